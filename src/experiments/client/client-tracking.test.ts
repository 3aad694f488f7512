import { expect } from "chai";
import {
  conversion,
  conversionLine,
  exposureLine,
  flagOf,
  linesOf,
  noncesOf,
  pageLine,
  pageView,
  pageWith,
  siteOf,
  startedPage,
  siteOfTwoFlags,
  visitor,
} from "../testing/client.driver.js";

describe("what the client tracks", () => {
  it("EXP-CFG-06 EXP-TRACK-41..42 EXP-TRACK-53 sends page views and conversions, each once", async () => {
    const { client, provider, tracked, lines } = await startedPage();
    client.addData(visitor, pageView);
    client.trackConversion({ ...conversion, revenue: 3.5, negative: true });
    client.flush(visitor);
    await provider.pass();
    expect(tracked()[0]?.url).to.include(`visitorCode=${visitor}`);
    expect(lines()).to.deep.equal([pageLine, "eventType=conversion&goalId=5&revenue=3.5&negative=true", "eventType=activity"]);
  });

  it("EXP-TRACK-39 sends an activity line if a flush has nothing else", async () => {
    const { client, provider, tracked } = await startedPage();
    client.flush(visitor);
    await provider.pass();
    expect(tracked().map(({ body }) => body)[0]).to.match(/^eventType=activity&nonce=[0-9A-F]{16}$/);
  });

  it("EXP-TRACK-21 EXP-TRACK-40 gives each line a nonce of its own, of 16 hexadecimal digits", async () => {
    const { client, provider, tracked } = await startedPage();
    client.addData(visitor, pageView, { type: "device", device: "PHONE" }, { type: "customData", index: 1, value: ["a"] });
    client.isFeatureFlagActive(visitor, "banner");
    await provider.pass(100, 100);
    const nonces = noncesOf(tracked()[0]?.body ?? "");
    expect(nonces).to.have.length(4);
    expect(new Set(nonces).size).to.equal(4);
  });

  it("EXP-TRACK-46..47 sends the exposures of a tenth of a second in one request, the data before them", async () => {
    const { client, provider, tracked } = await startedPage(siteOfTwoFlags);
    client.addData(visitor, pageView);
    client.isFeatureFlagActive(visitor, "second");
    await provider.pass(50, 50);
    client.getFeatureFlagVariationKey(visitor, "banner");
    expect(tracked()).to.deep.equal([]);
    await provider.pass(50, 50);
    expect(tracked()).to.have.length(1);
    expect(tracked()[0]?.body).to.match(/^eventType=page.*\n\neventType=experiment&id=7.*\neventType=experiment&id=8.*\n$/);
  });

  it("sends the exposures that are due with a flush", async () => {
    const { client, provider, tracked, lines } = await startedPage();
    client.isFeatureFlagActive(visitor, "banner");
    client.trackConversion(conversion);
    await provider.pass(1000, 100);
    expect([tracked().length, lines()]).to.deep.equal([1, [conversionLine, exposureLine]]);
  });

  it("sends an exposure once, however often the flag is read", async () => {
    const { client, provider, lines } = await startedPage();
    for (let count = 0; count < 5; count += 1) {
      client.isFeatureFlagActive(visitor, "banner");
      await provider.pass(1000, 100);
    }
    expect(lines()).to.deep.equal([exposureLine]);
  });

  it("EXP-TRACK-39 EXP-TRACK-51 sends one activity line for a visitor who is not allocated", async () => {
    const { client, provider, tracked, stored } = await startedPage(siteOf({ flags: [flagOf("banner", 7, { exposition: 0 })] }));
    provider.respond = () => new Promise(() => {});
    for (let count = 0; count < 3; count += 1) {
      client.isFeatureFlagActive(visitor, "banner");
      await provider.pass(500, 100);
    }
    expect(tracked().map(({ body }) => body.replace(/[0-9A-F]{16}/, "*"))).to.deep.equal(["\neventType=activity&nonce=*"]);
    expect(stored().kameleoonOfflineTracking.requestParameters[0]).to.include({
      isUnallocated: true,
      isExperiment: true,
      experimentId: null,
    });
  });

  it("EXP-TRACK-45 EXP-TRACK-48..51 EXP-TRACK-64 keeps the parameters of an exposure until it is accepted", async () => {
    const { client, provider, stored } = await startedPage();
    provider.respond = () => new Promise(() => {});
    client.addData(visitor, { type: "userAgent", value: "Given/1.0" });
    client.isFeatureFlagActive(visitor, "banner");
    await provider.pass(100, 100);
    const [request] = stored().kameleoonOfflineTracking.requestParameters;
    expect(request).to.include({
      visitorCode: visitor,
      experimentId: 7,
      variationId: 70,
      userAgent: "Given/1.0",
      isUnallocated: false,
      isExperiment: true,
      timestamp: provider.clock.now(),
    });
    expect(linesOf(request.variationDataUrl)).to.deep.equal([exposureLine]);
  });

  it("EXP-TRACK-53..56 marks as sent what was sent, and still targets by it", async () => {
    const segment = {
      id: 1,
      conditionsData: {
        firstLevelOrOperators: [],
        firstLevel: [{ orOperators: [], conditions: [{ targetingType: "CONVERSIONS", goalId: 5, isInclude: true }] }],
      },
    };
    const { client, provider, stored, lines, tracked } = await startedPage(siteOf({ flags: [flagOf("banner", 7, { segment })] }));
    client.trackConversion(conversion);
    await provider.pass();
    const [nonce] = noncesOf(tracked()[0]?.body ?? "");
    expect(stored().kameleoonTargetingData[visitor].conversion).to.deep.include.members([
      { type: "conversion", goalId: 5, revenue: 0, negative: false, sent: true, lastActivityTime: provider.clock.now(), nonce },
    ]);
    client.flush(visitor);
    await provider.pass();
    expect(lines()).to.deep.equal([conversionLine, "eventType=activity"]);
    expect(client.isFeatureFlagActive(visitor, "banner")).to.equal(true);
  });

  it("EXP-TRACK-55 marks only conversions as sent without consent", async () => {
    const { client, provider, lines } = await startedPage();
    client.setLegalConsent(visitor, false);
    client.addData(visitor, pageView);
    client.trackConversion(conversion);
    await provider.pass();
    expect(lines()).to.deep.equal([conversionLine]);
    client.setLegalConsent(visitor, true);
    client.flush(visitor);
    await provider.pass();
    expect(lines()).to.deep.equal([conversionLine, pageLine]);
  });

  it("sends the data of every visitor when no visitor is named", async () => {
    const { client, provider, tracked } = await startedPage();
    client.addData("first", pageView);
    client.addData("second", pageView);
    client.getVisitorCode("third");
    client.flush();
    await provider.pass();
    expect(tracked().map(({ url }) => new URL(url).searchParams.get("visitorCode"))).to.deep.equal(["first", "second"]);
  });

  it("sends what is due immediately when the page is hidden, in one request that outlives the page", async () => {
    const shown = await startedPage(siteOfTwoFlags);
    shown.client.addData(visitor, pageView);
    shown.client.isFeatureFlagActive(visitor, "banner");
    await shown.provider.pass();
    expect(shown.tracked()).to.deep.equal([]);
    shown.hide();
    expect(shown.tracked().map(({ init, body }) => [init.keepalive, linesOf(body)])).to.deep.equal([[true, [pageLine, exposureLine]]]);
    shown.hide();
    await shown.provider.pass(1000, 100);
    shown.client.isFeatureFlagActive(visitor, "second");
    await shown.provider.pass(100, 100);
    expect(shown.lines()).to.deep.equal([pageLine, exposureLine, "eventType=experiment&id=8&variationId=80"]);
  });

  it("EXP-TRACK-61..63 EXP-CFG-21 sends failed requests again on the event online, if it was initialised with a cache", async () => {
    const { client, provider, tracked, goOnline } = pageWith(siteOf());
    await client.initialize(true);
    provider.respond = () => new Error("offline");
    client.trackConversion(conversion);
    await provider.pass(20_000, 1000);
    const before = tracked().length;
    provider.respond = () => new Response("");
    goOnline();
    await provider.pass();
    goOnline();
    await provider.pass();
    expect(
      tracked()
        .slice(before)
        .map(({ body }) => linesOf(body)),
    ).to.deep.equal([[conversionLine]]);
  });

  it("gives what was exposed in the last five seconds to the page engine", async () => {
    const { client, provider } = await startedPage(siteOfTwoFlags);
    const calls = (id: number, variationId: number) =>
      `window.kameleoonQueue.push(['Experiments.assignVariation',${id},${variationId},true]);window.kameleoonQueue.push(['Experiments.trigger',${id},true]);`;
    const start = "window.kameleoonQueue=window.kameleoonQueue||[];";
    client.isFeatureFlagActive(visitor, "banner");
    await provider.pass(3000, 1000);
    client.isFeatureFlagActive(visitor, "second");
    expect(client.getEngineTrackingCode(visitor)).to.equal(start + calls(7, 70) + calls(8, 80));
    expect(client.getEngineTrackingCode("another")).to.equal("");
    await provider.pass(2000, 1000);
    expect(client.getEngineTrackingCode(visitor)).to.equal(start + calls(8, 80));
    await provider.pass(3000, 1000);
    expect(client.getEngineTrackingCode(visitor)).to.equal("");
  });
});
