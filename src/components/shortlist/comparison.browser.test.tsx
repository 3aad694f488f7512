import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { painted } from "../../../test/fixtures/painted.js";
import type { ResultsPage } from "../../../test/fixtures/results-page.js";
import { prestation } from "../../../test/fixtures/results-products.js";
import { sampleTransport } from "../../domain/testing/products.sample.js";
import type { PricedPlace } from "../../api/calls/priced-places.js";
import type { Prestation, Product } from "../../domain/products.js";
import type { KeptStay } from "../../domain/shortlist.js";
import { checked, keptStay, ofStays, openShortlist, rowOf, shortlistPage } from "./shortlist.driver.js";

describe("the comparison", function () {
  this.timeout(60_000);
  let page: ResultsPage;
  beforeEach(() => setViewport({ width: 1440, height: 900 }));
  afterEach(() => page.remove());
  const boxes = () => [...page.one("kept-stays").querySelectorAll<HTMLInputElement>("input")];
  const news = () =>
    [...page.one("shortlist-modal").querySelectorAll("[role=status]")].map(({ textContent }) => textContent).filter(Boolean);

  it("announces that no stay is compared once the last one is unticked, and leaves the focus on its box", async () => {
    page = await shortlistPage([keptStay(1), keptStay(2)]);
    await openShortlist(page);
    for (const box of boxes()) {
      box.focus();
      box.click();
      await painted();
    }
    const none = "Aucun séjour à comparer. Cochez ceux que vous voulez comparer.";
    expect(page.all("comparison")).to.have.length(0);
    expect(news()).to.deep.equal([none]);
    expect(page.one("shortlist-modal").querySelector(".shortlist-hint")?.textContent).to.equal(none);
    expect(page.root.activeElement === boxes()[1]).to.equal(true);
  });

  const lodging = (id: number, changes: Partial<Product>) => {
    const stay = keptStay(id);
    return { ...stay, product: { ...stay.product, ...changes } };
  };

  it("says in a word which stay is the only best of a row, and in none where two are", async () => {
    page = await shortlistPage([
      lodging(1, { criterias: [285], averageRating: 4.61, reviewNumber: 20 }),
      lodging(2, { criterias: [], averageRating: 4.2, reviewNumber: 9 }),
      lodging(3, { criterias: [285], averageRating: 4.56, reviewNumber: 300 }),
    ]);
    await openShortlist(page);
    const bests = () => [...page.one("comparison").querySelectorAll(".best")].map(({ textContent }) => textContent);
    expect(bests(), "the rating of two is written alike").to.deep.equal([]);
    const [first = keptStay(1), second = keptStay(2)] = page.search.snapshot().shortlist.stays as KeptStay[];
    await page.change({ shortlist: ofStays([first, second]) });
    expect(rowOf(page, "Avis des voyageurs")[0]).to.match(/^Le mieux noté \| 4,6 sur 5/);
    expect(bests()).to.deep.equal(["Le mieux noté"]);
  });

  it("compares no price of other dates, of another party, or that is not checked yet", async () => {
    const cheap = lodging(1, { prestations: [prestation(1, { price: 600, codePackage: "PF" })] });
    const prices = () => rowOf(page, "Prix").map((cell) => cell.startsWith("Le moins cher"));
    page = await shortlistPage([cheap, keptStay(2)]);
    await openShortlist(page);
    expect(prices()).to.deep.equal([true, false]);
    await checked(page, cheap, { status: "checking" });
    expect(prices()).to.deep.equal([false, false]);
    const undated = { stayDates: { start: null, end: null } };
    await page.change({ shortlist: ofStays([{ ...cheap, ...undated }, keptStay(2, undated)]) });
    expect(prices(), "each has dates of its own").to.deep.equal([false, false]);
    for (const change of [{ ages: [18, 18, 8] }, { stayDates: { start: "2027-02-13", end: "2027-02-20" } }]) {
      await page.change({ shortlist: ofStays([{ ...cheap, ...change }, keptStay(2)]) });
      expect(prices()).to.deep.equal([false, false]);
    }
  });

  const place = (id: number, facts: Partial<PricedPlace>): PricedPlace => ({
    ...{ id, type: "station", label: `Station ${id}`, count: 1, price: null, nights: null, start: null, lat: null, lng: null },
    ...{ altitude: null, altitudeMax: null, slopesKm: null, lifts: null, area: null, access: null, ...facts },
  });

  it("compares the height, the ski area and the way from the airport where the server knows them", async () => {
    const stays = [lodging(1, { stationId: 1 }), lodging(2, { stationId: 2 }), lodging(3, { stationId: 3 })];
    page = await shortlistPage(stays);
    await openShortlist(page);
    expect(page.search.callsOf("shortlist.requestPlaces")).to.have.length(1);
    expect(rowOf(page, "Altitude de la station")).to.deep.equal([]);
    const { shortlist } = page.search.snapshot();
    const access = [{ code: "GVA", kind: "airport", minutes: 155 }] as const;
    const places = [
      place(1, { altitude: 2300, altitudeMax: 3230, slopesKm: 600, area: "Les 3 Vallées", access }),
      place(2, { altitude: 1850, altitudeMax: 1850, slopesKm: 150 }),
    ];
    await page.change({ shortlist: { ...shortlist, places } });
    expect(rowOf(page, "Altitude de la station")).to.deep.equal([
      "La plus haute | 2 300 m | remontées jusqu’à 3 230 m",
      "1 850 m",
      "Non précisé",
    ]);
    expect(rowOf(page, "Domaine skiable")).to.deep.equal([
      "Le plus grand | 600 km de pistes | Les 3 Vallées",
      "150 km de pistes",
      "Non précisé",
    ]);
    const widths = [...page.one("comparison").querySelectorAll(".share .own")].map((bar) => bar.getBoundingClientRect().width);
    expect((widths[1] ?? 0) / (widths[0] ?? 1), "a quarter of the largest").to.be.closeTo(0.25, 0.02);
    expect(rowOf(page, "Trajet")).to.deep.equal([
      "Sans transport dans cette formule | Aéroport de Genève env. 2 h 35 min",
      "Non précisé",
      "Non précisé",
    ]);
    await expect(page.host).to.be.accessible();
  });

  it("has a row for the journeys where a stay has one", async () => {
    const flown = (transport: Prestation["transport"]) => lodging(1, { prestations: [prestation(1, { codePackage: "PF", transport })] });
    page = await shortlistPage([flown(null), keptStay(2)]);
    await openShortlist(page);
    expect(rowOf(page, "Trajet")).to.deep.equal([]);
    await page.change({ shortlist: ofStays([flown(sampleTransport), keptStay(2)]) });
    const [journey = "", none] = rowOf(page, "Trajet");
    expect(journey).to.match(/^Vol, Névéa Air 730 · London Gatwick 7 h 35 – Geneva 10 h 20, Direct .* retour le 13 févr. à 16 h 45$/);
    expect(none).to.equal("Non précisé");
  });

  it("has a row for each amenity that differs, one for all that are alike, and a link to each stay at both ends", async () => {
    page = await shortlistPage([lodging(1, { criterias: [74, 55, 27] }), lodging(2, { criterias: [70, 55, 27] })]);
    await openShortlist(page);
    expect(rowOf(page, "Piscine")).to.deep.equal(["Oui", "Non"]);
    expect(rowOf(page, "Sauna")).to.deep.equal(["Non", "Oui"]);
    expect(rowOf(page, "Identique partout")).to.deep.equal(["Wifi, Télévision | Afficher ces lignes"]);
    const more = page.one("alike-rows");
    more.click();
    await painted();
    expect([rowOf(page, "Wifi"), rowOf(page, "Télévision")]).to.deep.equal([
      ["Oui", "Oui"],
      ["Oui", "Oui"],
    ]);
    expect([more.textContent, more.ariaExpanded]).to.deep.equal(["Masquer ces lignes", "true"]);
    await expect(page.host).to.be.accessible();
    more.click();
    await painted();
    expect(rowOf(page, "Wifi")).to.deep.equal([]);
    const links = [...page.one("comparison").querySelectorAll<HTMLAnchorElement>("[part~=see-stay]")];
    expect(links.map((link) => link.ariaLabel)).to.deep.equal([1, 2, 1, 2].map((id) => `Voir le séjour Résidence ${id} (nouvel onglet)`));
    const names = page.all("kept-link").map((link) => link.getAttribute("href"));
    expect(
      links.map(({ href }) => href),
      "as the names in the list and over the columns",
    ).to.deep.equal(names);
    await expect(page.host).to.be.accessible();
  });
});
