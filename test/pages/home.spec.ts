import { expect, test, type Page } from "@playwright/test";
import * as v from "valibot";
import { pageWordsOf } from "../../demo/words/all.js";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { consentOf } from "../drivers/consent.js";
import { Demo, locales, type DemoLocale } from "../drivers/demo.js";
import { watchShifts } from "../drivers/shifts.js";

const week = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13";

/** The hearts of the results, and the stays on the home page that they keep. */
class Shortlist {
  readonly demo: Demo;
  readonly consent: ReturnType<typeof consentOf>;

  constructor(
    readonly page: Page,
    readonly locale: DemoLocale = "en-GB",
  ) {
    this.demo = new Demo(page, locale);
    this.consent = consentOf(page, locale);
  }

  get list() {
    return this.page.getByRole("list").filter({ has: this.page.locator(".kept") });
  }
  get stays() {
    return this.list.getByRole("link");
  }

  async openResults(): Promise<void> {
    await this.demo.openResults(`${week}&capacity=18-18-8`);
    await expect(this.demo.cards.nth(1)).toBeVisible();
  }

  /** Presses the heart of the n-th card, from 0, and returns the name of its stay. */
  async press(index: number): Promise<string> {
    const card = this.demo.cards.nth(index);
    const name = (await card.getAttribute("aria-label")) ?? "";
    const heart = card.getByRole("button", { name: this.demo.words.shortlist.keep.replace("{{name}}", name), exact: true });
    const before = await heart.getAttribute("aria-pressed");
    await heart.click();
    await expect(heart).not.toHaveAttribute("aria-pressed", before ?? "");
    return name;
  }

  /** The stays in the cookie; null without one. */
  async kept(): Promise<unknown> {
    const cookies = await this.page.context().cookies();
    const value = cookies.find(({ name }) => name === "nevea-shortlist")?.value;
    return value === undefined ? null : JSON.parse(decodeURIComponent(value));
  }
}

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

for (const locale of Object.keys(locales) as DemoLocale[])
  test(`the stays of the shortlist are on the home page, the newest first, with the price that each has now, in ${locale}`, async ({
    page,
  }) => {
    const shortlist = new Shortlist(page, locale);
    const { demo, consent, stays } = shortlist;
    await shortlist.openResults();
    await consent.accept.click();
    const older = await shortlist.press(0);
    const newer = await shortlist.press(1);
    const shifts = await watchShifts(page);
    await demo.openHome();
    await expect(page.getByRole("heading", { name: demo.words.shortlist.title, exact: true })).toBeVisible();
    await expect(stays).toHaveCount(2);
    await expect(stays.first()).toContainText(newer);
    await expect(stays.last()).toContainText(older);
    for (const stay of await stays.all()) {
      await expect(stay).toContainText("Val Thorens");
      await expect(stay).toContainText(`${pageWordsOf(locale).listedFrom} `);
      await expect(stay).toContainText(/[£€]/);
    }
    await loadAxe(page);
    expect(await violationsIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await shifts()).toBeLessThanOrEqual(0.01);
    await stays.last().click();
    await expect(page.getByRole("heading", { level: 1, name: older })).toBeVisible();
    await expect(page).toHaveURL(/BeginDate=06\/02\/2027&EndDate=13\/02\/2027&dated=1&capacity=18-18-8/);
    expect(demo.problems).toEqual([]);
  });

test("the page of a stay has the other stays of the shortlist, until the consent is withdrawn", async ({ page }) => {
  const shortlist = new Shortlist(page);
  const { demo, consent, stays, list } = shortlist;
  await shortlist.openResults();
  await consent.accept.click();
  const opened = await shortlist.press(0);
  const other = await shortlist.press(1);
  await demo.openHome();
  await stays.last().click();
  await expect(page.getByRole("heading", { level: 1, name: opened })).toBeVisible();
  await expect(stays).toHaveCount(1);
  await expect(stays).toContainText(other);
  await loadAxe(page);
  expect(await violationsIn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await consent.reopen();
  await consent.refuse.click();
  await expect(list).toHaveCount(0);
  expect(demo.problems).toEqual([]);
});

test("the way home takes the party along, and nothing for two adults", async ({ page }) => {
  const demo = new Demo(page, "en-GB");
  const goHome = () => page.locator(".brand").click();
  const party = () => page.evaluate(() => window.skiElements?.getSearch().snapshot().participants);
  await demo.openResults(`${week}&capacity=18-18-8`);
  await expect(demo.cards.first()).toBeVisible();
  await goHome();
  await expect(page).toHaveURL(/\/en\/#capacity=18-18-8$/);
  await expect.poll(party).toEqual([{ age: 18 }, { age: 18 }, { age: 8 }]);
  await page.goto("/en/stay/lodging-10002");
  await goHome();
  await expect(page).toHaveURL(/\/en\/#capacity=18-18-8$/);
  await demo.openResults(`${week}&capacity=18-18`);
  await expect(demo.cards.first()).toBeVisible();
  await goHome();
  await expect(page).toHaveURL(/\/en\/$/);
  await expect.poll(party).toEqual([{ age: 18 }, { age: 18 }]);
  expect(demo.problems).toEqual([]);
});

test("the price of a stay of the shortlist is the lowest total of its days", async ({ page }) => {
  const shortlist = new Shortlist(page);
  await shortlist.openResults();
  await shortlist.consent.accept.click();
  await shortlist.press(0);
  const [stay] = v.parse(v.array(v.object({ lodging: v.number(), package: v.string() })), await shortlist.kept());
  const days = await page.request.get(`/stay-days/${stay?.lodging}?party=3&packages=${stay?.package}`, {
    headers: { "accept-language": "en_GB" },
  });
  const prices = (await days.json()) as readonly { readonly start: string; readonly end: string; readonly price: number }[];
  const price = prices.find(({ start, end }) => start === "2027-02-06" && end === "2027-02-13")?.price ?? 0;
  await shortlist.demo.openHome();
  await expect(shortlist.stays).toContainText(`£${price.toLocaleString("en-GB")}`);
});

test("a stay that leaves the shortlist leaves the home page, and the list of the newest can be opened from there", async ({ page }) => {
  const shortlist = new Shortlist(page);
  const { demo } = shortlist;
  await shortlist.openResults();
  await shortlist.consent.accept.click();
  await shortlist.press(0);
  const left = await shortlist.press(1);
  await shortlist.press(0);
  expect(await shortlist.kept()).toHaveLength(1);
  await demo.openHome();
  await expect(shortlist.stays).toHaveCount(1);
  await expect(shortlist.stays).toContainText(left);
  await page.getByRole("link", { name: /^All stays in Val Thorens, / }).click();
  await expect(demo.cards.first()).toBeVisible();
  expect(await demo.search()).toMatchObject({
    place: { id: 1, type: "station" },
    stayDates: { start: "2027-02-06", end: "2027-02-13" },
    participants: [{ age: 18 }, { age: 18 }, { age: 8 }],
  });
  await shortlist.press(1);
  expect(await shortlist.kept()).toBeNull();
  await demo.openHome();
  await expect(shortlist.list).toHaveCount(0);
});

test("a shortlist is not kept for the home page without consent, and removed from it once it is refused", async ({ page }) => {
  const shortlist = new Shortlist(page);
  const { accept, refuse, reopen } = shortlist.consent;
  await shortlist.openResults();
  await shortlist.press(0);
  expect(await shortlist.kept()).toBeNull();
  await shortlist.demo.openHome();
  await expect(shortlist.list).toHaveCount(0);
  await shortlist.openResults();
  await shortlist.press(0);
  await accept.click();
  expect(await shortlist.kept()).toHaveLength(1);
  await shortlist.demo.openHome();
  await expect(shortlist.stays).toHaveCount(1);
  await reopen();
  await refuse.click();
  await expect(shortlist.list).toHaveCount(0);
  expect(await shortlist.kept()).toBeNull();
  await page.reload();
  await expect(shortlist.list).toHaveCount(0);
});
