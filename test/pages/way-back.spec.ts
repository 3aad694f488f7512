import { expect, test } from "@playwright/test";
import { Demo } from "../drivers/demo.js";

const dated = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13";

test("Back shows the pages that were loaded where they were left, at once, and Forward the choice", async ({ page }) => {
  const demo = new Demo(page);
  await demo.openResults(dated);
  await expect(demo.cards).toHaveCount(20);
  const more = demo.results.locator("css=[part~=show-more]");
  await more.click();
  await expect(demo.cards).toHaveCount(40);
  const names = await demo.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")));
  await demo.cards.nth(25).scrollIntoViewIfNeeded();
  await expect(demo.cards.nth(25).locator("css=[part~=price]")).toBeVisible();
  const place = () => page.evaluate(() => scrollY);
  const top = await place();
  expect(top).toBeGreaterThan(2000);

  await page.evaluate(() => window.skiElements?.getSearch().set({ sort: "price-asc" }));
  await expect(demo.cards).toHaveCount(20);
  await expect(demo.cards.first()).toBeVisible();
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await page.goBack();
  await expect(demo.cards).toHaveCount(40);
  expect(await demo.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")))).toEqual(names);
  await expect.poll(async () => Math.abs((await place()) - top)).toBeLessThan(40);
  expect(calls.filter((url) => /search\/(product|count)/.test(url))).toEqual([]);
  await page.goForward();
  await expect(demo.cards).toHaveCount(20);
  expect(demo.problems).toEqual([]);
});
