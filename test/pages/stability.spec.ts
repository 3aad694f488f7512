import { expect, test, type Locator } from "@playwright/test";
import { Demo } from "../drivers/demo.js";
import { frames } from "../drivers/frames.js";
import { moving } from "../drivers/motion.js";
import { watchShifts } from "../drivers/shifts.js";

test.use(moving);

const dated = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13";

const pricesSettled = (card: Locator) => expect(card.locator("css=[part~=price]:not([aria-busy])")).toHaveCount(1);

test("nothing moves while the home page loads", async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto("/");
  await new Demo(page).drawn();
  await page.waitForLoadState("networkidle");
  await frames(page);
  expect(await shifts()).toBeLessThanOrEqual(0.01);
});

for (const path of ["/docs/tags/ski-searchbar", "/docs/guides/theming"]) {
  test(`nothing moves while ${path} loads`, async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto(path);
    await expect(page.getByRole("searchbox", { name: "Search the documentation" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await frames(page);
    expect(await shifts()).toBeLessThanOrEqual(0.01);
  });
}

test("nothing moves while results load, prices are confirmed and more stays follow", async ({ page }) => {
  const shifts = await watchShifts(page);
  const demo = new Demo(page);
  await demo.openResults(dated);
  await expect(demo.cards.first()).toBeVisible();
  await pricesSettled(demo.cards.first());
  await page.waitForLoadState("networkidle");
  await frames(page);
  expect(await shifts()).toBeLessThanOrEqual(0.01);
  await demo.showMore.scrollIntoViewIfNeeded();
  await pricesSettled(demo.cards.nth(19));
  await demo.showMore.hover();
  const lastShown = () => demo.cards.nth(19).evaluate((card) => Math.round(card.getBoundingClientRect().top));
  const before = await lastShown();
  await demo.showMore.click();
  await expect(demo.cards).toHaveCount(40);
  await pricesSettled(demo.cards.nth(20));
  await frames(page);
  expect(await lastShown()).toBe(before);
});

for (const width of [390, 700, 768, 1024, 1200, 1440]) {
  test(`everything fits ${width} px`, { tag: width < 800 ? "@phone" : "@wide" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const demo = new Demo(page);
    for (const path of ["/", `/se-results#${dated}`, "/stay/val-thorens/lodging-10007"]) {
      await page.goto(path);
      await page.reload();
      if (path.startsWith("/stay")) await expect(page.locator("ski-gallery").getByRole("button").first()).toBeVisible();
      else await demo.drawn();
      if (path.startsWith("/se-results")) await expect(demo.cards.first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    }
    expect(demo.problems).toEqual([]);
  });
}
