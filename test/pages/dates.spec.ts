import { expect, test, type Page } from "@playwright/test";
import { Demo } from "../drivers/demo.js";

const finds = /\/se\/search\/find\?/;
const amountIn = (text: string | null) => Number(/£([\d,]+)/.exec(text ?? "")?.[1]?.replace(",", ""));

/** Records the queries of find. */
function record(page: Page): URLSearchParams[] {
  const seen: URLSearchParams[] = [];
  page.on("request", (request) => finds.test(request.url()) && seen.push(new URL(request.url()).searchParams));
  return seen;
}

/** The length of stay that is chosen, as the page's script would write it. */
const chosenLength = (demo: Demo) => demo.lengths.locator("input:checked").inputValue();

async function openDates(page: Page): Promise<Demo> {
  const demo = new Demo(page, "en-GB");
  await demo.openResults("station[]=1");
  await demo.segment("dates").click();
  await expect(demo.days.first()).toBeVisible();
  return demo;
}

test("FIND-02 days are priced for one length, one press chooses both ends, and Done goes on", async ({ page }) => {
  const seen = record(page);
  const demo = await openDates(page);
  expect(seen.map((query) => [query.get("current_month") !== null, query.get("nights")])).toEqual([[true, "7"]]);
  expect(await chosenLength(demo)).toBe("7");

  const day = demo.days.nth(2);
  await expect(day).toHaveAccessibleName(/, 7 nights from £[\d,]+/);
  const start = (await day.getAttribute("data-day")) ?? "";
  await day.click();
  await expect(demo.panel("dates")).toBeVisible();
  await expect(
    demo
      .panel("dates")
      .getByRole("status")
      .filter({ hasText: /^7 nights from £/ }),
  ).toBeVisible();
  const end = new Date(Date.parse(start) + 7 * 86_400_000).toISOString().slice(0, 10);
  expect(await demo.search()).toMatchObject({ stayDates: { start, end } });
  await demo.datesDone.click();
  await expect(demo.panel("dates")).toBeHidden();
  expect((await demo.hash()).get("beginDate")).toBe(start);
  expect((await demo.hash()).get("endDate")).toBe(end);
  expect(
    seen.map((query) => query.get("start_date")),
    "one find for the stay",
  ).toEqual([null, start]);
  expect(demo.problems).toEqual([]);
});

test("the amount of a day is the lowest total of the list for that stay", async ({ page }) => {
  // Both are listed prices: a live price may differ from them.
  await page.route("**/wiyp/price/**", () => undefined);
  const demo = await openDates(page);
  await demo.sortBy(demo.words.sort.price_asc);
  for (const index of [1, 4]) {
    if (await demo.panel("dates").isHidden()) await demo.segment("dates").click();
    const day = demo.days.nth(index);
    const amount = amountIn(await day.getAttribute("aria-label"));
    expect(amount).toBeGreaterThan(0);
    await day.click();
    await demo.datesDone.click();
    await expect.poll(async () => amountIn(await demo.cards.first().locator("css=[part~=amount]").first().textContent())).toBe(amount);
  }
});

test("another length keeps the arrival where such a stay begins then, and its days have its prices", async ({ page }) => {
  const demo = await openDates(page);
  await demo.days.nth(2).click();
  const { stayDates } = (await demo.search()) as { stayDates: { start: string; end: string } };
  const others = await demo.lengths
    .locator("input:not(:checked):not([value=any])")
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  for (const nights of others) {
    await demo.length(nights).click();
    await expect(demo.days.first()).toHaveAccessibleName(new RegExp(`, ${nights} nights? from £`));
    const isSold = (await demo.panel("dates").locator(`[data-day="${stayDates.start}"][aria-disabled]`).count()) === 0;
    const end = new Date(Date.parse(stayDates.start) + Number(nights) * 86_400_000).toISOString().slice(0, 10);
    if (isSold) stayDates.end = end;
    await expect.poll(async () => (await demo.search())["stayDates"]).toEqual(stayDates);
  }
  expect(demo.problems).toEqual([]);
});

test("any length is chosen by two presses, and closes", async ({ page }) => {
  const seen = record(page);
  const demo = await openDates(page);
  await demo.anyLength.click();
  await expect(demo.panel("dates").getByRole("tab", { name: demo.words.dates.start })).toBeVisible();
  expect(seen.at(-1)?.has("nights")).toBe(false);
  await demo.days.nth(2).click();
  await demo.days.nth(1).click();
  await expect(demo.panel("dates")).toBeHidden();
  expect(demo.problems).toEqual([]);
});

test("a seller's server that knows no lengths has its prices named as of any, and two presses", async ({ page }) => {
  const seen = record(page);
  await page.route(finds, async (route) => {
    // The page aborts a find that a newer one replaces.
    const response = await route.fetch().catch(() => null);
    if (response === null) return route.abort();
    const { lengths: _lengths, priceGrid: _grid, startPrices, ...answer } = (await response.json()) as Record<string, unknown>;
    const prices = (startPrices as { date: string; price: number }[] | undefined)?.map(({ date, price }) => ({ date, price }));
    await route.fulfill({ json: { ...answer, ...(prices && { startPrices: prices }) } });
  });
  const demo = await openDates(page);
  await expect(demo.lengths).toHaveCount(0);
  await expect(demo.bar.locator("css=[part~=dates-view]")).toHaveCount(0);
  await expect(demo.days.nth(2)).toHaveAccessibleName(/, any length from £/);
  await expect(demo.panel("dates")).toContainText("any length");
  await demo.days.nth(2).click();
  await demo.days.nth(1).click();
  await expect(demo.panel("dates")).toBeHidden();
  await demo.segment("dates").click();
  await expect(demo.days.nth(2)).toBeVisible();
  const asked = seen.map((query) => query.toString());
  expect(new Set(asked).size, "nothing is requested twice").toBe(asked.length);
  expect(seen).toHaveLength(3);
  expect(demo.problems).toEqual([]);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
