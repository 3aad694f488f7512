import { expect } from "chai";
import { openSearch } from "./search.driver.js";

const four = { engineId: 1, locale: "fr-FR", currency: "EUR", menuDomain: "https://ski.example" };

describe("settings of a shared search", () => {
  it("come from the first element that gives them; another value is ignored with one warning", async () => {
    const page = await openSearch({ given: { currency: "EUR" } });
    const second = {};
    page.search.join(second, { ...four, currency: "GBP" });
    page.search.join({}, { ...four, currency: "USD" });
    await page.rest();
    expect(page.state().settings.currency).to.equal("EUR");
    expect(page.warnings).to.have.length(1);
    expect(page.warnings[0]).to.include('"currency"').and.include('"GBP"').and.include("store");
  });

  it("are completed by a later element that gives what the first did not", async () => {
    const page = await openSearch();
    page.search.join({}, { ...four, seTitle: "Ski" });
    await page.rest();
    expect(page.state().settings.seTitle).to.equal("Ski");
    expect(page.warnings).to.deep.equal([]);
  });

  it("changed at runtime by any element change the search, which asks again", async () => {
    const page = await openSearch({ results: true });
    const second = {};
    page.search.join(second, { ...four, engineId: 1 });
    page.newCalls();
    page.search.join(second, { ...four, engineId: 5 });
    await page.rest();
    expect(page.state().settings.engineId).to.equal(5);
    expect(page.newCalls()).to.deep.equal(["find", "products", "counts"]);
    page.search.join(second, { ...four });
    page.search.join(second, { locale: "fr-FR", currency: "EUR", menuDomain: "https://ski.example" });
    await page.rest();
    expect(page.state().settings.engineId).to.equal(1);
  });

  it("without all four mandatory ones ask the environment once, and what is given wins", async () => {
    const page = await openSearch({ given: { currency: undefined, engineId: undefined, menuDomain: undefined, locale: "nl-NL" } });
    expect(page.state().status).to.equal("waiting");
    page.search.join({}, { locale: "nl-NL" });
    await page.rest();
    expect(page.named("environment")).to.have.length(1);
    page.last("environment").answer({ ENGINE_ID: "9", CURRENCY: "EUR", MENU_DOMAIN: "ski.example", LOCALE: "fr_FR" });
    await page.rest();
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
    it(`ERR-18, ENV-02..05 nothing starts without ${missing}, and the page is told "${message}"`, async () => {
      const page = await openSearch({ given: { engineId: undefined, locale: undefined, currency: undefined, menuDomain: undefined } });
      const whole = { ENGINE_ID: "1", CURRENCY: "EUR", MENU_DOMAIN: "ski.example", LOCALE: "fr-FR" };
      page.last("environment").answer({ ...whole, [missing]: undefined });
      await page.rest();
      expect(page.state().status).to.equal("failed");
      expect(page.errors).to.deep.equal([{ code: "settings", message }]);
      expect(page.named("find")).to.deep.equal([]);
    });
  }

  it("an environment call that failed is told, and made again for the next element", async () => {
    const page = await openSearch({ given: { engineId: undefined } });
    page.last("environment").fail(new Error("no way through"));
    await page.rest();
    expect(page.errors).to.deep.equal([{ code: "settings", message: "no way through" }]);
    page.search.join({}, {});
    await page.rest();
    page.last("environment").answer({ ENGINE_ID: "4" });
    await page.rest();
    expect([page.state().status, page.state().settings.engineId]).to.deep.equal(["ready", 4]);
  });
});

describe("flags", () => {
  it("FLAG-15 follow the features attribute and the test cookie", async () => {
    const page = await openSearch({ given: { features: { packageTabs: false } }, results: true });
    expect(page.state().flags.packageTabs).to.equal(false);
    expect(page.last("products").request.packageTabs).to.equal(false);
  });
});
