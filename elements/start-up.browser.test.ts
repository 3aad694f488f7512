import { expect, waitUntil } from "@open-wc/testing";
import "./all.js";
import { clear, complete, fakeSeller, freshStore, next, put, record, settled, showsFallback, textOf } from "./testing/element.driver.js";
import type { FakeSeller } from "./testing/element.driver.js";

const searchTags = ["ski-searchbar", "ski-results", "ski-date-picker"] as const;

describe("the start-up of a tag", () => {
  let seller: FakeSeller;
  beforeEach(() => (seller = fakeSeller()));
  afterEach(() => {
    clear();
    seller.restore();
  });

  for (const tag of searchTags) {
    it(`shows the children of <${tag}> until the settings are resolved, then itself, and fires ski-ready`, async () => {
      const element = put(tag, `store="${freshStore()}"`);
      expect(showsFallback(element)).to.equal(true);
      expect(await next(element, "ski-ready")).to.deep.equal({ locale: "fr-FR", engineId: 7 });
      expect(showsFallback(element)).to.equal(false);
      expect(textOf(element)).not.to.equal("");
      expect(element.matches(":state(ready)")).to.equal(true);
      expect(seller.callsOf("/resultpage/config/env")).to.have.length(1);
    });
  }

  it("ENV-14 makes no environment call when engine, locale, currency and menu domain are given", async () => {
    const element = put("ski-searchbar", `store="${freshStore()}" ${complete}`);
    expect(await next(element, "ski-ready")).to.deep.equal({ locale: "en-GB", engineId: 7 });
    expect(seller.callsOf("/resultpage/config/env")).to.have.length(0);
  });

  it("ENV-08 ENV-10 calls the environment at the API base, and an attribute wins over its response", async () => {
    const element = put("ski-searchbar", `store="${freshStore()}" engine-id="12" api-base="https://api.seller.test/"`);
    expect(await next(element, "ski-ready")).to.deep.equal({ locale: "fr-FR", engineId: 12 });
    expect(seller.callsOf("/resultpage/config/env")[0]?.origin).to.equal("https://api.seller.test");
  });

  it("LOC-05 follows the locale when the attribute changes", async () => {
    const element = put("ski-searchbar", `store="${freshStore()}" ${complete}`);
    await next(element, "ski-ready");
    const english = textOf(element);
    element.locale = "nl-NL";
    await waitUntil(() => textOf(element).includes("Waar wil je heen?"), "it is not in Dutch");
    element.setAttribute("locale", "en_US");
    await waitUntil(() => textOf(element) === english, "it is not in English again");
  });

  it("makes an environment call for each name of a search", async () => {
    const [first, second] = [put("ski-searchbar", `store="${freshStore()}"`), put("ski-searchbar", `store="${freshStore()}"`)];
    await Promise.all([next(first, "ski-ready"), next(second, "ski-ready")]);
    expect(seller.callsOf("/resultpage/config/env")).to.have.length(2);
  });

  it("warns once of a malformed setting and starts without it", async () => {
    const warn = console.warn;
    const warnings: unknown[] = [];
    console.warn = (...values: unknown[]) => void warnings.push(values[0]);
    const element = put("ski-searchbar", `store="${freshStore()}" ${complete} special-page-data="{oops"`);
    const errors = record(element, "ski-error");
    await next(element, "ski-ready");
    await waitUntil(() => errors.length > 0, "there is no ski-error");
    console.warn = warn;
    expect(element.specialPageData).to.equal(null);
    expect(warnings).to.have.length(1);
    expect(errors.map(({ code }) => code)).to.deep.equal(["attribute"]);
  });
});

describe("a start-up that fails", () => {
  let seller: FakeSeller;
  let error: typeof console.error;
  beforeEach(() => {
    error = console.error;
    console.error = () => undefined;
  });
  afterEach(() => {
    console.error = error;
    clear();
    seller.restore();
  });

  const environments = [
    ["ENV-02", "CURRENCY=EUR\nMENU_DOMAIN=seller.test\nLOCALE=fr_FR", "engineId is mandatory"],
    ["ENV-03", "ENGINE_ID=7\nMENU_DOMAIN=seller.test\nLOCALE=fr_FR", "currency is mandatory"],
    ["ENV-04", "ENGINE_ID=7\nCURRENCY=EUR\nLOCALE=fr_FR", "menuDomain is mandatory"],
    ["ENV-05", "ENGINE_ID=7\nCURRENCY=EUR\nMENU_DOMAIN=seller.test\nLOCALE=", "locale is mandatory"],
  ] as const;
  for (const [row, environment, message] of environments) {
    it(`ERR-18 ${row} fires ski-error with "${message}" and leaves the children`, async () => {
      seller = fakeSeller({ "/resultpage/config/env": environment });
      const element = put("ski-searchbar", `store="${freshStore()}"`);
      const errors = record(element, "ski-error");
      await settled(150);
      expect(errors.map((problem) => problem.message)).to.deep.equal([message]);
      expect(showsFallback(element)).to.equal(true);
    });
  }

  it("fires ski-error on each tag of a search once", async () => {
    seller = fakeSeller({ "/resultpage/config/env": "" });
    const store = freshStore();
    const elements = [put("ski-searchbar", `store="${store}"`), put("ski-results", `store="${store}"`)];
    const errors = elements.map((element) => record(element, "ski-error"));
    await settled(150);
    expect(errors.map((list) => list.map(({ message }) => message))).to.deep.equal([["engineId is mandatory"], ["engineId is mandatory"]]);
  });

  it("ENV-15 leaves the children when the environment call fails, whatever the status", async () => {
    for (const status of [404, 500]) {
      seller = fakeSeller({ "/resultpage/config/env": status });
      const element = put("ski-searchbar", `store="${freshStore()}"`);
      const errors = record(element, "ski-error");
      await settled(150);
      expect(errors, String(status)).to.have.length(1);
      expect(showsFallback(element)).to.equal(true);
      seller.restore();
    }
  });

  it("starts once the missing setting is given", async () => {
    seller = fakeSeller({ "/resultpage/config/env": "ENGINE_ID=7\nCURRENCY=EUR\nMENU_DOMAIN=seller.test" });
    const element = put("ski-searchbar", `store="${freshStore()}"`);
    expect((await next(element, "ski-error")).message).to.equal("locale is mandatory");
    element.setAttribute("locale", "nl-NL");
    expect(await next(element, "ski-ready")).to.deep.equal({ locale: "nl-NL", engineId: 7 });
    expect(showsFallback(element)).to.equal(false);
  });
});
