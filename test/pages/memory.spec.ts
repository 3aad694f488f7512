import { expect, test } from "@playwright/test";
import { Demo } from "../drivers/demo.js";
import { frames } from "../drivers/frames.js";

test("lists that a search replaces are freed", { tag: "@wide" }, async ({ page }) => {
  const demo = new Demo(page, "en-GB");
  const { wifi, sauna, pool, parking } = demo.words.criteria;
  const filters = [wifi, sauna, pool, parking];
  await demo.openResults("station[]=1&beginDate=2027-02-06&endDate=2027-02-13");
  await expect(demo.cards.first()).toBeVisible();
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  /** Presses each filter and presses it again: the list is the one before. */
  const pressEach = async () => {
    for (const label of filters.flatMap((name) => [name, name])) {
      const list = page.waitForResponse((response) => response.url().includes("/se/search/product"));
      await demo.filter(label).click();
      await list;
      await expect(demo.results.locator("css=[part~=list-area]")).toHaveAttribute("aria-busy", "false");
      await frames(page);
    }
  };
  const nodes = async () => {
    for (let time = 0; time < 3; time += 1) await client.send("HeapProfiler.collectGarbage");
    const { metrics } = await client.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "Nodes")?.value ?? 0;
  };
  await pressEach();
  const before = await nodes();
  await pressEach();
  const after = await nodes();
  expect(before).toBeGreaterThan(1000);
  expect((after - before) / before).toBeLessThanOrEqual(0.05);
});
