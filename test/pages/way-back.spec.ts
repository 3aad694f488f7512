import { expect, test, type Page } from "@playwright/test";
import { historyDelay } from "../../src/domain/defaults.js";
import { Demo } from "../drivers/demo.js";
import { frames } from "../drivers/frames.js";
import { moving } from "../drivers/motion.js";

test.use(moving);

const dated = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13";

/** A list of two pages, scrolled to a card of the second. */
async function openScrolled(page: Page) {
  const demo = new Demo(page);
  await demo.openResults(dated);
  // The cards above the button are drawn first: they move it.
  const showMore = demo.results.locator("css=[part~=show-more]");
  await showMore.scrollIntoViewIfNeeded();
  await expect(demo.cards.last().locator("css=[part~=see-stay]")).toBeVisible();
  await showMore.click();
  await expect(demo.cards).toHaveCount(40);
  const name = (await demo.cards.nth(25).getAttribute("aria-label")) ?? "";
  const seen = demo.results.getByRole("article", { name, exact: true });
  await seen.scrollIntoViewIfNeeded();
  await expect(seen.locator("css=[part~=price]")).toBeVisible();
  await expect(seen).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  return { demo, seen };
}

/** Shows another list. */
async function sortByPrice(page: Page, demo: Demo): Promise<void> {
  await page.evaluate(() => window.skiElements?.getSearch().set({ sort: "price-asc" }));
  await expect(demo.cards).toHaveCount(20);
  await expect(demo.cards.first()).toBeInViewport();
  // Choices that follow one another at once are one entry of the history: the next one comes later.
  await page.clock.setFixedTime(Date.now() + 2 * historyDelay);
}

test("Back shows the pages that were loaded where they were left, at once, and Forward the choice", async ({ page }) => {
  const { demo, seen } = await openScrolled(page);
  // Sold-out stays move to the end of their page meanwhile: which stays there are is compared, and the one in view.
  const names = () => demo.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? "").sort());
  const before = await names();
  await sortByPrice(page, demo);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await page.goBack();
  await expect(demo.cards).toHaveCount(40);
  await frames(page);
  expect(await names()).toEqual(before);
  await expect(seen).toBeInViewport();
  expect(calls.filter((url) => /search\/(product|count)/.test(url))).toEqual([]);
  await page.goForward();
  await expect(demo.cards).toHaveCount(20);
  expect(demo.problems).toEqual([]);
});

test("Forward has the keyboard on the card where it was left, also one that the other list lacks", async ({ page }) => {
  const { demo } = await openScrolled(page);
  const names = () => demo.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""));
  const former = await names();
  await sortByPrice(page, demo);
  const name = (await names()).findLast((one) => !former.includes(one)) ?? "";
  const card = demo.results.getByRole("article", { name, exact: true });
  await card.scrollIntoViewIfNeeded();
  const link = card.locator("css=[part~=see-stay]");
  await link.focus();
  await page.goBack();
  await expect(demo.cards).toHaveCount(40);
  await expect(card).toHaveCount(0);
  await page.goForward();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test("Back while another list loads shows the one of before where it was left", async ({ page }) => {
  const { demo, seen } = await openScrolled(page);
  await sortByPrice(page, demo);
  await page.route(/search\/product/, () => undefined);
  const request = page.waitForRequest(/search\/product/);
  await page.evaluate(() => window.skiElements?.getSearch().set({ criteria: [316] }));
  await request;
  await page.evaluate(() => history.go(-2));
  await expect(demo.cards).toHaveCount(40);
  await frames(page);
  await expect(seen).toBeInViewport();
});

test("a new list is shown from its beginning, however deep the former one was scrolled", async ({ page }) => {
  const { demo } = await openScrolled(page);
  for (const change of [{ sort: "price-asc" }, { criteria: [316] }] as const) {
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await expect(demo.cards.first()).not.toBeInViewport();
    await page.evaluate((search) => window.skiElements?.getSearch().set(search), change);
    await expect(demo.results.locator("css=[part~=total]")).toBeInViewport();
    await expect(demo.cards.first()).toBeInViewport();
  }
});

test("a list that is seen from its beginning stays where it is when it changes", async ({ page }) => {
  const demo = new Demo(page);
  await demo.openResults(dated);
  await expect(demo.cards).toHaveCount(20);
  await page.evaluate(() => window.scrollTo({ top: 40, behavior: "instant" }));
  const first = await demo.cards.first().getAttribute("aria-label");
  await page.evaluate(() => window.skiElements?.getSearch().set({ sort: "price-asc" }));
  await expect(demo.cards.first()).not.toHaveAttribute("aria-label", first ?? "");
  await expect(demo.results.locator("css=.list-phase.is-dimmed")).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(40);
});
