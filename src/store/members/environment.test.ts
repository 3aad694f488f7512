import { expect } from "chai";
import { HttpError, NetworkError } from "../../platform/http-errors.js";
import type { Call } from "../testing/services.driver.js";
import { consoleWordsLoaded, mandatorySettings, openSearch } from "../testing/search.driver.js";

describe("the environment of a search", () => {
  it("is requested once where an element does not give all four mandatory settings, and what is given wins", async () => {
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

  it("lets calls that only read be sent by GET where it allows that", async () => {
    for (const [READS, readsByGet] of [
      ["get", true],
      [undefined, false],
    ] as const) {
      const page = await openSearch({ given: { engineId: undefined } });
      page.last("environment").answer({ ENGINE_ID: "4", ...(READS && { READS }) });
      await page.settled();
      expect(page.named("find")).to.have.length(1);
      expect(page.connections.at(-1)?.readsByGet).to.equal(readsByGet);
    }
  });

  it("ENV-09 is requested at the path that the options give, once", async () => {
    const given = { engineId: undefined, options: { environmentPath: "/settings" } };
    const page = await openSearch({ given });
    page.search.join({}, { ...mandatorySettings, ...given });
    await page.settled();
    expect(page.named("environment").map(({ request }) => request)).to.deep.equal([{ path: "/settings" }]);
  });

  it("BOOT-37 is not requested for an engine that the page kind has, so that its failure stops nothing", async () => {
    const page = await openSearch({ given: { engineId: undefined, onPage: "home-page" } });
    expect([page.state().status, page.state().settings.engineId]).to.deep.equal(["ready", 16]);
    expect(page.named("environment")).to.deep.equal([]);
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
    await consoleWordsLoaded();
    expect(page.warnings).to.have.length(1);
    expect(page.warnings[0]).to.contain("no way through").and.to.contain("Give engine-id, menu-domain as well,");
    page.search.join({}, {});
    await page.settled();
    page.last("environment").fail(new Error("no way through"));
    await page.settled();
    await consoleWordsLoaded();
    expect(page.warnings).to.have.length(1);
    page.search.join({}, { engineId: 5 });
    await page.settled();
    page.last("environment").answer({});
    await page.settled();
    await consoleWordsLoaded();
    expect(page.warnings).to.have.length(2);
    expect(page.warnings[1]).to.contain("menuDomain is mandatory").and.to.contain("Give menu-domain as well,");
  });

  it("an environment without a setting is not requested again, and is enough once an element gives that setting", async () => {
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
    page.search.join(page.bar, { ...mandatorySettings, currency: undefined, seTitle: "Ski" });
    await page.settled();
    expect(page.named("environment")).to.have.length(1);
    page.search.join(page.bar, { ...mandatorySettings, currency: undefined, locale: "en-GB" });
    await page.settled();
    page.last("environment").answer({ CURRENCY: "GBP" });
    await page.settled();
    expect(page.state().settings).to.deep.include({ locale: "en-GB", currency: "GBP" });
    page.search.join(page.bar, { ...mandatorySettings, currency: undefined, locale: "en-GB", apiBase: "https://other.example" });
    await page.settled();
    expect(page.connections.at(-1)).to.deep.include({ apiBase: "https://other.example", locale: "en-GB" });
    expect(page.named("environment")).to.have.length(3);
  });

  for (const [what, go] of [
    ["no settings", (call: Call<"environment">) => call.answer({})],
    ["status 503", (call: Call<"environment">) => call.fail(new HttpError("environment", 503))],
    ["a lost connection", (call: Call<"environment">) => call.fail(new NetworkError("environment", new TypeError("reset")))],
  ] as const) {
    it(`an environment call that ended with ${what} is repeated after growing pauses, and starts the tags that wait`, async () => {
      const page = await openSearch({ given: { engineId: undefined } });
      for (const [count, pause] of [2000, 4000, 8000].entries()) {
        go(page.last("environment"));
        await page.settled();
        page.clock.advance(pause - 1);
        await page.settled();
        expect(page.named("environment")).to.have.length(count + 1);
        page.clock.advance(1);
        await page.settled();
        expect(page.named("environment")).to.have.length(count + 2);
      }
      page.last("environment").answer({ ENGINE_ID: "4" });
      await page.settled();
      expect([page.state().status, page.state().settings.engineId]).to.deep.equal(["ready", 4]);
      page.clock.advance(120_000);
      await page.settled();
      expect(page.named("environment")).to.have.length(4);
    });

    it(`an environment call that ended with ${what} is repeated when the browser is online, and when a tag is inserted`, async () => {
      const page = await openSearch({ given: { engineId: undefined } });
      go(page.last("environment"));
      await page.settled();
      page.goOnline();
      await page.settled();
      expect(page.named("environment")).to.have.length(2);
      go(page.last("environment"));
      await page.settled();
      page.search.join({}, {});
      await page.settled();
      expect(page.named("environment")).to.have.length(3);
      page.last("environment").answer({ ENGINE_ID: "4" });
      await page.settled();
      expect(page.state().status).to.equal("ready");
    });
  }

  it("a refused environment call, and one of a search that no tag is left of, is repeated by a tag alone", async () => {
    const page = await openSearch({ given: { engineId: undefined } });
    page.last("environment").fail(new HttpError("environment", 404));
    await page.settled();
    page.goOnline();
    page.clock.advance(120_000);
    await page.settled();
    expect(page.named("environment")).to.have.length(1);
    const tag = {};
    page.search.join(tag, {});
    await page.settled();
    page.last("environment").fail(new HttpError("environment", 503));
    await page.settled();
    for (const one of [tag, page.bar]) page.search.leave(one);
    page.clock.advance(120_000);
    await page.settled();
    expect(page.named("environment")).to.have.length(2);
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
