import { expect } from "chai";
import { fakeClock } from "../../platform/testing/fakes.js";
import { newBrowser, siteOf, startedPage, visitor } from "../testing/client.driver.js";

describe("the stored data of visitors", () => {
  const day = 86_400_000;

  it("EXP-CFG-45 is removed after 30 days without activity, at the start and at the interval that is set", async () => {
    const browser = newBrowser();
    const now = fakeClock().now();
    const custom = (time: number) => ({ customData: {}, lastActivityTime: time });
    const texts = { old: custom(now - 30 * day), link: "old", recent: custom(now - 30 * day + 90_000), other: "recent" };
    browser.texts.set("kameleoonTargetingData", JSON.stringify(texts));
    const variation = (time: number) => ({ 7: { variationId: 70, isTargetedRule: false, isSent: true, expirationTime: time } });
    browser.texts.set("kameleoonVariationData", JSON.stringify({ old: variation(now), recent: variation(now + 90_000) }));
    const page = await startedPage(siteOf(), { targetingDataCleanupInterval: 0 }, browser);
    const kept = () => [Object.keys(page.stored().kameleoonTargetingData ?? {}), Object.keys(page.stored().kameleoonVariationData ?? {})];
    expect(kept()).to.deep.equal([["recent", "other"], ["recent"]]);
    await page.provider.pass(119_999, 60_000);
    expect(kept()).to.deep.equal([["recent", "other"], ["recent"]]);
    await page.provider.pass(1);
    expect(kept()).to.deep.equal([[], []]);
  });

  it("is read by the next page, and the data of another visitor stays", async () => {
    const site = siteOf({ customData: [{ index: 1, isMappingIdentifier: true, localOnly: false, scope: "VISITOR" }] });
    const first = await startedPage(site);
    first.browser.texts.set("kameleoonTargetingData", JSON.stringify({ another: { lastActivityTime: first.provider.clock.now() } }));
    first.client.addData(visitor, { type: "customData", index: 1, value: ["user-42"] });
    first.client.isFeatureFlagActive(visitor, "banner");
    await first.provider.pass();
    expect(Object.keys(first.stored().kameleoonTargetingData)).to.deep.equal(["another", visitor, "user-42"]);
    expect(first.stored().kameleoonTargetingData["user-42"]).to.equal(visitor);
    expect(first.stored().kameleoonVariationData[visitor][7]).to.include({ variationId: 70, isTargetedRule: false });
    const second = await startedPage(site, {}, first.browser);
    second.client.flush("user-42", true);
    await second.provider.pass();
    expect(second.tracked()[0]?.url).to.include("mappingValue=user-42");
    expect(second.lines()).to.deep.equal([
      "eventType=customData&index=1&valuesCountMap=%7B%22user-42%22%3A1%7D&overwrite=true&mappingIdentifier=true",
    ]);
  });

  for (const text of ["{", "null", "[]", '{"visitor":3}', '{"visitor":{"customData":7,"pageView":[1]}}'])
    it(`does no harm if it is ${text}`, async () => {
      const browser = newBrowser();
      for (const key of [
        "kameleoonTargetingData",
        "kameleoonVariationData",
        "kameleoonConsentData",
        "kameleoonOfflineTracking",
        "kameleoonClientData",
        "kameleoonLegalConsent",
      ])
        browser.texts.set(key, text);
      const page = await startedPage(siteOf(), {}, browser);
      expect(page.client.getVisitorCode(visitor)).to.equal(visitor);
      expect(page.client.isFeatureFlagActive(visitor, "banner")).to.equal(true);
      page.client.trackConversion({ visitorCode: visitor, goalId: 1 });
      await page.provider.pass(1000, 100);
      expect(page.lines()).to.include("eventType=conversion&goalId=1&revenue=0&negative=false");
    });
});
