import { expect } from "chai";
import { consoleWordsLoaded, mandatorySettings, openSearch, productsAnswer } from "../testing/search.driver.js";

describe("settings of a shared search", () => {
  it("come from the first element that gives them; another value is ignored with one warning", async () => {
    const page = await openSearch({ given: { currency: "EUR" } });
    const second = {};
    page.search.join(second, { ...mandatorySettings, currency: "GBP" });
    page.search.join({}, { ...mandatorySettings, currency: "USD" });
    await page.settled();
    await consoleWordsLoaded();
    expect(page.state().settings.currency).to.equal("EUR");
    expect(page.warnings).to.have.length(1);
    expect(page.warnings[0]).to.include('"currency"').and.include('"GBP"').and.include("store");
  });

  it("are completed by a later element that gives what the first did not", async () => {
    const page = await openSearch();
    page.search.join({}, { ...mandatorySettings, seTitle: "Ski" });
    await page.settled();
    expect(page.state().settings.seTitle).to.equal("Ski");
    expect(page.warnings).to.deep.equal([]);
  });

  it("changed at runtime by any element change the search, which requests again", async () => {
    const page = await openSearch({ results: true });
    const second = {};
    page.search.join(second, { ...mandatorySettings, engineId: 1 });
    page.newCalls();
    page.search.join(second, { ...mandatorySettings, engineId: 5 });
    await page.settled();
    expect(page.state().settings.engineId).to.equal(5);
    expect(page.newCalls()).to.deep.equal(["find", "products", "counts"]);
    page.search.join(second, { ...mandatorySettings });
    page.search.join(second, { locale: "fr-FR", currency: "EUR", menuDomain: "https://ski.example" });
    await page.settled();
    expect(page.state().settings.engineId).to.equal(1);
  });
});

describe("a setting changed at runtime", () => {
  it("is the first element's again once the element that changed it takes it back", async () => {
    const page = await openSearch();
    const second = {};
    for (const given of [{}, { engineId: 5 }, { engineId: 6 }]) page.search.join(second, given);
    await page.settled();
    expect(page.state().settings.engineId).to.equal(6);
    page.search.join(second, {});
    await page.settled();
    expect(page.state().settings.engineId).to.equal(1);
  });

  it("is warned of again on a page whose elements all left", async () => {
    const page = await openSearch();
    const warned = () => page.warnings.filter((text) => text.includes('"engineId"')).length;
    const others = [{}, {}];
    for (const [index, element] of others.entries()) page.search.join(element, { ...mandatorySettings, engineId: 5 + index });
    await consoleWordsLoaded();
    expect(warned()).to.equal(1);
    for (const element of [page.bar, ...others]) page.search.leave(element);
    await page.settled();
    for (const [index, element] of [{}, {}].entries()) page.search.join(element, { ...mandatorySettings, engineId: 7 + index });
    await consoleWordsLoaded();
    expect(warned()).to.equal(2);
  });

  it("is warned of again when an element leaves and comes back with another value, and not for another element that agrees", async () => {
    const page = await openSearch({ given: { currency: "GBP" } });
    const second = {};
    page.search.join(second, mandatorySettings);
    page.search.join({}, { ...mandatorySettings, currency: "GBP" });
    await consoleWordsLoaded();
    expect(page.warnings).to.have.length(1);
    page.search.leave(page.bar);
    page.search.join(page.bar, { ...mandatorySettings, currency: "GBP" });
    await page.settled();
    await consoleWordsLoaded();
    expect(page.warnings).to.have.length(2);
    expect(page.warnings[1]).to.contain('"currency" is already "EUR"').and.contain('"GBP" is ignored');
    expect(page.state().settings.currency).to.equal("EUR");
  });

  it("requests nothing again when the answers do not depend on it", async () => {
    const page = await openSearch({ results: true });
    page.last("products").answer(productsAnswer([1], { pageCount: 3 }));
    await page.settled();
    page.actions.results.showPage(2);
    page.newCalls();
    page.search.setConsent(["preferences"]);
    page.search.join({}, { ...mandatorySettings, seTitle: "Ski" });
    await page.settled();
    expect(page.newCalls()).to.deep.equal([]);
    expect([page.state().page, page.state().settings.seTitle]).to.deep.equal([2, "Ski"]);
    expect(page.changes.filter(({ changed }) => changed.includes("settings"))).to.deep.equal([]);
  });

  it("URL-31 wins over the engine in the hash, which is rewritten", async () => {
    const page = await openSearch({ results: true });
    page.actions.sort.choose("price-asc");
    page.search.join(page.bar, { ...mandatorySettings, engineId: 5 });
    await page.settled();
    expect(page.state().settings.engineId).to.equal(5);
    expect(page.location.hash()).to.include("e=5");
  });

  it("leaves with the element that changed it, while what elements gave stays for the remaining ones", async () => {
    const page = await openSearch();
    const other = {};
    page.search.join(other, mandatorySettings);
    page.search.join(other, { ...mandatorySettings, locale: "en-GB" });
    await page.settled();
    expect(page.state().settings.locale).to.equal("en-GB");
    page.search.leave(other);
    page.search.leave(page.bar);
    page.search.join({}, { ...mandatorySettings, locale: "nl-NL" });
    await page.settled();
    expect(page.state().settings.locale).to.equal("nl-NL");
    expect(page.warnings).to.deep.equal([]);
  });

  it("BOOT-25 STATE-24 ends with the element that gave it, once another joins, and so does what it pre-filled", async () => {
    const page = await openSearch({ given: { locale: "en-GB", flight: true, currency: "GBP" } });
    expect(page.state()).to.deep.include({ transfer: true, packages: ["PFTT"] });
    page.search.leave(page.bar);
    await page.settled();
    page.search.join({}, { ...mandatorySettings, locale: "en-GB" });
    await page.settled();
    expect(page.state().settings).to.include({ flight: false, onPage: null, currency: "EUR" });
    expect(page.state()).to.deep.include({ transfer: false, packages: [] });
  });

  it("of an element that left stays valid for the remaining ones, whatever they change, until another joins", async () => {
    const page = await openSearch({ given: { seTitle: "Ski" } });
    const gallery = {};
    page.search.join(gallery, {});
    page.search.leave(page.bar);
    page.search.join(gallery, { crossedPrice: "none" });
    await page.settled();
    expect(page.state().settings).to.include({ seTitle: "Ski", engineId: 1, crossedPrice: "none" });
    page.search.join({}, mandatorySettings);
    await page.settled();
    expect(page.state().settings).to.include({ seTitle: null, crossedPrice: "none" });
    expect(page.named("environment")).to.deep.equal([]);
  });

  it("what the visitor agreed to does not end with the element that passed it on", async () => {
    const page = await openSearch({ given: { consent: ["preferences"] } });
    page.search.leave(page.bar);
    await page.settled();
    page.search.join({}, mandatorySettings);
    await page.settled();
    expect(page.state().settings.consent).to.deep.equal(["preferences"]);
  });

  it("url-sync turned on adopts the hash, turned off leaves it", async () => {
    const page = await openSearch({ results: true, hash: "capacity=18-18-18", given: { urlSync: "none" } });
    expect(page.state().participants).to.have.length(2);
    page.search.join(page.bar, { ...mandatorySettings, urlSync: "hash" });
    await page.settled();
    expect(page.state().participants).to.have.length(3);
    page.search.join(page.bar, { ...mandatorySettings, urlSync: "none" });
    await page.settled();
    page.actions.sort.choose("price-asc");
    expect(page.location.hash()).to.equal("#capacity=18-18-18");
  });

  it("reports nothing when nothing changes", async () => {
    const page = await openSearch({ results: true });
    const settings = page.state().settings;
    page.search.join({}, mandatorySettings);
    await page.settled();
    expect(page.changes).to.deep.equal([]);
    expect(page.state().settings).to.equal(settings);
  });

  it("keeps the page's own objects as they are", async () => {
    const topStations = [{ id: 7, label: "Tignes", placeType: "station", domainName: "", regionName: "", countryName: "" } as const];
    const [first] = topStations;
    const page = await openSearch({ given: { topStations } });
    expect(topStations[0]).to.equal(first);
    expect(page.state().settings.topStations[0]).to.equal(first);
  });
});

describe("what the page sets before its settings are there", () => {
  it("stays, is announced and is in the hash", async () => {
    const page = await openSearch({ results: true, given: { engineId: undefined }, hash: "c[]=69" });
    page.actions.search.set({ sort: "price-desc", packages: ["PF"] });
    page.last("environment").answer({ ENGINE_ID: "4" });
    await page.settled();
    expect(page.search.publicSnapshot()).to.deep.include({ sort: "price-desc", packages: ["PF"], criteria: [69] });
    expect(page.changes.map(({ changed }) => changed)).to.deep.equal([["sort", "packages"]]);
    expect(page.location.hash()).to.include("packages[]=PF");
  });
});

describe("flags", () => {
  it("stay the same object while a setting changes that they do not depend on", async () => {
    const page = await openSearch();
    const { flags } = page.state();
    page.search.join(page.bar, { ...mandatorySettings, seTitle: "Ski" });
    await page.settled();
    expect([page.state().settings.seTitle, page.state().flags === flags]).to.deep.equal(["Ski", true]);
    page.search.join(page.bar, { ...mandatorySettings, features: { packageTabs: false } });
    await page.settled();
    expect(page.state().flags.packageTabs).to.equal(false);
  });

  it("follow the features attribute", async () => {
    const page = await openSearch({ given: { features: { packageTabs: false } }, results: true });
    expect(page.state().flags.packageTabs).to.equal(false);
    expect(page.last("products").request.packageTabs).to.equal(false);
  });
});
