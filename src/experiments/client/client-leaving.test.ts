import { expect } from "chai";
import type { KeyValueStore } from "../../platform/storage.js";
import {
  conversion,
  conversionLine,
  exposureLine,
  linesOf,
  newBrowser,
  pageLine,
  pageView,
  pageWith,
  siteOf,
  startedPage,
  siteOfTwoFlags,
  visitor,
} from "../testing/client.driver.js";

describe("a page that ends while it tracks", () => {
  const never = () => new Promise<Response>(() => {});

  it("loses nothing that was on its way: the next page sends the same lines with the same nonces, once", async () => {
    const first = await startedPage();
    first.provider.respond = never;
    first.client.addData(visitor, pageView);
    first.client.trackConversion(conversion);
    await first.provider.pass();
    const [sent] = first.tracked();
    const second = await startedPage(siteOf(), {}, first.browser);
    await second.provider.pass();
    expect(second.tracked().map(({ url, body }) => [url, body])).to.deep.equal([[sent?.url, sent?.body]]);
    const third = await startedPage(siteOf(), {}, first.browser);
    await third.provider.pass(1000, 100);
    expect(third.tracked()).to.deep.equal([]);
  });

  it("loses nothing that was due: the next page sends it once it has the visitor's code", async () => {
    const first = await startedPage();
    first.client.getVisitorCode(visitor);
    first.client.addData(visitor, pageView);
    first.client.isFeatureFlagActive(visitor, "banner");
    await first.provider.pass();
    expect(first.tracked()).to.deep.equal([]);
    const second = await startedPage(siteOf(), {}, first.browser);
    second.client.getVisitorCode();
    await second.provider.pass(100, 100);
    expect(second.lines()).to.deep.equal([pageLine, exposureLine]);
    const third = await startedPage(siteOf(), {}, first.browser);
    third.client.getVisitorCode();
    await third.provider.pass(1000, 100);
    expect(third.lines()).to.deep.equal([]);
  });

  it("loses no conversion of a page that ends before the client's second part is loaded", async () => {
    const first = pageWith(siteOf(), { configuration: siteOf() });
    first.client.getVisitorCode(visitor);
    first.client.trackConversion(conversion);
    await Promise.resolve();
    expect(first.tracked()).to.deep.equal([]);
    first.client.dispose();
    const second = pageWith(siteOf(), { configuration: siteOf() }, first.browser);
    second.client.getVisitorCode();
    await second.provider.pass(100, 100);
    expect(second.lines()).to.deep.equal([conversionLine]);
  });

  for (const [name, respond] of Object.entries({
    "is down": () => new Response("", { status: 503 }),
    "is not reached": () => new Error("offline"),
    "does not respond in time": never,
  }))
    for (const useCache of [true, false])
      it(`loses nothing that was due when it was left while the provider ${name}, initialised with ${useCache}: the same nonces are sent again`, async () => {
        const first = pageWith(siteOf());
        await first.client.initialize(useCache);
        first.client.getVisitorCode(visitor);
        first.client.addData(visitor, pageView);
        first.client.isFeatureFlagActive(visitor, "banner");
        await first.provider.pass();
        first.provider.respond = respond;
        first.hide();
        await first.provider.pass();
        expect(first.lines()).to.deep.equal([pageLine, exposureLine]);
        const second = await startedPage(siteOf(), {}, first.browser);
        second.client.getVisitorCode();
        await second.provider.pass(1000, 100);
        expect(second.tracked().map(({ body }) => body)).to.deep.equal(first.tracked().map(({ body }) => body));
        const third = await startedPage(siteOf(), {}, first.browser);
        third.client.getVisitorCode();
        await third.provider.pass(1000, 100);
        expect(third.tracked()).to.deep.equal([]);
      });

  it("sends a request that another tab has under way with the same nonces, and removes it when either is accepted", async () => {
    const first = await startedPage();
    first.provider.respond = never;
    first.client.trackConversion(conversion);
    await first.provider.pass();
    const tab = await startedPage(siteOf(), {}, first.browser);
    await tab.provider.pass();
    expect(tab.tracked().map(({ body }) => body)).to.deep.equal(first.tracked().map(({ body }) => body));
    expect(tab.stored()).not.to.have.property("kameleoonOfflineTracking");
  });

  it("loses nothing it stored and sends nothing under two nonces, whichever of its writes is the last before it is killed", async () => {
    const values = new Map<string, string>();
    const ends: { readonly kept: ReadonlyMap<string, string>; readonly sent: number }[] = [];
    const wrote = () => void ends.push({ kept: new Map(values), sent: first.tracked().length });
    const texts: KeyValueStore = {
      get: (key) => values.get(key) ?? null,
      set(key, value) {
        values.set(key, value);
        wrote();
      },
      remove(key) {
        values.delete(key);
        wrote();
      },
    };
    const first = pageWith(siteOf(), {}, { ...newBrowser(), texts });
    await first.client.initialize();
    first.provider.respond = never;
    first.client.addData(visitor, pageView);
    first.client.isFeatureFlagActive(visitor, "banner");
    await first.provider.pass(100, 100);
    for (const goalId of [5, 6]) {
      first.client.addData(visitor, { type: "conversion", goalId });
      await first.provider.pass();
      first.client.flush(visitor);
      await first.provider.pass();
    }
    expect(first.tracked()).to.have.length(3);
    for (const { kept, sent } of ends) {
      const browser = newBrowser();
      for (const [key, value] of kept) browser.texts.set(key, value);
      const next = await startedPage(siteOf(), {}, browser);
      next.client.getVisitorCode(visitor);
      await next.provider.pass(1000, 100);
      next.client.flush();
      await next.provider.pass();
      const bodies = [...first.tracked().slice(0, sent), ...next.tracked()].map(({ body }) => body);
      const received = new Set(
        bodies.flatMap((body) => body.split("\n")).filter((line) => line.includes("&nonce=") && !line.includes("activity")),
      );
      const events = [...received].flatMap(linesOf);
      expect(events).to.deep.equal([...new Set(events)]);
      const stored = [...kept.values()].join();
      for (const [line, trace] of [
        [pageLine, '"type":"pageView"'],
        [exposureLine, '"isTargetedRule":false'],
        [conversionLine, '"goalId":5'],
        ["eventType=conversion&goalId=6&revenue=0&negative=false", '"goalId":6'],
      ] as const)
        expect(events.includes(line), line).to.equal(stored.includes(trace));
    }
  });

  it("does not send again what the provider accepted, while the page was left too", async () => {
    const first = await startedPage(siteOfTwoFlags);
    first.client.getVisitorCode(visitor);
    first.client.isFeatureFlagActive(visitor, "banner");
    first.client.trackConversion(conversion);
    await first.provider.pass();
    first.client.isFeatureFlagActive(visitor, "second");
    first.hide();
    await first.provider.pass();
    expect(first.lines()).to.deep.equal([conversionLine, exposureLine, "eventType=experiment&id=8&variationId=80"]);
    const second = await startedPage(siteOfTwoFlags, {}, first.browser);
    second.client.getVisitorCode();
    await second.provider.pass(1000, 100);
    expect(second.lines()).to.deep.equal([]);
  });
});
