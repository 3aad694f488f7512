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
  // Sold-out stays move to the end of their page meanwhile: which stays there are is compared, and the one in view.
  const names = () => demo.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? "").sort());
  const before = await names();
  const name = (await demo.cards.nth(25).getAttribute("aria-label")) ?? "";
  const seen = demo.results.getByRole("article", { name, exact: true });
  await seen.scrollIntoViewIfNeeded();
  await expect(seen.locator("css=[part~=price]")).toBeVisible();
  await expect(seen).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2000);

  await page.evaluate(() => window.skiElements?.getSearch().set({ sort: "price-asc" }));
  await expect(demo.cards).toHaveCount(20);
  await expect(demo.cards.first()).toBeVisible();
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await page.goBack();
  await expect(demo.cards).toHaveCount(40);
  expect(await names()).toEqual(before);
  await expect(seen).toBeInViewport();
  expect(calls.filter((url) => /search\/(product|count)/.test(url))).toEqual([]);
  await page.goForward();
  await expect(demo.cards).toHaveCount(20);
  expect(demo.problems).toEqual([]);
});
