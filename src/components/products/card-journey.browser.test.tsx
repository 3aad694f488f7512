import { expect, waitUntil } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { createFakeSearch } from "../../../test/fixtures/fake-search.js";
import { painted } from "../../../test/fixtures/painted.js";
import { prestation, product } from "../../../test/fixtures/results-products.js";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { sampleTransport } from "../../domain/testing/products.sample.js";
import { emptyFind } from "../../store/testing/search.driver.js";
import { dates, plain, resultsFlags, settle, showCard } from "./card.driver.js";

let page: ResultsPage;
before(() => setViewport({ width: 1440, height: 900 }));
afterEach(() => page.remove());

describe("the journey on a card", () => {
  const openTab = () => page.one("tab-on").id.split("-").at(-1);

  it("shows the way out and back of the open tab, and of no other", async () => {
    const flight = prestation(9, { codePackage: "PFF", price: 1400, transport: sampleTransport, isWiyp: true });
    const shown = { flags: { ...(await resultsFlags()), flightVisible: true }, packages: ["PFF" as const] };
    page = await showCard(product(1, { prestations: [...product(1).prestations, flight] }), shown);
    const journeys = () => page.all("journey").map((journey) => plain(journey.textContent));
    const expected =
      "Vol, Névéa Air 730 · London Gatwick 7 h 35 – Geneva 10 h 20, Direct · 1 bagage par personne · transfert d’environ 2 h 35 min · retour le 13 févr. à 16 h 45";
    expect(journeys()).to.deep.equal([expected]);
    await expect(page.host).to.be.accessible();
    await settle(page, [...product(1).prestations, { ...flight, price: 1450 }]);
    expect(journeys(), "once the price is confirmed").to.deep.equal([expected]);
    page.all("tab")[0]?.click();
    await painted();
    expect([openTab(), journeys()]).to.deep.equal(["PFP", []]);
    page
      .all("tab")
      .find(({ id }) => id.endsWith("-PFF"))
      ?.click();
    await page.change({ stayDates: { start: null, end: null }, flags: { ...shown.flags, hidePriceWithoutDate: true } });
    await waitUntil(() => journeys().length === 0, "no journey where no dates are shown");
  });
});

describe("beside the journey on a card", () => {
  const change = () => page.all("journey-change")[0];
  const codes = ["LGW", "MAN"];

  /** A card with a flight, in the flight variant by default. */
  async function show({ isFlight = true } = {}) {
    const flight = prestation(9, { codePackage: "PFF", price: 1400, transport: sampleTransport, isWiyp: true });
    const { settings, flags, find } = createFakeSearch().snapshot();
    const answer = {
      ...emptyFind,
      origins: codes.map((code) => ({ code, name: code === "LGW" ? "London Gatwick" : "Manchester" })),
      packages: [{ id: "PFF", count: 3 }],
    };
    const state = {
      settings: { ...settings, locale: "en-GB" as const, currency: "GBP", flight: isFlight },
      flags: { ...flags, flightVisible: true, flightVersion: true },
      ...{ stayDates: dates, packages: ["PFF" as const], transfer: true, origin: "LGW" },
      find: { ...find, status: "ready" as const, answer },
    };
    page = await resultsPage({ locale: "en-GB", state });
    await page.list([product(1, { prestations: [flight] })]);
  }

  it("the departure of the search is changed in a dialog, which closes with the choice", async () => {
    await show();
    expect([change()?.textContent, change()?.ariaLabel]).to.deep.equal(["Change", "Change departure"]);
    change()?.focus();
    await sendKeys({ press: "Enter" });
    await painted();
    expect(page.one("origin-modal").querySelector("h2")?.textContent).to.equal("Travelling from");
    expect(page.all("suggestion").map(({ textContent }) => plain(textContent))).to.deep.equal(["London Gatwick(LGW)", "Manchester(MAN)"]);
    await expect(page.host).to.be.accessible();
    page.all("suggestion")[1]?.click();
    await painted();
    expect(page.search.callsOf("origin.choose")).to.deep.equal([["MAN"]]);
    expect(page.all("origin-modal")).to.have.lengthOf(0);
    expect(page.root.activeElement).to.equal(change());
  });

  it("the choice of no transport counts once it is confirmed, and the dialog has closed before the list is another", async () => {
    await show();
    const press = async () => {
      change()?.click();
      await painted();
      page.one("no-transport").querySelector("input")?.click();
      await painted();
    };
    await press();
    await sendKeys({ press: "Escape" });
    await painted();
    expect([page.all("origin-modal").length, page.search.callsOf("origin.switchTransfer")]).to.deep.equal([0, []]);
    await press();
    page.search.react("origin.switchTransfer", () => void page.products({ status: "loading" }));
    page.one("validate").click();
    await painted();
    expect([page.all("origin-modal").length, page.search.callsOf("origin.switchTransfer")]).to.deep.equal([0, [[false]]]);
  });

  it("nothing can be changed where a search has no departure", async () => {
    await show({ isFlight: false });
    expect([page.all("journey").length, change()]).to.deep.equal([1, undefined]);
  });
});
