import { expect, waitUntil } from "@open-wc/testing";
import { keptBand } from "../../domain/contribution.js";
import { samplePrestation, sampleProduct } from "../../domain/testing/products.sample.js";
import { initialState } from "../../store/state/initial.js";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";

const page = { origin: "https://ski.example", host: "ski.example", href: "https://ski.example/", search: "" };
const bands = [
  { id: "A", label: "Tranche A", rate: 0.4 },
  { id: "B", label: "Tranche B", rate: 0.3 },
];
const offer = samplePrestation({ id: 1, codePackage: "PF", price: 875, startDate: "2027-02-06", endDate: "2027-02-13", isWiyp: false });

describe("what is left to pay on a card", () => {
  let drawn: ResultsPage | undefined;
  afterEach(() => drawn?.remove());

  async function draw(contribution: object | null, band: string | null = null): Promise<ResultsPage> {
    const state = initialState(page);
    const settings = { ...state.settings, contribution: contribution as Record<string, unknown> | null };
    drawn = await resultsPage({
      state: { settings, contributionBand: band, stayDates: { start: "2027-02-06", end: "2027-02-13" }, packages: ["PF"] },
    });
    await drawn.list([sampleProduct({ id: 1, prestations: [offer] })]);
    return drawn;
  }
  /** Spaces of every width read alike. */
  const plain = (element: Element) => (element.textContent ?? "").replaceAll(/\s/g, " ");
  const lineOf = (results: ResultsPage) => results.all("left-to-pay").map(plain);

  it("is not there without a council's rule", async () => {
    expect(lineOf(await draw(null))).to.deep.equal([]);
  });

  it("is under the total, with the council's share, and adds up step by step at a press", async () => {
    const results = await draw({
      label: "CSE Valmont",
      rate: 0.3,
      perYear: { max: 450, used: 250 },
      paid: "refund",
      note: "Une fois l’an.",
    });
    expect(lineOf(results)[0]).to.match(/Reste à payer, environ675 €.*Part de CSE Valmont, environ200 €/);
    results.one("contribution-open").click();
    await waitUntil(() => results.all("contribution-sum").length === 1, "the sum shows");
    const rows = [...results.one("contribution-sum").querySelectorAll("div")].map(plain);
    expect(rows).to.deep.equal([
      "Hébergement + forfait851 €",
      "Frais de réservation (non pris en compte)24 €",
      "Prix du vendeur875 €",
      "30 % de 851 €255,30 €",
      "Au plus 200 € cette année200 €",
      "Part de CSE Valmont, environ−200 €",
      "Reste à payer, environ675 €",
    ]);
    expect(results.one("contribution-modal").textContent).to.include("Une fois l’an.").and.to.include("vous rembourse");
  });

  it("asks for the band once, in the sheet", async () => {
    const results = await draw({ label: "CSE Valmont", bands });
    expect(lineOf(results)[0]).to.include("selon votre tranche");
    results.one("contribution-open").click();
    await waitUntil(() => results.all("contribution-bands").length === 1, "the bands show");
    results.one("contribution-bands").querySelectorAll("input")[1]?.click();
    const band = keptBand({ label: "CSE Valmont" }, "B");
    expect(results.search.callsOf("contribution.chooseBand")).to.deep.equal([[band]]);
    await results.change({ contributionBand: band });
    expect(lineOf(results)[0]).to.include("Reste à payer, environ620 €");
  });

  it("is one line above the list too: the council, its rule, and the choice of a band", async () => {
    const results = await draw({ label: "CSE Valmont", bands, perYear: { max: 450 } });
    expect(plain(results.one("council-note"))).to.equal("CSE Valmont paie de 30 % à 40 %, au plus 450 € par anChoisir ma tranche");
    results.one("choose-band").click();
    await waitUntil(() => results.all("contribution-bands").length === 1, "the bands show");
    expect(results.all("contribution-sum")).to.have.lengthOf(0);
    expect((await draw({ label: "CSE Valmont", bands, band: "A" })).all("choose-band"), "known to the portal").to.have.lengthOf(0);
  });

  it("says so where the price is not detailed enough", async () => {
    expect(lineOf(await draw({ label: "CSE Valmont", rate: 0.3, base: ["stay"] }))[0]).to.include("pas assez détaillé");
  });

  it("shows nothing of a rule that does not fit, and reports it to the page once", async () => {
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (message: unknown) => void warnings.push(message);
    const results = await draw({ label: "CSE Valmont", rate: 30 });
    expect(lineOf(results)).to.deep.equal([]);
    console.warn = warn;
    expect(warnings).to.have.lengthOf(1);
    expect(String(warnings[0])).to.match(/^ski-elements: contribution has parts that are unknown or do not fit: rate\./);
  });
});
