import { expect, test } from "@playwright/test";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { Demo } from "../drivers/demo.js";
import { pageWordsOf } from "../../demo/words/all.js";
import { stayWords } from "../../demo/pages/stay-words.js";
import { type Locale, locales } from "../../src/domain/locale.js";
import { watchShifts } from "../drivers/shifts.js";
import { amountOf, Stay } from "../drivers/stay.js";

const path = "/stay/lodging-10054";
const week = "BeginDate=06/02/2027&EndDate=13/02/2027&dated=1";
const english = `/en${path}#packCode=PFP&${week}`;

/** What the stay page writes in a locale. */
function wordsOf(locale: Locale) {
  const { checked, access, book } = stayWords(locale)["stay"] as Readonly<Record<"checked" | "access" | "book", string>>;
  const { prefix, yourStay } = pageWordsOf(locale);
  return {
    prefix,
    words: { card: yourStay, book },
    confirmed: new RegExp(checked.replace("{{time}}", "\\d\\d?(?::|\\sh\\s)\\d\\d")),
    access,
  };
}

for (const { prefix, words, confirmed, access } of locales.map(wordsOf))
  test(`a stay page has its price at ${prefix || "/"}: the live total is the sum of its parts, and axe finds nothing`, async ({ page }) => {
    const stay = new Stay(page, words);
    const demo = new Demo(page);
    const shifts = await watchShifts(page);
    await page.goto(`${prefix}${path}#packCode=PFP&${week}`);
    await expect(stay.card.getByText(confirmed)).toBeVisible();
    const parts = await stay.amounts();
    expect(parts).toHaveLength(prefix === "/cse" ? 2 : 3);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amountOf((await stay.total.textContent()) ?? ""));
    await expect(page.getByRole("heading", { name: access })).toBeVisible();
    await expect(page.locator(".stay-access")).toContainText("Moûtiers");
    await expect(page.locator(".stay-access")).toContainText("GVA");
    await expect(page.locator(".stay-access")).toContainText("N90");
    await expect(page.locator(".facts li").first()).toBeVisible();
    expect(await shifts()).toBeLessThanOrEqual(0.01);
    await loadAxe(page);
    expect(await violationsIn(page)).toEqual([]);
    await stay.book.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    expect(demo.problems).toEqual([]);
  });

test("the price on a stay's page is the one that its call returned, of the chosen package and room", { tag: "@wide" }, async ({ page }) => {
  const stay = new Stay(page);
  const live = page.waitForResponse((response) => response.url().includes("/wiyp/price/") && response.url().includes("packCode=PFP"));
  await page.goto(english);
  const { wiypPrices, iresaPrices } = (await (await live).json()) as {
    wiypPrices: { sellingPriceWiyp: number }[];
    iresaPrices: { sellingPriceIresa: number }[];
  };
  const prices = [...wiypPrices.map((price) => price.sellingPriceWiyp), ...iresaPrices.map((price) => price.sellingPriceIresa)];
  await expect(stay.book).toBeEnabled();
  expect(amountOf((await stay.total.textContent()) ?? "")).toBe(Math.min(...prices));
  await expect(stay.package("Accommodation + lift pass + ski hire")).toBeChecked();
  const before = amountOf((await stay.total.textContent()) ?? "");
  await expect(stay.package("Accommodation + lift pass")).toHaveAccessibleName(
    /^Accommodation \+ lift pass Accommodation ?, \d-day lift pass /,
  );
  await stay.package("Accommodation + lift pass").check();
  expect(amountOf((await stay.total.textContent()) ?? "")).toBeLessThan(before);
  await expect(page).toHaveURL(/packCode=PF(&|$)/);
});

test("a stay's booking ends in a dialog that explains the demonstration, and the focus returns", async ({ page }) => {
  const stay = new Stay(page);
  await page.goto(english);
  await expect(stay.book).toBeEnabled();
  await stay.book.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "This is a demonstration" });
  await expect(dialog).toContainText("Nothing is booked, nothing is paid");
  await expect(dialog).toContainText((await stay.total.textContent()) ?? "no total");
  await expect(dialog.getByRole("link", { name: "See other stays" })).toHaveAttribute(
    "href",
    "/en/se-results#station[]=1&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18",
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(stay.book).toBeFocused();
});

test(
  "the dates, the party and the package of a stay are in its address, which can be shared and read in another language",
  { tag: "@wide" },
  async ({ page, context }) => {
    const stay = new Stay(page);
    await page.goto(english);
    await expect(stay.book).toBeEnabled();
    await stay.card.getByText("2 guests", { exact: true }).click();
    await stay.card.getByLabel("Children").selectOption("1");
    await stay.card.getByLabel("Child 1, age").selectOption("9");
    await expect(stay.card.getByText("Total for 3 guests, 7 nights")).toBeVisible();
    await expect(page).toHaveURL(/capacity=18-18-9/);
    await expect(stay.book).toBeEnabled();
    const total = await stay.total.textContent();

    await page.context().clearCookies();
    const shared = await context.newPage();
    await shared.goto(page.url());
    const other = new Stay(shared);
    await expect(other.book).toBeEnabled();
    await expect(other.card.getByText("Total for 3 guests, 7 nights")).toBeVisible();
    await expect(other.total).toHaveText(total ?? "no total");
    await expect(other.package("Accommodation + lift pass + ski hire")).toBeChecked();
    await expect(shared.getByRole("link", { name: "Back to results" })).toHaveAttribute(
      "href",
      "/en/se-results#station[]=1&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18-9",
    );
    const menu = shared.getByRole("button", { name: "Menu" });
    if (await menu.isVisible()) await menu.click();
    await shared.getByRole("link", { name: "Nederlands" }).click();
    await expect(shared).toHaveURL(/\/nl\/stay\/.*capacity=18-18-9/);
    await expect(shared.getByText("Totaal voor 3 reizigers, 7 nachten")).toBeVisible();
  },
);

test("a stay has the party of the search that led to it", { tag: "@wide" }, async ({ page, context }) => {
  const demo = new Demo(page, "en-GB");
  await demo.openResults("station[]=1&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18-8");
  await expect(demo.cards.first()).toBeVisible();
  const [opened] = await Promise.all([context.waitForEvent("page"), demo.stayLinks.first().click()]);
  await expect(new Stay(opened).card.getByText("3 guests", { exact: true })).toBeVisible();
  await expect(opened).toHaveURL(/capacity=18-18-8/);
  await context.clearCookies();
  const [later] = await Promise.all([context.waitForEvent("page"), demo.stayLinks.nth(1).click()]);
  await expect(new Stay(later).card.getByText("3 guests", { exact: true })).toBeVisible();
});

test("only days on which the lodging is free can be picked for a stay, none of them past, and nothing is cut off", async ({ page }) => {
  const stay = new Stay(page);
  const today = ((await (await page.request.get("/engine/clock")).json()) as { today: string }).today;
  const free = page.waitForResponse((response) => response.url().includes("/stay-days/"));
  await page.goto(`/en${path}`);
  const days = (await (await free).json()) as { start: string; end: string }[];
  const ends = new Set(days.flatMap(({ start, end }) => [start, end]));
  await expect(stay.calendar.locator("css=[part~=label]").first()).toBeVisible();
  await stay.calendar.evaluate((picker, month) => (picker as HTMLElementTagNameMap["ski-date-picker"]).showPage(month), today.slice(0, 7));
  const open = stay.calendar.locator("css=[part~=day-open]");
  for (const day of await open.evaluateAll((buttons) => buttons.map((button) => button.getAttribute("data-day") ?? ""))) {
    expect(day >= today, day).toBe(true);
    expect(ends.has(day), day).toBe(true);
  }
  const box = await stay.calendar.locator("css=[part~=calendar]").boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? width + 1) <= width).toBe(true);
});

test("no past day can be picked for a stay whose free days could not be loaded", { tag: "@wide" }, async ({ page }) => {
  const stay = new Stay(page);
  const { today } = (await (await page.request.get("/engine/clock")).json()) as { today: string };
  await page.route("**/stay-days/**", (route) => route.fulfill({ status: 500 }));
  await page.goto(`/en${path}`);
  await expect(page.getByText("We couldn’t load the available days.")).toBeVisible();
  const month = today.slice(0, 7);
  await stay.calendar.evaluate((picker, shown) => (picker as HTMLElementTagNameMap["ski-date-picker"]).showPage(shown), month);
  const open = stay.calendar.locator("css=[part~=day-open]");
  await expect(open.first()).toHaveAttribute("data-day", new RegExp(`^${month}`));
  for (const day of await open.evaluateAll((buttons) => buttons.map((button) => button.getAttribute("data-day") ?? "")))
    expect(day >= today, day).toBe(true);
});

test("a stay without dates asks for them, and offers its cheapest stays", async ({ page }) => {
  const stay = new Stay(page);
  await page.goto(`/en${path}`);
  await expect(stay.offers.getByRole("heading", { name: "When are you going?" })).toBeVisible();
  await expect(stay.book).toHaveCount(0);
  const days = stay.offers.getByRole("button", { name: /7 nights · from £/ });
  await expect(days).toHaveCount(3);
  await days.first().click();
  await expect(stay.book).toBeEnabled();
  await expect(page).toHaveURL(/BeginDate=/);
});

test("dates that are picked in the calendar of a stay get their prices, by keyboard too", async ({ page }) => {
  const stay = new Stay(page);
  await page.goto(`/en${path}`);
  await expect(stay.calendar.locator("css=[part~=label]").first()).toBeVisible();
  await stay.calendar.evaluate((picker) => (picker as HTMLElementTagNameMap["ski-date-picker"]).showPage("2027-02"));
  const day = (date: string) => stay.calendar.locator(`css=[data-day="${date}"]`);
  await day("2027-02-06").focus();
  await page.keyboard.press("Enter");
  await day("2027-02-13").focus();
  await page.keyboard.press("Enter");
  await expect(stay.book).toBeEnabled();
  await expect(page).toHaveURL(/BeginDate=06\/02\/2027&EndDate=13\/02\/2027/);
});

test("a stay that is sold out leads to its other days and to other stays", async ({ page }) => {
  const stay = new Stay(page);
  await page.goto(`/en${path}#BeginDate=07/02/2027&EndDate=14/02/2027&dated=1`);
  await expect(stay.offers.getByRole("heading", { name: "Sold out on these dates" })).toBeVisible();
  await expect(stay.book).toHaveCount(0);
  await expect(stay.offers.getByRole("link", { name: "Other stays in Val Thorens on these dates" })).toHaveAttribute(
    "href",
    "/en/se-results#station[]=1&beginDate=2027-02-07&endDate=2027-02-14&capacity=18-18",
  );
  await loadAxe(page);
  expect(await violationsIn(page)).toEqual([]);
  await stay.offers.getByRole("button", { name: /6 – 13 Feb/ }).click();
  await expect(stay.book).toBeEnabled();
});

test("a stay whose dates have passed shows a message, and leads to its next dates and to stays on any date", async ({ page }) => {
  const stay = new Stay(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/se\/search\/product|\/wiyp\/price\//.test(request.url())) asked.push(request.url());
  });
  for (const [prefix, heading] of [
    ["", "Ces dates sont passées"],
    ["/nl", "Deze data zijn voorbij"],
    ["/en", "These dates have passed"],
  ]) {
    await page.goto(`${prefix}${path}#packCode=PFP&BeginDate=07/02/2026&EndDate=14/02/2026&dated=1`);
    await expect(stay.offers.getByRole("heading", { name: heading })).toBeVisible();
  }
  await expect(stay.offers).not.toContainText("Sold out");
  await expect(stay.offers).not.toContainText("nothing is available");
  await expect(stay.book).toHaveCount(0);
  await expect(stay.offers.getByRole("link", { name: "All stays in Val Thorens" })).toHaveAttribute(
    "href",
    /^\/en\/se-results#station\[\]=1(&capacity=18-18)?$/,
  );
  await expect(stay.offers.getByRole("button", { name: /7 nights · from £/ })).toHaveCount(3);
  expect(asked).toEqual([]);
  await loadAxe(page);
  expect(await violationsIn(page)).toEqual([]);
  await stay.offers
    .getByRole("button", { name: /7 nights · from £/ })
    .first()
    .click();
  await expect(stay.book).toBeEnabled();
});

test("prices of a stay that fail are asked for again, and cannot be booked unconfirmed", async ({ page }) => {
  const stay = new Stay(page);
  await page.route("**/wiyp/price/**", (route) => route.fulfill({ status: 500 }));
  await page.goto(english);
  await expect(stay.card.getByText("Price not checked: the check failed.")).toBeVisible();
  await expect(stay.total).toContainText("from");
  await expect(stay.book).toHaveCount(0);
  await loadAxe(page);
  expect(await violationsIn(page)).toEqual([]);
  await page.unroute("**/wiyp/price/**");
  await stay.card.getByRole("button", { name: "Try again" }).click();
  await expect(stay.book).toBeEnabled();

  await page.route("**/se/search/product*", (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(stay.offers.getByRole("heading", { name: "We couldn’t load the prices" })).toBeVisible();
  await page.unroute("**/se/search/product*");
  await stay.offers.getByRole("button", { name: "Try again" }).click();
  await expect(stay.book).toBeEnabled();
});

test("the price of a stay that is being confirmed is one from which it begins, and cannot be booked yet", async ({ page }) => {
  const stay = new Stay(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/wiyp/price/**", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(english);
  await expect(stay.card.getByText("Checking the price…")).toBeVisible();
  await expect(stay.book).toBeDisabled();
  await expect(stay.total).toContainText("from");
  answer();
  await expect(stay.book).toBeEnabled();
  await expect(stay.total).not.toContainText("from");
});

test("the link to the content of a stay's page leaves its choice in the address", { tag: "@wide" }, async ({ page }) => {
  const stay = new Stay(page);
  await page.goto(english);
  await expect(stay.book).toBeEnabled();
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/BeginDate=06\/02\/2027/);
  await expect(stay.book).toBeEnabled();
});
