import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { painted } from "../../../test/fixtures/painted.js";
import type { ResultsPage } from "../../../test/fixtures/results-page.js";
import { prestation, product } from "../../../test/fixtures/results-products.js";
import { stayKey, type KeptStay } from "../../domain/shortlist.js";
import type { StayWeeks } from "../../store/state/types.js";
import { dates, keptStay, ofStays, openShortlist, rowOf, shortlistPage } from "./shortlist.driver.js";

const sooner = { start: "2027-01-30", end: "2027-02-06" };
const later = { start: "2027-02-13", end: "2027-02-20" };
const title = "Une semaine plus tôt ou plus tard";

const priced = (id: number, price: number, stayDates: KeptStay["stayDates"], more: Partial<KeptStay> = {}) =>
  keptStay(id, { product: product(id, { prestations: [prestation(id * 100, { price, codePackage: "PF" })] }), stayDates, ...more });
const kept = priced(1, 800, dates);
const ready: StayWeeks = {
  status: "ready",
  weeks: [
    { stayDates: sooner, stay: priced(1, 700, sooner) },
    { stayDates: dates, stay: kept },
    { stayDates: later, stay: "none" },
  ],
};

describe("a week sooner or later", function () {
  this.timeout(60_000);
  let page: ResultsPage;
  beforeEach(() => setViewport({ width: 1440, height: 900 }));
  afterEach(() => page.remove());
  const weeks = () => [...page.root.querySelectorAll<HTMLElement>("[part~=week]")];
  const news = () =>
    [...page.one("shortlist-modal").querySelectorAll("[role=status]")].map(({ textContent }) => textContent?.replace(/\s/g, " "));
  const load = (byKey: Readonly<Record<string, StayWeeks>>) => {
    const { shortlist } = page.search.snapshot();
    return page.change({ shortlist: { ...shortlist, weeks: byKey } });
  };

  it("is requested at a press, for each stay that is compared then and later, not before", async () => {
    page = await shortlistPage([kept, keptStay(2)]);
    await openShortlist(page);
    expect(rowOf(page, title)).to.deep.equal(["Voir les prix", "Voir les prix"]);
    expect(page.search.callsOf("shortlist.requestWeeks")).to.deep.equal([]);
    page.one("show-weeks").click();
    await painted();
    expect(page.search.callsOf("shortlist.requestWeeks")).to.deep.equal([["1"], ["2"]]);
    await page.change({ shortlist: ofStays([kept, keptStay(2), keptStay(3)]) });
    for (const box of page.one("kept-stays").querySelectorAll<HTMLInputElement>("input:not(:checked)")) box.click();
    await painted();
    expect(page.search.callsOf("shortlist.requestWeeks")).to.deep.include(["3"]);
  });

  it("keeps the focus of the press, and gives it to the chosen week once they are there", async () => {
    page = await shortlistPage([kept]);
    await openShortlist(page);
    page.one("show-weeks").focus();
    page.one("show-weeks").click();
    await load({ 1: { status: "loading", weeks: [] } });
    expect(page.root.activeElement?.className).to.equal("weeks-cell");
    await load({ 1: ready });
    expect(page.root.activeElement === weeks()[1]).to.equal(true);
  });

  it("names another room or flat than the one that was kept", async () => {
    const larger = keptStay(1, {
      stayDates: sooner,
      product: product(1, { prestations: [prestation(100, { price: 900, codePackage: "PF", name: "Appartement 6 personnes" })] }),
    });
    page = await shortlistPage([kept]);
    await openShortlist(page);
    await load({ 1: { status: "ready", weeks: [{ stayDates: sooner, stay: larger }, ...ready.weeks.slice(1)] } });
    expect(weeks()[0]?.textContent).to.include("Appartement 6 personnes");
    expect(weeks()[1]?.querySelector(".other-room")).to.equal(null);
  });

  it("shows that it is loading, and can be requested again where that failed", async () => {
    page = await shortlistPage([kept, keptStay(2)]);
    await openShortlist(page);
    await load({ 1: { status: "loading", weeks: [] }, 2: { status: "failed", weeks: [] } });
    expect(rowOf(page, title)).to.deep.equal(["Chargement des prix…", "Impossible de charger ces prix. Réessayer"]);
    page.one("retry").click();
    expect(page.search.callsOf("shortlist.requestWeeks")).to.deep.equal([["2"]]);
    await expect(page.host).to.be.accessible();
  });

  it("moves the stay at a press, which keeps the focus, and announces its new dates", async () => {
    page = await shortlistPage([kept]);
    await openShortlist(page);
    await load({ 1: ready });
    expect(weeks().map((week) => [week.textContent?.replace(/\s/g, " "), week.ariaPressed])).to.deep.equal([
      ["30 janv.700 €la moins chère", "false"],
      ["6 févr.800 €", "true"],
    ]);
    expect(rowOf(page, title)[0]).to.include("13 févr.Aucun séjour");
    await expect(page.host).to.be.accessible();
    const [first] = weeks();
    first?.focus();
    first?.click();
    await painted();
    expect(page.search.callsOf("shortlist.changeDates")).to.deep.equal([["1", ready.weeks[0]?.stay]]);
    expect(news()).to.include("Résidence 1 : maintenant 30 janv. – 6 févr. 2027.");
    const former = { stayDates: dates, price: 800, room: "Chalet" };
    const moved = { ...priced(1, 700, sooner), former };
    await page.change({ shortlist: { ...ofStays([moved]), weeks: { 1: ready } } });
    expect(page.root.activeElement === first && first?.ariaPressed === "true").to.equal(true);
    expect(rowOf(page, "Prix")[0]).to.include("800 € pour 6 – 13 févr. 2027 (Chalet)");
    expect(page.one("kept-stay").textContent).not.to.include("autre recherche");
    first?.click();
    expect(page.search.callsOf("shortlist.changeDates"), "it is there already").to.have.length(1);
  });

  it("can be compared with the week of the stay: the lodging has two columns, which name their dates", async () => {
    page = await shortlistPage([kept]);
    await openShortlist(page);
    await load({ 1: ready });
    expect(page.one("add-week").textContent?.replace(/\s/g, " ")).to.equal("Comparer aussi : 30 janv. – 6 févr. 2027");
    page.one("add-week").click();
    await painted();
    expect(page.search.callsOf("shortlist.addDates")).to.deep.equal([["1", ready.weeks[0]?.stay]]);
    const copy = priced(1, 700, sooner, { copy: 1 });
    expect(stayKey(copy)).to.equal("1.1");
    await page.change({ shortlist: { ...ofStays([kept, copy]), weeks: { 1: ready } } });
    const heads = [...page.one("comparison").querySelectorAll("thead th .column-dates")].map(({ textContent }) => textContent);
    expect(heads.map((head) => head?.replace(/\s/g, " "))).to.deep.equal(["6 – 13 févr. 2027", "30 janv. – 6 févr. 2027"]);
    const removers = page.all("remove-kept").map((button) => button.ariaLabel?.replace(/\s/g, " "));
    expect(removers).to.deep.equal([
      "Retirer Résidence 1, 6 – 13 févr. 2027 de ma sélection",
      "Retirer Résidence 1, 30 janv. – 6 févr. 2027 de ma sélection",
    ]);
    expect(rowOf(page, "Prix")[1], "the same lodging at other dates").to.match(/^Le moins cher/);
    expect(rowOf(page, title)[0]).to.include("30 janv.700 €la moins chèrecomparée");
    expect(page.all("add-week")).to.have.length(0);
    await expect(page.host).to.be.accessible();
  });

  it("is refused as a fifth column, with a message", async () => {
    page = await shortlistPage([kept, keptStay(2), keptStay(3), keptStay(4)]);
    await openShortlist(page);
    await load({ 1: ready });
    page.one("add-week").click();
    await painted();
    expect(page.search.callsOf("shortlist.addDates")).to.deep.equal([]);
    const note = page.one("comparison").querySelector("[role=alert]");
    expect(note?.textContent, "beside what was pressed").to.include("Vous comparez déjà 4 séjours");
    await expect(page.host).to.be.accessible();
  });

  it("is not offered without dates", async () => {
    page = await shortlistPage([keptStay(1, { stayDates: { start: null, end: null } })]);
    await openShortlist(page);
    expect(rowOf(page, title)).to.deep.equal([]);
  });
});
