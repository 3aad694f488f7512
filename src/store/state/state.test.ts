import { readFileSync } from "node:fs";
import { expect } from "chai";
import { locales } from "../../domain/locale.js";
import { emptyCounts, emptyFind, openSearch, productsAnswer } from "../testing/search.driver.js";
import { version } from "../version.js";

describe("a search before anything is chosen", () => {
  it("STATE-01..05 starts with its engine, no dates, two adults, no package and no transfer", async () => {
    const { state } = await openSearch();
    const { settings, stayDates, participants, packages, transfer } = state();
    expect(settings.engineId).to.equal(1);
    expect(stayDates).to.deep.equal({ start: null, end: null });
    expect(participants).to.deep.equal([
      { id: 1, age: 18 },
      { id: 2, age: 18 },
    ]);
    expect(packages).to.deep.equal([]);
    expect(transfer).to.equal(false);
  });

  it("STATE-38..39 is for two adults of 18 and no child", async () => {
    const { state } = await openSearch();
    expect(state().participants.map(({ age }) => age)).to.deep.equal([18, 18]);
  });

  for (const urlSync of ["hash", "none"] as const)
    it(`STATE-12..20 has no criteria, no lodging type, no place, no budget, the seller's order, page 1 and no origin, with url-sync ${urlSync}`, async () => {
      const { state } = await openSearch({ given: { urlSync } });
      const { criteria, lodgingTypes, place, budget, sort, page, origin } = state();
      expect({ criteria, lodgingTypes, place, budget, sort, page, origin }).to.deep.equal({
        criteria: [],
        lodgingTypes: [],
        place: null,
        budget: { min: null, max: null },
        sort: "best-seller",
        page: 1,
        origin: null,
      });
    });

  it("STATE-21..24, STATE-29..31 holds its settings: locale, language, works council, page kind, title, assets, top stations", async () => {
    const topStations = [{ id: 7, label: "Tignes", placeType: "station", domainName: "", regionName: "", countryName: "" } as const];
    const { state, search } = await openSearch({
      given: { locale: "fr_FR-CSE", onPage: "club", seTitle: "Ski", assetsDomain: "https://cdn.example/searchbox/", topStations },
    });
    const { locale, language, worksCouncil, onPage, seTitle, assetsDomain } = state().settings;
    expect({ locale, language, worksCouncil, onPage, seTitle, assetsDomain }).to.deep.equal({
      locale: "fr-FR-CSE",
      language: "fr",
      worksCouncil: true,
      onPage: "club",
      seTitle: "Ski",
      assetsDomain: "https://cdn.example/searchbox",
    });
    expect(state().settings.topStations).to.deep.equal(topStations);
    expect(search.name).to.equal("default");
  });

  it("STATE-22 has the language of its locale", async () => {
    for (const locale of locales) {
      const { state } = await openSearch({ given: { locale } });
      expect(state().settings.language, locale).to.equal(locale.slice(0, 2));
    }
  });

  it("STATE-25 is a results page by the kind that any element gives", async () => {
    const page = await openSearch();
    page.search.join({}, { engineId: 1, locale: "fr-FR", currency: "EUR", menuDomain: "https://ski.example" }, { resultsPage: true });
    expect(page.actions.search.submit().url).to.equal(null);
    page.actions.packages.toggle("PF");
    expect(page.location.entries()).to.equal(2);
  });

  it("STATE-28 keeps the date picker closed until it is opened", async () => {
    const { state, actions } = await openSearch();
    expect(state().datesOpen).to.equal(false);
    actions.stayDates.open(true);
    expect(state().datesOpen).to.equal(true);
  });

  it("STATE-32 lets a change of packages send a find", async () => {
    const { actions, newCalls } = await openSearch();
    newCalls();
    actions.packages.toggle("PF");
    expect(newCalls()).to.deep.equal(["find"]);
  });
});

describe("what the search keeps of its calls", () => {
  it("STATE-34 keeps the latest find request and answer", async () => {
    const page = await openSearch();
    const answer = { ...emptyFind, count: 12 };
    page.last("find").answer(answer);
    await page.settled();
    expect(page.state().find.request).to.deep.equal(page.last("find").request);
    expect(page.state().find.answer).to.deep.equal(answer);
  });

  it("STATE-35 keeps the latest counts request and answer", async () => {
    const page = await openSearch({ results: true });
    const answer = { ...emptyCounts, criteria: [{ id: 69, count: 4 }] };
    page.last("counts").answer(answer);
    await page.settled();
    expect(page.state().counts.request).to.deep.equal(page.last("counts").request);
    expect(page.state().counts.answer).to.deep.equal(answer);
  });

  it("STATE-36 keeps the latest autocomplete request and answer", async () => {
    const page = await openSearch();
    page.actions.place.type("val");
    page.clock.advance(300);
    const answer = { suggestions: [] };
    page.last("autocomplete").answer(answer);
    await page.settled();
    expect(page.state().autocomplete.request?.text).to.equal("val");
    expect(page.state().autocomplete.answer).to.deep.equal(answer);
  });

  it("STATE-26..27 shows while products and counts load, each on its own", async () => {
    const page = await openSearch({ results: true });
    const loading = () => [page.state().products.status, page.state().counts.status];
    expect(loading()).to.deep.equal(["loading", "loading"]);
    page.last("counts").answer(emptyCounts);
    await page.settled();
    expect(loading()).to.deep.equal(["loading", "ready"]);
    page.last("products").answer(productsAnswer([1]));
    await page.settled();
    expect(loading()).to.deep.equal(["ready", "ready"]);
  });
});

describe("setters that ignore empty values", () => {
  it("STATE-41 a minimum budget of 0 changes nothing", async () => {
    const { state, actions } = await openSearch();
    actions.budget.set({ min: 300 });
    actions.budget.set({ min: 0 });
    expect(state().budget.min).to.equal(300);
  });

  it("STATE-42 a maximum budget of null or undefined changes nothing", async () => {
    const { state, actions } = await openSearch();
    actions.budget.set({ max: 2000 });
    actions.budget.set({ max: null });
    actions.budget.set({});
    expect(state().budget.max).to.equal(2000);
  });

  it("STATE-43 a page of null or undefined changes nothing", async () => {
    const { state, actions } = await openSearch({ results: true });
    actions.results.showPage(3);
    for (const nothing of [null, undefined]) actions.results.showPage(nothing as unknown as number);
    expect(state().page).to.equal(3);
  });

  it("a bound is emptied by clearing it", async () => {
    const { state, actions } = await openSearch();
    actions.budget.set({ min: 300, max: 900 });
    actions.budget.clear("min");
    expect(state().budget).to.deep.equal({ min: null, max: 900 });
  });
});

describe("the version", () => {
  it("is the package's", () => {
    const manifest: unknown = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
    expect(manifest).to.have.property("version", version);
  });
});
