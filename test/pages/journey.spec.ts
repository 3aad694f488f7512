import { expect, test } from "@playwright/test";
import { Demo, locales } from "../drivers/demo.js";
import type { DemoLocale } from "../drivers/demo.js";
import { moving } from "../drivers/motion.js";

test.use(moving);

const names = Object.keys(locales) as DemoLocale[];

async function seeResults(demo: Demo): Promise<void> {
  await expect(demo.total).toContainText("Val Thorens");
  await expect(demo.cards.first()).toBeVisible();
  const { place, stayDates, participants } = await demo.search();
  expect(place).toMatchObject({ id: 1, type: "station", label: "Val Thorens" });
  expect(stayDates).toMatchObject({ start: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), end: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  expect(participants).toHaveLength(3);
}

for (const locale of names) {
  test(`a stay is found and opened by mouse in ${locale}`, async ({ page, context }) => {
    const demo = new Demo(page, locale);
    await demo.openHome();
    await demo.destination.click();
    await demo.option.filter({ hasText: "Val Thorens" }).click();
    await demo.chooseDates();
    await demo.segment("participants").click();
    await demo.increase("children").click();
    await demo.validate.click();
    await demo.searchButton.click();
    await expect(page).toHaveURL(/se-results#.*station\[\]=1/);
    await seeResults(demo);

    await demo.filter(demo.words.criteria.wifi).click();
    await expect.poll(async () => (await demo.search())["criteria"]).toEqual([55]);
    await demo.sortBy(demo.words.sort.price_asc);
    await expect(page).toHaveURL(/rc_sort=price/);
    await expect(demo.stayLinks.first()).toBeVisible();
    const [stay] = await Promise.all([context.waitForEvent("page"), demo.stayLinks.first().click()]);
    await stay.waitForLoadState();
    expect(new URL(stay.url()).pathname).toMatch(new RegExp(`^${locales[locale].home}(stay|product)`));
    expect(new URL(stay.url()).hash).toMatch(/BeginDate=.*EndDate=.*dated=1/);
    await expect(stay.locator("ski-gallery")).toBeVisible();
    expect(demo.problems).toEqual([]);
  });

  test(`a stay is found and opened by keyboard alone in ${locale}`, async ({ page, context }) => {
    const demo = new Demo(page, locale);
    const { keyboard } = page;
    await demo.openHome();
    await demo.destination.focus();
    await keyboard.type("val tho");
    await expect(demo.option.first()).toContainText("Val Thorens");
    await expect(demo.destination).toHaveAttribute("aria-activedescendant", /./);
    await keyboard.press("Enter");
    await expect(demo.destination).toHaveValue("Val Thorens");

    await keyboard.press("Enter");
    await expect(demo.panel("dates")).toBeVisible();
    await expect(demo.days.first()).toBeVisible();
    await demo.days.nth(2).focus();
    await keyboard.press("Enter");
    await demo.datesDone.focus();
    await keyboard.press("Enter");
    await expect(demo.panel("dates")).toBeHidden();

    await demo.segment("participants").focus();
    await keyboard.press("Enter");
    await demo.increase("children").focus();
    await keyboard.press("Space");
    await demo.validate.focus();
    await keyboard.press("Enter");
    await demo.searchButton.focus();
    await keyboard.press("Enter");
    await seeResults(demo);

    const total = (await demo.total.textContent()) ?? "";
    await demo.filter(demo.words.criteria.wifi).focus();
    await keyboard.press("Space");
    await expect.poll(async () => (await demo.search())["criteria"]).toEqual([55]);
    await expect(demo.total, "the filtered list is shown").not.toHaveText(total);
    await expect(demo.stayLinks.first()).toBeVisible();
    await demo.stayLinks.first().focus();
    const [stay] = await Promise.all([context.waitForEvent("page"), keyboard.press("Enter")]);
    await expect(stay.getByRole("heading", { level: 1 })).toBeVisible();
    expect(demo.problems).toEqual([]);
  });
}

test("prices are confirmed as cards near the viewport, and more stays load on demand", async ({ page }) => {
  const demo = new Demo(page);
  const prices: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/wiyp/price")) prices.push(request.url());
  });
  await demo.openResults("station[]=1&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18");
  await expect(demo.cards).toHaveCount(20);
  await expect.poll(() => prices.length).toBeGreaterThan(0);
  const asked = prices.length;
  await demo.showMore.scrollIntoViewIfNeeded();
  await expect.poll(() => prices.length).toBeGreaterThan(asked);
  await demo.showMore.click();
  await expect(demo.cards).toHaveCount(40);
  expect(demo.problems).toEqual([]);
});

test("filters, counts and total agree", async ({ page }) => {
  const demo = new Demo(page);
  await demo.openResults("station[]=1&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18");
  const sauna = page.getByRole("checkbox", { name: new RegExp(`^${demo.words.criteria.sauna}`) });
  const option = demo.results.locator("label").filter({ has: sauna });
  const count = option.locator("css=[part=count]");
  await expect(count).toHaveText(/^\d+$/);
  const counted = await count.textContent();
  await option.click();
  await expect(option.getByRole("checkbox")).toBeChecked();
  await expect(demo.total).toHaveText(new RegExp(`^${counted}\\b`));
});
