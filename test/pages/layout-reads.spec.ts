import { expect, test, type Page } from "@playwright/test";
import { Demo } from "../drivers/demo.js";
import { frames } from "../drivers/frames.js";
import { moving } from "../drivers/motion.js";

const dated = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13";
const few = 20;
const many = 60;
/**
 * Style recalculations and layouts. A read for each card would be at least as many as the fewest cards, and as many more as there
 * are more cards; what is left is read once a frame, whatever the number of cards, so a slow machine has a few more of either.
 */
const maximum = few / 2;

// Playwright's own trace reads the layout of the page.
test.use({ ...moving, trace: "off" });

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly beginData?: { readonly stackTrace?: readonly { readonly url: string }[] } };
}

/** How often the library made the browser lay the page out in the middle of a script, while something was done. */
async function forcedLayouts(page: Page, action: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page has no browser.");
  await browser.startTracing(page, { categories: ["devtools.timeline", "disabled-by-default-devtools.timeline.stack"] });
  await action();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] };
  const layouts = traceEvents.filter(({ name }) => name === "Layout" || name === "UpdateLayoutTree");
  const own = layouts.filter(({ args }) => args.beginData?.stackTrace?.some(({ url }) => url.includes("/dist/")));
  expect(layouts, "the trace has the layouts of the browser").not.toHaveLength(0);
  return own.length;
}

/** Replaces the demo's results by results with another page size. */
async function mountResults(page: Page, demo: Demo, pageSize: number): Promise<void> {
  await page.evaluate((size) => {
    const results = document.createElement("ski-results");
    results.setAttribute("page-size", String(size));
    document.querySelector("ski-results")?.replaceWith(results);
  }, pageSize);
  await expect(demo.cards).toHaveCount(pageSize);
  await page.waitForLoadState("networkidle");
  await frames(page);
}

/** What the mount of a number of cards forces, and a pressed filter above them. */
async function measure(page: Page, pageSize: number) {
  const demo = new Demo(page);
  await demo.openResults(dated);
  await expect(demo.cards).toHaveCount(few);
  const mount = await forcedLayouts(page, () => mountResults(page, demo, pageSize));
  const filter = demo.filter(demo.words.criteria.wifi);
  await filter.scrollIntoViewIfNeeded();
  await frames(page);
  const press = await forcedLayouts(page, async () => {
    const response = page.waitForResponse((candidate) => candidate.url().includes("/se/search/product"));
    await filter.click();
    await response;
    await page.waitForLoadState("networkidle");
    await frames(page);
  });
  return { mount, press };
}

test("the layouts that scripts force do not grow with the cards", { tag: "@wide" }, async ({ context }) => {
  const fewer = await measure(await context.newPage(), few);
  const more = await measure(await context.newPage(), many);
  for (const what of ["mount", "press"] as const) {
    expect(fewer[what], `${what} of ${few} cards`).toBeLessThanOrEqual(maximum);
    expect(more[what] - fewer[what], `${what} of ${many} cards more than of ${few}`).toBeLessThanOrEqual(maximum);
  }
});
