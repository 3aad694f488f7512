import { expect, type Page, test } from "@playwright/test";
import { hostsAt, siteCode } from "../../demo/engine/experiments/site.js";
import { consentOf } from "../drivers/consent.js";
import { Demo } from "../drivers/demo.js";
import { openExperimentClient } from "../drivers/experiment-client.js";
import { flagOfPrices } from "../drivers/experiment-states.js";
import { serveEngine } from "../fixtures/engine-server.js";

let engine: Awaited<ReturnType<typeof serveEngine>>;
test.beforeEach(async () => {
  engine = await serveEngine();
});
test.afterEach(() => engine.close());

const openClient = (page: Page) => openExperimentClient(page, engine.origin);

/** The variation of a flag for the visitor of a page. */
const sortOrderOf = (page: Page) => page.evaluate(() => window.client.getFeatureFlagVariationKey(window.visitorCode, "sortOrder"));

/** Gives every visitor one variation of the order of stays, which the engine's clients receive as an update. */
function serveSortOrder(variationKey: string): void {
  const { featureFlags, ...own } = engine.experiments.configuration();
  const served = featureFlags.map((flag) =>
    flag.featureKey === "sortOrder" ? { ...flag, defaultVariationKey: variationKey, rules: [] } : flag,
  );
  engine.experiments.setConfiguration({ ...own, featureFlags: served });
}

test("EXP-CFG-15 EXP-CFG-31..34 updates arrive by the event stream, and again after it was cut or refused, with what changed meanwhile", async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  await openClient(page);
  const isOpen = () => expect.poll(() => engine.experiments.followers()).toBe(1);
  await isOpen();
  const requests = () => engine.log.counts().configuration;
  const atStart = requests();
  serveSortOrder("cheapest-first");
  await expect.poll(requests, "the update is requested").toBe(atStart + 1);
  await expect.poll(() => sortOrderOf(page)).toBe("cheapest-first");

  engine.experiments.cutFollowers();
  await expect.poll(() => engine.experiments.followers()).toBe(0);
  await isOpen();
  await expect.poll(requests, "what changed meanwhile is requested").toBe(atStart + 2);
  serveSortOrder("best-seller");
  await expect.poll(() => sortOrderOf(page)).toBe("best-seller");

  engine.faults.set({ configurationEvents: { status: 503, times: 1 } });
  engine.experiments.cutFollowers();
  serveSortOrder("cheapest-first");
  await expect.poll(() => engine.faults.list()).toEqual({});
  expect(engine.experiments.followers()).toBe(0);
  await expect
    .poll(async () => {
      await page.clock.runFor(60_000);
      return engine.experiments.followers();
    })
    .toBe(1);
  await expect.poll(() => sortOrderOf(page)).toBe("cheapest-first");
  serveSortOrder("best-seller");
  await expect.poll(() => sortOrderOf(page)).toBe("best-seller");
});

test("EXP-CFG-17 a configuration in the page decides what its first paint shows, without a call of the provider before it", async ({
  page,
}) => {
  const { featureFlags, ...own } = engine.experiments.configuration();
  const served = featureFlags.map((flag) => ({ ...flag, defaultVariationKey: "cheapest-first", rules: [] }));
  const configuration = JSON.stringify({ ...own, featureFlags: served }).replaceAll("<", "\\u003c");
  const options = JSON.stringify({ siteCode, hosts: hostsAt(engine.origin) });
  await page.route(`${engine.origin}/inline`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><link rel="icon" href="data:," /><script type="application/json" id="flags">${configuration}</script>
        <script type="module" blocking="render">
          import { createExperimentClient } from "/dist/experiments.js";
          const configuration = document.querySelector("#flags").textContent;
          const client = createExperimentClient({ ...${options}, configuration });
          document.querySelector("h1").textContent = client.getFeatureFlagVariationKey("visitor", "sortOrder");
          void client.initialize();
        </script>
        <p>All stays</p><h1 elementtiming="title"></h1>`,
    }),
  );
  await page.goto(`${engine.origin}/inline`);
  const painted = await page.evaluate(
    () =>
      new Promise<{ readonly calls: readonly string[]; readonly title: string | null; readonly delay: number }>((resolve) => {
        new PerformanceObserver((list) => {
          const [title] = list.getEntries() as (PerformanceEntry & { readonly renderTime: number })[];
          const [paint] = performance.getEntriesByName("first-contentful-paint");
          if (!title || !paint) return;
          const before = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < paint.startTime);
          const calls = before.map(({ name }) => name).filter((name) => name.includes("/experiments/"));
          resolve({ calls, title: document.querySelector("h1")?.textContent ?? null, delay: title.renderTime - paint.startTime });
        }).observe({ type: "element", buffered: true });
      }),
  );
  expect(painted).toEqual({ calls: [], title: "cheapest-first", delay: 0 });
  expect(engine.log.counts()).toMatchObject({ configuration: 0, configurationEvents: 0, tracking: 0 });
});

/** Serves the price test to everyone, with one variation. */
function servePriceTest(variationId: number): void {
  const { featureFlags, ...own } = engine.experiments.configuration();
  const [flag] = featureFlags.filter(({ featureKey }) => featureKey === "hidePriceWithoutDate");
  const [rule] = flag?.rules.filter(({ experimentId }) => experimentId === 30320) ?? [];
  const variation = rule?.variationByExposition.find((one) => one.variationId === variationId);
  if (!flag || !rule || !variation) throw new Error("The engine has no such test of prices");
  const variationByExposition = [{ ...variation, exposition: 1 }];
  engine.experiments.setConfiguration({ ...own, featureFlags: [{ ...flag, rules: [{ ...rule, exposition: 1, variationByExposition }] }] });
}

/** What was tracked, each event once: one whose response a reload cuts off is sent again with its nonce. */
const tracked = () => engine.experiments.record.list().flatMap(({ event, visitor, repeated }) => (repeated ? [] : [{ visitor, event }]));

for (const [variationId, state, hidden] of [
  [303201, "active", true],
  [303200, "inactive", false],
] as const)
  test(`EXP-CFG-08 the demo starts an A/B test of the engine once the visitor agrees: variation ${variationId} is ${state} after one reload`, async ({
    page,
  }) => {
    servePriceTest(variationId);
    const demo = new Demo(page, "en-GB");
    let loads = 0;
    page.on("load", () => (loads += 1));
    await page.goto(`${engine.origin}/flight/se-results#station[]=1`);
    await expect(demo.cards.first()).toBeVisible();
    expect(await page.evaluate(flagOfPrices)).toBe(false);
    expect(engine.log.counts()).toMatchObject({ configuration: 0, tracking: 0, configurationEvents: 0 });
    expect(await page.context().cookies()).toEqual([]);

    await consentOf(page, "en-GB").choose({ experiments: true });
    await expect.poll(() => loads).toBe(2);
    await expect.poll(() => page.evaluate(flagOfPrices)).toBe(hidden);
    const cookies = new Map((await page.context().cookies()).map(({ name, value }) => [name, value]));
    expect(cookies.get("nevea-price-test")).toBe(state);
    const visitorCode = cookies.get("kameleoonVisitorCode") ?? "";
    expect(visitorCode).toMatch(/^[0-9a-z]{16}$/);

    await expect.poll(() => tracked().map(({ event }) => event.eventType)).toEqual(expect.arrayContaining(["experiment", "conversion"]));
    for (const { visitor } of tracked()) expect(visitor).toEqual({ visitorCode });
    const events = tracked().map(({ event }) => event);
    expect(events.filter(({ eventType }) => eventType === "experiment")).toEqual([
      { eventType: "experiment", id: 30320, variationId, nonce: expect.any(String) },
    ]);
    expect(events.filter(({ eventType }) => eventType === "conversion")).toEqual([
      { eventType: "conversion", goalId: 12, revenue: 0, negative: true, nonce: expect.any(String) },
    ]);
    await expect(demo.cards.first()).toBeVisible();
    expect(loads).toBe(2);
    expect(demo.problems).toEqual([]);
  });

test("the demo's A/B test sends nothing and keeps nothing of a visitor who refuses, and goes on without a provider", async ({ page }) => {
  servePriceTest(303201);
  const demo = new Demo(page, "en-GB");
  await page.goto(`${engine.origin}/flight/se-results#station[]=1`);
  const consent = consentOf(page, "en-GB");
  await consent.refuse.click();
  await expect(demo.cards.first()).toBeVisible();
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toEqual(["nevea-consent"]);
  expect(engine.experiments.record.list()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  engine.faults.set({ configuration: { body: "truncated" }, tracking: { status: 503 } });
  await consent.reopen();
  await consent.choose({ experiments: true });
  await expect.poll(() => engine.log.counts().configuration).toBe(3);
  await expect(demo.cards.first()).toBeVisible();
  expect(await page.evaluate(flagOfPrices)).toBe(false);
  expect(demo.problems.filter((problem) => problem.startsWith("uncaught"))).toEqual([]);
});
