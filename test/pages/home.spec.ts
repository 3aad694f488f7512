import { expect, test } from "@playwright/test";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { consentOf } from "../drivers/consent.js";
import { Demo, locales, type DemoLocale } from "../drivers/demo.js";
import { watchShifts } from "../drivers/shifts.js";

const week = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13";

for (const locale of Object.keys(locales) as DemoLocale[])
  test(`the search that was left can be continued from the home page in ${locale}`, async ({ page }) => {
    const demo = new Demo(page, locale);
    const { accept } = consentOf(page, locale);
    await demo.openResults(week);
    await expect(demo.cards.first()).toBeVisible();
    await accept.click();
    const shifts = await watchShifts(page);
    await demo.openHome();
    const link = page.getByRole("link", { name: /Val Thorens.*2027/ });
    await expect(link).toHaveAttribute("href", `${locales[locale].results}#${week}`);
    await loadAxe(page);
    expect(await violationsIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await shifts()).toBeLessThanOrEqual(0.01);
    await link.click();
    await expect(demo.cards.first()).toBeVisible();
    expect(demo.problems).toEqual([]);
  });

test("a search is not kept without consent, and removed once it is refused", async ({ page }) => {
  const demo = new Demo(page, "en-GB");
  const { accept, refuse, reopen } = consentOf(page, "en-GB");
  const keptSearches = async () => (await page.context().cookies()).filter(({ name }) => name === "nevea-search").length;
  await demo.openResults(week);
  await expect(demo.cards.first()).toBeVisible();
  await demo.openHome();
  expect(await keptSearches()).toBe(0);
  await accept.click();
  await demo.openResults(week);
  await expect(demo.cards.first()).toBeVisible();
  await demo.openHome();
  expect(await keptSearches()).toBe(1);
  await reopen();
  await refuse.click();
  expect(await keptSearches()).toBe(0);
});

test("the week of a month leads to its list, the cheapest stay first", async ({ page }) => {
  const demo = new Demo(page, "en-GB");
  await demo.openHome();
  const month = page.locator("a.month").nth(2);
  const [label, price] = [await month.locator("> b").innerText(), await month.locator(".month-price b").innerText()];
  const answer = page.waitForResponse((response) => response.url().includes("/search/product?") && response.ok());
  await month.click();
  const { products } = (await (await answer).json()) as {
    readonly products: readonly { readonly prestations: readonly { readonly price: number }[] }[];
  };
  await expect(demo.total).toContainText(label);
  expect(`£${(products[0]?.prestations[0]?.price ?? 0).toLocaleString("en-GB")}`).toBe(price);
  expect(await demo.search()).toMatchObject({ sort: "price-asc", stayDates: { start: expect.any(String), end: expect.any(String) } });
});
