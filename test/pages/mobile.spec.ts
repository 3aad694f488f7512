import { expect, test, type Locator } from "@playwright/test";
import { Demo, locales } from "../drivers/demo.js";
import type { DemoLocale } from "../drivers/demo.js";
import { moving } from "../drivers/motion.js";

test.use(moving);

for (const locale of Object.keys(locales) as DemoLocale[]) {
  test(`a stay is found and opened by touch in ${locale}`, async ({ page, context }) => {
    const demo = new Demo(page, locale);
    const { words } = demo;
    await demo.openHome();
    await demo.tapTarget.tap();
    const flow = demo.bar.getByRole("dialog");
    await expect(flow).toBeVisible();
    await expect(flow.getByRole("button", { name: /\d[\s.,]?\d{3}/ })).toBeVisible();

    await flow.getByRole("button", { name: new RegExp(`^${words.search_bar.destination}`) }).tap();
    await flow.getByRole("combobox").fill("val tho");
    await flow
      .getByRole("option", { name: /Val Thorens/ })
      .first()
      .tap();
    await flow.getByRole("button", { name: new RegExp(`^${words.search_bar.dates}`) }).tap();
    const days = flow.getByRole("gridcell").getByRole("button", { disabled: false });
    await days.nth(2).tap();
    await demo.datesDone.tap();
    await flow.getByRole("button", { name: new RegExp(`^${words.search_bar.participants}`) }).tap();
    await demo.increase("children").tap();
    await demo.validate.tap();
    await flow.locator("css=[part~=search]").tap();

    await expect(page).toHaveURL(/se-results#.*station\[\]=1/);
    await expect(demo.cards.first()).toBeVisible();
    await demo.results.getByRole("button", { name: new RegExp(words.results.filters) }).tap();
    await demo.filter(words.criteria.wifi).tap();
    await expect.poll(async () => (await demo.search())["criteria"]).toEqual([55]);
    await demo.results.locator("css=[part~=show-results]").tap();
    await expect(demo.results.getByRole("dialog")).toBeHidden();
    await demo.results.getByRole("button", { name: new RegExp(words.results.sort) }).tap();
    await demo.results.getByRole("radio", { name: words.sort.price_asc }).tap();
    await expect(page).toHaveURL(/rc_sort=price/);

    await expect(demo.stayLinks.first()).toBeVisible();
    const [stay] = await Promise.all([context.waitForEvent("page"), demo.stayLinks.first().tap()]);
    await expect(stay.getByRole("heading", { level: 1 })).toBeVisible();
    expect(demo.problems).toEqual([]);
  });
}

test("a week in a named resort is listed within nine presses", async ({ page }) => {
  const demo = new Demo(page, "en-GB");
  const { search_bar: words } = demo.words;
  let presses = 0;
  const tap = async (what: Locator) => {
    presses += 1;
    await what.tap();
  };
  await demo.openHome();
  await tap(demo.tapTarget);
  const flow = demo.bar.getByRole("dialog");
  await tap(flow.getByRole("button", { name: new RegExp(`^${words.destination}`) }));
  presses += 1;
  await flow.getByRole("combobox").fill("val tho");
  await tap(flow.getByRole("option", { name: /Val Thorens/ }).first());
  await tap(flow.getByRole("button", { name: new RegExp(`^${words.dates}`) }));
  await tap(flow.getByRole("gridcell").getByRole("button", { disabled: false }).nth(2));
  await tap(demo.datesDone);
  await tap(flow.locator("css=[part~=search]"));
  await expect(demo.cards.first()).toBeVisible();
  expect((await demo.search())["stayDates"]).toMatchObject({ start: expect.any(String), end: expect.any(String) });
  expect(presses).toBeLessThanOrEqual(9);
});

for (const path of ["/", "/se-results#station[]=1&beginDate=2027-02-06&endDate=2027-02-13"]) {
  test(`nothing overflows sideways at 320 px on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const demo = new Demo(page);
    await page.goto(path);
    await demo.drawn();
    if (path !== "/") await expect(demo.cards.first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
