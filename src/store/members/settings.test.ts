import { expect } from "chai";
import { openSearch, productsAnswer } from "../search.driver.js";

const four = { engineId: 1, locale: "fr-FR", currency: "EUR", menuDomain: "https://ski.example" };

/** The words for the console are loaded when they are wanted. */
async function said(): Promise<void> {
  await import("../console-words.js");
  await new Promise((done) => setTimeout(done));
}

describe("settings of a shared search", () => {
  it("are those of the first element that gives them; another value is ignored with one warning", async () => {
    const page = await openSearch({ given: { currency: "EUR" } });
    const second = {};
    page.search.join(second, { ...four, currency: "GBP" });
    page.search.join({}, { ...four, currency: "USD" });
    await page.settled();
    await said();
    expect(page.state().settings.currency).to.equal("EUR");
    expect(page.warnings).to.have.length(1);
    expect(page.warnings[0]).to.include('"currency"').and.include('"GBP"').and.include("store");
  });

  it("are completed by a later element that gives what the first did not", async () => {
    const page = await openSearch();
    page.search.join({}, { ...four, seTitle: "Ski" });
    await page.settled();
    expect(page.state().settings.seTitle).to.equal("Ski");
    expect(page.warnings).to.deep.equal([]);
  });

  it("changed at runtime by any element change the search, which requests again", async () => {
    const page = await openSearch({ results: true });
    const second = {};
    page.search.join(second, { ...four, engineId: 1 });
    page.newCalls();
    page.search.join(second, { ...four, engineId: 5 });
    await page.settled();
    expect(page.state().settings.engineId).to.equal(5);
    expect(page.newCalls()).to.deep.equal(["find", "products", "counts"]);
    page.search.join(second, { ...four });
    page.search.join(second, { locale: "fr-FR", currency: "EUR", menuDomain: "https://ski.example" });
    await page.settled();
    expect(page.state().settings.engineId).to.equal(1);
  });

  it("without all four mandatory ones request the environment once, and what is given wins", async () => {
    const page = await openSearch({ given: { currency: undefined, engineId: undefined, menuDomain: undefined, locale: "nl-NL" } });
    expect(page.state().status).to.equal("waiting");
    page.search.join({}, { locale: "nl-NL" });
    await page.settled();
    expect(page.named("environment")).to.have.length(1);
    page.last("environment").answer({ ENGINE_ID: "9", CURRENCY: "EUR", MENU_DOMAIN: "ski.example", LOCALE: "fr_FR" });
    await page.settled();
    expect(page.state().status).to.equal("ready");
    const { engineId, locale, menuDomain } = page.state().settings;
    expect({ engineId, locale, menuDomain }).to.deep.equal({ engineId: 9, locale: "nl-NL", menuDomain: "https://ski.example" });
  });

  for (const [missing, message] of [
    ["ENGINE_ID", "engineId is mandatory"],
    ["CURRENCY", "currency is mandatory"],
    ["MENU_DOMAIN", "menuDomain is mandatory"],
    ["LOCALE", "locale is mandatory"],
  ] as const) {
    it(`ERR-18, ENV-02..05 nothing starts without ${missing}, and the page is notified "${message}"`, async () => {
      const page = await openSearch({ given: { engineId: undefined, locale: undefined, currency: undefined, menuDomain: undefined } });
      const whole = { ENGINE_ID: "1", CURRENCY: "EUR", MENU_DOMAIN: "ski.example", LOCALE: "fr-FR" };
      page.last("environment").answer({ ...whole, [missing]: undefined });
      await page.settled();
      expect(page.state().status).to.equal("failed");
      expect(page.errors).to.deep.equal([{ code: "settings", message }]);
      expect(page.named("find")).to.deep.equal([]);
    });
  }

  it("an environment call that failed is reported, and made again for the next element", async () => {
    const page = await openSearch({ given: { engineId: undefined } });
    page.last("environment").fail(new Error("no way through"));
    await page.settled();
    expect(page.errors).to.deep.equal([{ code: "settings", message: "no way through" }]);
    page.search.join({}, {});
    await page.settled();
    page.last("environment").answer({ ENGINE_ID: "4" });
    await page.settled();
    expect([page.state().status, page.state().settings.engineId]).to.deep.equal(["ready", 4]);
  });

  it("an environment that fails is reported with the settings that would spare it, once a reason", async () => {
    const page = await openSearch({ given: { engineId: undefined, menuDomain: "" } });
    page.last("environment").fail(new Error("no way through"));
    await page.settled();
    await said();
    expect(page.warnings).to.have.length(1);
    expect(page.warnings[0]).to.contain("no way through").and.to.contain("Give engine-id, menu-domain as well,");
    page.search.join({}, {});
    await page.settled();
    page.last("environment").fail(new Error("no way through"));
    await page.settled();
    await said();
    expect(page.warnings).to.have.length(1);
    page.search.join({}, { engineId: 5 });
    await page.settled();
    page.last("environment").answer({});
    await page.settled();
    await said();
    expect(page.warnings).to.have.length(2);
    expect(page.warnings[1]).to.contain("menuDomain is mandatory").and.to.contain("Give menu-domain as well,");
  });

  it("an environment that lacks a setting is not requested again, and does once an element gives what it lacks", async () => {
    const page = await openSearch({ given: { engineId: undefined, currency: undefined } });
    page.last("environment").answer({ CURRENCY: "EUR" });
    await page.settled();
    page.search.join({}, {});
    await page.settled();
    expect(page.errors.map(({ message }) => message)).to.deep.equal(["engineId is mandatory", "engineId is mandatory"]);
    page.search.join({}, { engineId: 4 });
    await page.settled();
    expect([page.state().status, page.state().settings.engineId, page.state().settings.currency]).to.deep.equal(["ready", 4, "EUR"]);
    expect(page.named("environment")).to.have.length(1);
  });

  it("an environment is requested again for another locale or address, not for what it does not depend on", async () => {
    const page = await openSearch({ given: { currency: undefined } });
    page.last("environment").answer({ CURRENCY: "EUR" });
    await page.settled();
    page.search.join(page.bar, { ...four, currency: undefined, seTitle: "Ski" });
    await page.settled();
    expect(page.named("environment")).to.have.length(1);
    page.search.join(page.bar, { ...four, currency: undefined, locale: "en-GB" });
    await page.settled();
    page.last("environment").answer({ CURRENCY: "GBP" });
    await page.settled();
    expect(page.state().settings).to.deep.include({ locale: "en-GB", currency: "GBP" });
    page.search.join(page.bar, { ...four, currency: undefined, locale: "en-GB", apiBase: "https://other.example" });
    await page.settled();
    expect(page.connections.at(-1)).to.deep.include({ apiBase: "https://other.example", locale: "en-GB" });
    expect(page.named("environment")).to.have.length(3);
  });

  it("an environment that fails is reported once, however many elements wait for it", async () => {
    const page = await openSearch({ given: { engineId: undefined } });
    for (const element of [{}, {}]) {
      page.search.join(element, {});
      await page.settled();
    }
    page.last("environment").fail(new Error("no way through"));
    await page.settled();
    expect(page.named("environment")).to.have.length(1);
    expect(page.errors.map(({ message }) => message)).to.deep.equal(["no way through"]);
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
    for (const [index, element] of others.entries()) page.search.join(element, { ...four, engineId: 5 + index });
    await said();
    expect(warned()).to.equal(1);
    for (const element of [page.bar, ...others]) page.search.leave(element);
    await page.settled();
    for (const [index, element] of [{}, {}].entries()) page.search.join(element, { ...four, engineId: 7 + index });
    await said();
    expect(warned()).to.equal(2);
  });

  it("requests nothing anew when the answers do not depend on it", async () => {
    const page = await openSearch({ results: true });
    page.last("products").answer(productsAnswer([1], { pageCount: 3 }));
    await page.settled();
    page.actions.results.showPage(2);
    page.newCalls();
    page.search.setConsent(["preferences"]);
    page.search.join({}, { ...four, seTitle: "Ski" });
    await page.settled();
    expect(page.newCalls()).to.deep.equal([]);
    expect([page.state().page, page.state().settings.seTitle]).to.deep.equal([2, "Ski"]);
    expect(page.changes.filter(({ changed }) => changed.includes("settings"))).to.deep.equal([]);
  });

  it("URL-31 wins over the engine in the hash, which is rewritten", async () => {
    const page = await openSearch({ results: true });
    page.actions.sort.choose("price-asc");
    page.search.join(page.bar, { ...four, engineId: 5 });
    await page.settled();
    expect(page.state().settings.engineId).to.equal(5);
    expect(page.location.hash()).to.include("e=5");
  });

  it("leaves with the element that changed it, while what elements gave stays for those who remain", async () => {
    const page = await openSearch();
    const other = {};
    page.search.join(other, four);
    page.search.join(other, { ...four, locale: "en-GB" });
    await page.settled();
    expect(page.state().settings.locale).to.equal("en-GB");
    page.search.leave(other);
    page.search.leave(page.bar);
    page.search.join({}, { ...four, locale: "nl-NL" });
    await page.settled();
    expect(page.state().settings.locale).to.equal("nl-NL");
    expect(page.warnings).to.deep.equal([]);
  });

  it("url-sync turned on adopts the hash, turned off leaves it", async () => {
    const page = await openSearch({ results: true, hash: "capacity=18-18-18", given: { urlSync: "none" } });
    expect(page.state().participants).to.have.length(2);
    page.search.join(page.bar, { ...four, urlSync: "hash" });
    await page.settled();
    expect(page.state().participants).to.have.length(3);
    page.search.join(page.bar, { ...four, urlSync: "none" });
    await page.settled();
    page.actions.sort.choose("price-asc");
    expect(page.location.hash()).to.equal("#capacity=18-18-18");
  });

  it("reports nothing when nothing changes", async () => {
    const page = await openSearch({ results: true });
    const settings = page.state().settings;
    page.search.join({}, four);
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

describe("a search without members", () => {
  it("aborts what is under way, listens to nothing and starts again with the next element", async () => {
    const page = await openSearch({ results: true });
    const asked = page.last("find");
    page.search.leave(page.bar);
    await page.settled();
    expect([asked.signal.aborted, page.last("products").signal.aborted]).to.deep.equal([true, true]);
    page.newCalls();
    page.location.go("#capacity=18-18-18");
    page.clock.advance(100_000);
    expect([page.newCalls(), page.errors]).to.deep.equal([[], []]);
    page.search.join({}, four);
    expect(page.state().participants).to.have.length(3);
    expect(page.newCalls()).to.include("find");
  });

  it("does not begin when its element left before the environment was known, and begins with the next one", async () => {
    const claim = { held: false, take: () => (claim.held = true), release: () => void (claim.held = false) };
    const page = await openSearch({ given: { engineId: undefined }, hash: "c[]=69", claim });
    page.search.leave(page.bar);
    page.last("environment").answer({ ENGINE_ID: "4" });
    await page.settled();
    expect([page.state().status, claim.held, page.location.listeners()]).to.deep.equal(["waiting", false, 0]);
    page.search.join({}, {});
    await page.settled();
    expect([page.state().status, claim.held, page.location.listeners()]).to.deep.equal(["ready", true, 1]);
    expect(page.state().criteria).to.deep.equal([69]);
    expect(page.named("environment")).to.have.length(1);
  });

  it("holds nothing back from other searches when the page's script changes it meanwhile", async () => {
    const claim = { held: false, take: () => (claim.held = true), release: () => void (claim.held = false) };
    const page = await openSearch({ claim });
    page.search.leave(page.bar);
    await page.settled();
    page.actions.search.set({ sort: "price-desc" });
    expect([page.location.hash(), claim.held]).to.deep.equal(["#e=1&capacity=18-18&rc_sort=price&rc_order=desc", false]);
  });

  it("stops nothing when one element takes another's place", async () => {
    const page = await openSearch();
    const asked = page.last("find");
    page.search.leave(page.bar);
    page.search.join({}, four);
    await page.settled();
    expect(asked.signal.aborted).to.equal(false);
  });
});

describe("flags", () => {
  it("stay the same object while a setting changes that they do not depend on", async () => {
    const page = await openSearch();
    const { flags } = page.state();
    page.search.join(page.bar, { ...four, seTitle: "Ski" });
    await page.settled();
    expect([page.state().settings.seTitle, page.state().flags === flags]).to.deep.equal(["Ski", true]);
    page.search.join(page.bar, { ...four, features: { packageTabs: false } });
    await page.settled();
    expect(page.state().flags.packageTabs).to.equal(false);
  });

  it("follow the features attribute", async () => {
    const page = await openSearch({ given: { features: { packageTabs: false } }, results: true });
    expect(page.state().flags.packageTabs).to.equal(false);
    expect(page.last("products").request.packageTabs).to.equal(false);
  });
});
