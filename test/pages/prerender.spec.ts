import { expect, test, type Page } from "@playwright/test";
import { Demo } from "../drivers/demo.js";
import { openExperimentClient } from "../drivers/experiment-client.js";
import { serveEngine } from "../fixtures/engine-server.js";

/** Makes the page one that the browser prerenders, which Playwright's browser stops before its scripts run. Returns how to open it. */
async function prerender(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    let isPrerendered = true;
    Object.defineProperty(document, "prerendering", { get: () => isPrerendered });
    Object.assign(window, {
      dataLayer: [],
      activate() {
        isPrerendered = false;
        document.dispatchEvent(new Event("prerenderingchange"));
      },
    });
  });
  return () => page.evaluate("window.activate()");
}

test("a prerendered results page draws its list, and checks prices and tracks once it is opened", async ({ page }) => {
  const demo = new Demo(page);
  const open = await prerender(page);
  const prices: string[] = [];
  page.on("request", (request) => void (request.url().includes("/wiyp/price/") && prices.push(request.url())));
  await demo.openResults("station[]=1&beginDate=2027-02-06&endDate=2027-02-13");
  await expect(demo.cards.first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const tracked = () => page.evaluate<string[]>("window.dataLayer.map(({ event }) => event)");
  expect({ prices, tracked: await tracked() }).toEqual({ prices: [], tracked: [] });
  await open();
  await expect.poll(() => prices.length).toBeGreaterThan(0);
  await expect(demo.cards.first().locator("css=[part~=see-stay]")).toBeVisible();
  expect(await tracked()).toEqual(["view_item_list"]);
});

test("a flag that is read in a prerendered page is an exposure once the page is opened", async ({ page }) => {
  const engine = await serveEngine();
  try {
    const open = await prerender(page);
    await openExperimentClient(page, engine.origin);
    const stored = () => page.evaluate(() => localStorage.getItem("kameleoonVariationData") ?? "");
    const before = await stored();
    const exposures = () => engine.experiments.record.list().filter(({ event }) => event.eventType === "experiment").length;
    const variation = await page.evaluate(() => window.client.getFeatureFlagVariationKey(window.visitorCode, "sortOrder"));
    expect(variation).not.toBe("");
    await page.waitForLoadState("networkidle");
    expect([exposures(), await stored()]).toEqual([0, before]);
    await open();
    await expect.poll(exposures).toBe(1);
  } finally {
    engine.close();
  }
});
