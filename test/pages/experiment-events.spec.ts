import { expect, type Page, test } from "@playwright/test";
import type { EventOf } from "../../demo/engine/experiments/events.js";
import { openExperimentClient } from "../drivers/experiment-client.js";
import { serveEngine } from "../fixtures/engine-server.js";

let engine: Awaited<ReturnType<typeof serveEngine>>;
test.beforeEach(async () => {
  engine = await serveEngine();
});
test.afterEach(() => engine.close());

const openClient = (page: Page) => openExperimentClient(page, engine.origin);

/** Ends a page without any of its events of leaving, as when the browser is killed. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  void session.send("Page.crash").catch(() => null);
  await crashed;
  await page.close();
}

/** Adds one conversion for each revenue, and sends them. */
function convert(page: Page, revenues: readonly number[], isFlushed = true): Promise<void> {
  return page.evaluate(
    ([values, flushed]) => {
      for (const revenue of values) window.client.addData(window.visitorCode, { type: "conversion", goalId: 11, revenue });
      if (flushed) window.client.flush(window.visitorCode);
    },
    [revenues, isFlushed] as const,
  );
}

/** The conversions of the engine's record: their revenues, and whether they are the same event sent again. */
function conversions(): readonly { readonly revenue: number; readonly nonce: string; readonly repeated: boolean }[] {
  return engine.experiments.record.list().flatMap(({ event, repeated }) => {
    if (event.eventType !== "conversion") return [];
    const { revenue, nonce }: EventOf<"conversion"> = event;
    return [{ revenue, nonce, repeated }];
  });
}

const revenuesOnce = (): readonly number[] =>
  conversions()
    .filter(({ repeated }) => !repeated)
    .map(({ revenue }) => revenue)
    .toSorted((first, second) => first - second);

test("a page that is killed while the provider does not respond sends its events when it is opened again, once", async ({ context }) => {
  const first = await context.newPage();
  await openClient(first);
  engine.faults.set({ tracking: { connection: "hang" } });
  await convert(first, [1, 2, 3]);
  await expect.poll(() => engine.log.counts().tracking).toBeGreaterThan(0);
  await kill(first);
  expect(conversions()).toEqual([]);

  engine.faults.clear();
  await openClient(await context.newPage());
  await expect.poll(revenuesOnce).toEqual([1, 2, 3]);
  expect(conversions().filter(({ repeated }) => repeated)).toEqual([]);
});

test("a page that is killed before the response to what was recorded sends it again as the same events", async ({ context }) => {
  const first = await context.newPage();
  await openClient(first);
  engine.faults.set({ tracking: { latency: 1000, times: 1 } });
  await convert(first, [1, 2, 3]);
  await expect.poll(() => engine.log.counts().tracking).toBeGreaterThan(0);
  await kill(first);
  await expect.poll(revenuesOnce).toEqual([1, 2, 3]);

  await openClient(await context.newPage());
  await expect.poll(() => conversions().filter(({ repeated }) => repeated).length).toBe(3);
  expect(revenuesOnce()).toEqual([1, 2, 3]);
  expect(new Set(conversions().map(({ nonce }) => nonce)).size).toBe(3);
  const third = await context.newPage();
  await openClient(third);
  await convert(third, [4]);
  await expect.poll(revenuesOnce).toEqual([1, 2, 3, 4]);
  expect(conversions().length).toBe(7);
});

test("events that no flush has sent are sent by the flush of a later page, whether theirs was closed or killed", async ({ context }) => {
  const closed = await context.newPage();
  await openClient(closed);
  await convert(closed, [1, 2], false);
  await closed.goto("about:blank");
  await closed.close();

  const killed = await context.newPage();
  await openClient(killed);
  await convert(killed, [3, 4], false);
  await kill(killed);

  const last = await context.newPage();
  await openClient(last);
  await last.evaluate(() => window.client.flush());
  await expect.poll(revenuesOnce).toEqual([1, 2, 3, 4]);
});

/** Exposes the visitor of a page to a flag and leaves the page before that is sent. */
async function leaveExposed(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.client.getFeatureFlagVariationKey(window.visitorCode, "sortOrder");
    window.location.href = "about:blank";
  });
  await page.waitForURL("about:blank");
}

/** The exposures of the engine's record. */
const exposures = () =>
  engine.experiments.record
    .list()
    .flatMap(({ event, repeated }) => (event.eventType === "experiment" ? [{ id: event.id, nonce: event.nonce, repeated }] : []));

test("an exposure whose page is left at once is sent while it is left", async ({ context }) => {
  const page = await context.newPage();
  await openClient(page);
  await leaveExposed(page);
  await expect.poll(() => exposures().map(({ id }) => id)).toEqual([30210]);
});

for (const [name, fault] of Object.entries({
  "responds that it is down": { status: 503 },
  "drops the connection": { connection: "drop" },
  "never responds": { connection: "hang" },
} as const))
  test(`an exposure whose page is left while the provider ${name} is sent by the next page, once`, async ({ context }) => {
    const left = await context.newPage();
    await openClient(left);
    engine.faults.set({ tracking: fault });
    await leaveExposed(left);
    await expect.poll(() => engine.log.counts().tracking).toBeGreaterThan(0);
    await left.close();
    expect(exposures()).toEqual([]);

    engine.faults.clear();
    await openClient(await context.newPage());
    // A browser may itself send a request again whose connection was dropped: with the same nonce.
    const once = () => exposures().flatMap(({ id, repeated }) => (repeated ? [] : [id]));
    await expect.poll(once).toEqual([30210]);
    const third = await context.newPage();
    await openClient(third);
    await convert(third, [1]);
    await expect.poll(revenuesOnce).toEqual([1]);
    expect(once()).toEqual([30210]);
    if (!("connection" in fault)) expect(exposures()).toHaveLength(1);
  });

test("an exposure that is recorded after its page was left is sent again with the same nonce, and then no more", async ({ context }) => {
  const left = await context.newPage();
  await openClient(left);
  engine.faults.set({ tracking: { latency: 3000, times: 1 } });
  await leaveExposed(left);
  await left.close();
  await expect.poll(exposures).toHaveLength(1);

  await openClient(await context.newPage());
  await expect.poll(exposures).toHaveLength(2);
  const third = await context.newPage();
  await openClient(third);
  await convert(third, [1]);
  await expect.poll(revenuesOnce).toEqual([1]);
  const [first, second, ...others] = exposures();
  expect(second).toEqual({ ...first, repeated: true });
  expect(others).toEqual([]);
});

test("a second tab that sends what the first has under way sends the same events", async ({ context }) => {
  const first = await context.newPage();
  await openClient(first);
  engine.faults.set({ tracking: { latency: 6000, times: 1 } });
  await convert(first, [1, 2]);
  await expect.poll(() => engine.log.counts().tracking).toBe(1);
  const second = await context.newPage();
  await openClient(second);
  await expect.poll(() => conversions().filter(({ repeated }) => repeated).length).toBe(2);
  expect(revenuesOnce()).toEqual([1, 2]);
  expect(new Set(conversions().map(({ nonce }) => nonce)).size).toBe(2);
  await expect.poll(() => second.evaluate(() => localStorage.getItem("kameleoonOfflineTracking"))).toBe(null);
});

test("no event is lost, and none recorded twice, when pages are killed at any moment and the provider fails", async ({ context }) => {
  const faults = [
    {},
    { tracking: { latency: 60 } },
    { tracking: { connection: "drop" } },
    { tracking: { status: 503 } },
    { tracking: { latency: [0, 300] } },
    { tracking: { connection: "hang" } },
  ] as const;
  let revenue = 0;
  for (let round = 0; round < 18; round++) {
    const page = await context.newPage();
    await openClient(page);
    engine.faults.set(faults[round % faults.length] ?? {});
    for (let flush = 0; flush < 3; flush++) {
      await convert(page, [++revenue, ++revenue, ++revenue], flush < 2);
      await new Promise((resolve) => setTimeout(resolve, (round * 37 + flush * 61) % 150));
    }
    await kill(page);
    engine.faults.clear();
    // The browser keeps the open requests of a page that is gone for 30 seconds, and has six connections for an origin.
    engine.dropConnections();
  }
  const last = await context.newPage();
  await openClient(last);
  await last.evaluate(() => window.client.flush());
  const all = Array.from({ length: revenue }, (_, index) => index + 1);
  await expect.poll(revenuesOnce).toEqual(all);
  const revenueOf = new Map(conversions().map((conversion) => [conversion.nonce, conversion.revenue]));
  expect(revenueOf.size).toBe(all.length);
  for (const { nonce, revenue: recorded } of conversions()) expect(revenueOf.get(nonce)).toBe(recorded);
});
