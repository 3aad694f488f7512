import { expect } from "chai";
import { browserStorage } from "../../platform/storage.js";
import { flagOf, newBrowser, noncesOf, pageWith, siteOf, startedPage, visitor } from "../testing/client.driver.js";
import { outcomeOf, typeOf } from "../testing/outcomes.driver.js";

const required = siteOf({ consentType: "REQUIRED" });
const month = 30 * 86_400_000;

/** A page whose visitor agreed and was exposed, beside a provider that does not accept it. */
async function usedPage() {
  const page = pageWith(required);
  await page.client.initialize(true);
  page.client.getVisitorCode(visitor);
  page.client.setLegalConsent(visitor, true);
  page.provider.respond = () => new Response("", { status: 503 });
  page.client.addData(visitor, { type: "customData", index: 3, value: ["gold"] });
  page.client.isFeatureFlagActive(visitor, "banner");
  await page.provider.pass(100, 100);
  const storedAt = (key: string): unknown => JSON.parse(page.browser.texts.get(key) ?? "null");
  return { ...page, storedAt, now: page.provider.clock.now(), nonces: page.tracked().flatMap(({ body }) => noncesOf(body)) };
}

describe("what a client stores", () => {
  it("EXP-ALLOC-24 is the client data: the configuration as served, and its time", async () => {
    const { storedAt, now } = await usedPage();
    const lastUpdate = new Date(now - 100).toString();
    expect(storedAt("kameleoonClientData")).to.deep.equal({ data: required, lastUpdate, source: "site/production" });
  });

  it("EXP-ALLOC-25 is the targeting data of each visitor", async () => {
    const { storedAt, now, nonces } = await usedPage();
    const gold = { type: "customData", index: 3, value: ["gold"], isIdentifier: false, sent: true, lastActivityTime: now - 100 };
    expect(storedAt("kameleoonTargetingData")).to.deep.equal({
      visitor: { customData: { 3: { ...gold, nonce: nonces[0] } }, lastActivityTime: now },
    });
  });

  it("EXP-ALLOC-26 is the variation of each visitor and experiment", async () => {
    const { storedAt, now, nonces } = await usedPage();
    const variation = { variationId: 70, isTargetedRule: false, isSent: true, expirationTime: now - 100 + month, nonce: nonces[1] };
    expect(storedAt("kameleoonVariationData")).to.deep.equal({ visitor: { 7: variation } });
  });

  it("EXP-ALLOC-27 is each tracking request that is not accepted, and nothing of it once it is", async () => {
    const { storedAt, provider, now } = await usedPage();
    expect(storedAt("kameleoonOfflineTracking"))
      .to.have.property("requestParameters")
      .that.has.length(1)
      .and.has.nested.property("[0]")
      .that.includes({ siteCode: "site", visitorCode: visitor, experimentId: 7, variationId: 70, timestamp: now, isExperiment: true });
    provider.respond = () => new Response("");
    await provider.pass(5000, 1000);
    expect(storedAt("kameleoonOfflineTracking")).to.equal(null);
  });

  it("EXP-ALLOC-28 is the consent of each visitor", async () => {
    const { storedAt } = await usedPage();
    expect(storedAt("kameleoonConsentData")).to.deep.equal({ visitor: true });
  });

  it("EXP-ALLOC-29 is the visitor code, in the cookie", async () => {
    const { browser, cookieWrites } = await usedPage();
    expect([...browser.jar]).to.deep.equal([["kameleoonVisitorCode", visitor]]);
    expect(cookieWrites.at(-1)).to.equal("kameleoonVisitorCode=visitor; days=365");
  });

  it("EXP-ALLOC-30 EXP-ERR-15 is in the browser's local storage, or in memory, with one StorageInitialization, if the browser refuses it", async () => {
    const values = new Map<string, string>();
    let isRefused = false;
    const local = {
      getItem: (key: string) => (isRefused ? refuse() : (values.get(key) ?? null)),
      setItem: (key: string, value: string) => void (isRefused ? refuse() : values.set(key, value)),
      removeItem: (key: string) => void (isRefused ? refuse() : values.delete(key)),
    };
    const refuse = (): never => {
      throw new Error("SecurityError");
    };
    const formerly = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
    Object.defineProperty(globalThis, "localStorage", { value: local, configurable: true });
    try {
      for (isRefused of [false, true]) {
        values.clear();
        const page = await startedPage(siteOf(), { services: { storage: (refused) => browserStorage("local", refused) } });
        page.client.getVisitorCode(visitor);
        expect(page.client.isFeatureFlagActive(visitor, "banner")).to.equal(true);
        page.client.trackConversion({ visitorCode: visitor, goalId: 1 });
        await page.provider.pass(100, 100);
        expect(page.lines()).to.have.length(2);
        const keys = ["kameleoonClientData", "kameleoonTargetingData", "kameleoonVariationData"];
        expect([...values.keys()].toSorted()).to.deep.equal(isRefused ? [] : keys);
        expect(page.warnings).to.have.length(isRefused ? 1 : 0);
        if (isRefused) expect(page.warnings[0]).to.include("There was an error while initializing");
      }
    } finally {
      Reflect.deleteProperty(globalThis, "localStorage");
      if (formerly) Object.defineProperty(globalThis, "localStorage", formerly);
    }
  });

  it("EXP-ERR-12 EXP-ERR-14 calls return the same as for a new visitor if nothing is stored, and none throws", async () => {
    const empty = newBrowser();
    const another = newBrowser();
    another.texts.set("kameleoonVariationData", '{"another":{"7":{"variationId":71,"isTargetedRule":false,"isSent":true}}}');
    for (const browser of [empty, another]) {
      const { client, warnings } = await startedPage(siteOf({ flags: [flagOf("banner")] }), {}, browser);
      expect(client.getVisitorCode(visitor)).to.equal(visitor);
      expect(client.isFeatureFlagActive(visitor, "banner")).to.equal(true);
      expect([...client.getActiveFeatureFlags(visitor).keys()]).to.deep.equal(["banner"]);
      expect(client.getEngineTrackingCode("new")).to.equal("");
      expect(await outcomeOf(client.getRemoteVisitorData({ visitorCode: visitor }))).to.deep.equal({});
      expect(typeOf(() => client.flush(visitor))).to.equal("nothing");
      expect(warnings).to.deep.equal([]);
    }
  });
});
