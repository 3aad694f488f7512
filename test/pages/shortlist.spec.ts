import { expect, test, type Page } from "@playwright/test";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { consentOf } from "../drivers/consent.js";
import { Demo } from "../drivers/demo.js";
import { networkStill } from "../drivers/network.js";

const dated = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18";
const elsewhere = "station[]=2&beginDate=2027-01-16&endDate=2027-01-23&capacity=18-18-18";

/** The hearts and the shortlist of the results. */
class Shortlist {
  readonly demo: Demo;
  constructor(readonly page: Page) {
    this.demo = new Demo(page);
  }
  get words() {
    return this.demo.words.shortlist;
  }
  /** The heart of the n-th card, from 0. */
  heart(index: number) {
    return this.demo.cards.nth(index).getByRole("button", { name: new RegExp(`^${this.words.keep.split(" ")[0]} `) });
  }
  get button() {
    return this.demo.results.getByRole("button", { name: new RegExp(`^${this.words.title}`) });
  }
  get sheet() {
    return this.demo.results.getByRole("dialog", { name: this.words.title });
  }
  get table() {
    return this.sheet.getByRole("table");
  }
  get columns() {
    return this.table.getByRole("columnheader");
  }
  get removers() {
    return this.sheet.getByRole("button", { name: new RegExp(`^${this.words.remove.split(" ")[0]} `) });
  }
  row(name: string) {
    return this.table.getByRole("row").filter({ has: this.page.getByRole("rowheader", { name, exact: true }) });
  }
  async open(hash: string): Promise<void> {
    await this.demo.openResults(hash);
    await expect(this.demo.cards.first()).toBeVisible();
  }
  /** Keeps the first stays, and returns their names. */
  async keep(count: number): Promise<(string | null)[]> {
    const names: (string | null)[] = [];
    for (let index = 0; index < count; index += 1) {
      names.push(await this.demo.cards.nth(index).getAttribute("aria-label"));
      await this.heart(index).click();
      await expect(this.heart(index)).toHaveAttribute("aria-pressed", "true");
    }
    return names;
  }
}

test("three stays are kept, compared at prices that are checked then, and one of them removed", async ({ page }) => {
  const shortlist = new Shortlist(page);
  await shortlist.open(dated);
  await expect(shortlist.button).toBeHidden();
  const names = await shortlist.keep(3);
  await expect(shortlist.button).toContainText("3");
  const live = page.waitForRequest(/\/wiyp\/price\//);
  await shortlist.button.click();
  await live;
  const newest = names.toReversed().slice(0, (page.viewportSize()?.width ?? 0) < 700 ? 2 : 3);
  await expect(shortlist.columns).toHaveCount(newest.length);
  for (const [index, name] of newest.entries()) await expect(shortlist.columns.nth(index)).toContainText(name ?? "");
  await expect(
    shortlist
      .row(shortlist.words.price)
      .getByRole("cell")
      .filter({ hasText: /vérifié à \d\d?\sh\s\d\d/ })
      .first(),
  ).toBeVisible();
  await expect(shortlist.row(shortlist.words.price).getByRole("cell").filter({ hasText: /€/ })).toHaveCount(newest.length);
  await expect(shortlist.row(shortlist.words.price)).not.toContainText(shortlist.words.checking);
  await loadAxe(page);
  expect(await violationsIn(page)).toEqual([]);
  const size = () => page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  const [content, viewport] = await size();
  expect(content).toBe(viewport);

  await shortlist.removers.first().click();
  await expect(shortlist.columns).toHaveCount(2);
  await expect(shortlist.columns.first()).toContainText(names[1] ?? "");
  await page.keyboard.press("Escape");
  await expect(shortlist.sheet).toBeHidden();
  await expect(shortlist.button).toContainText("2");
  await expect(shortlist.heart(2)).toHaveAttribute("aria-pressed", "false");
  expect(shortlist.demo.problems).toEqual([]);
});

test("a stay is moved to a week of another price, and compared with the week of before", async ({ page }) => {
  const shortlist = new Shortlist(page);
  const { words } = shortlist;
  await shortlist.open(dated);
  const [name] = await shortlist.keep(1);
  await shortlist.button.click();
  await expect(shortlist.row(words.price)).toContainText(/vérifié à/);
  const sooner = page.waitForResponse(
    (response) => response.url().includes("/search/product") && (response.request().postData() ?? "").includes("2027-01-30"),
  );
  await shortlist.table.getByRole("button", { name: words.show_weeks }).click();
  const listed = (await (await sooner).json()) as { products: { name: string; prestations: { name: string; price: number }[] }[] };
  const week = shortlist.table.getByRole("button", { name: /^30\sjanv\./ });
  await expect(week).toBeVisible();
  await loadAxe(page);
  expect(await violationsIn(page)).toEqual([]);
  const room = await shortlist.row(words.accommodation).getByRole("cell").textContent();
  const offers = listed.products.find((product) => product.name === name)?.prestations.filter((offer) => offer.name === room) ?? [];
  const shown = Number(/([\d\s]+)€/.exec((await week.textContent())?.replace(/^30\sjanv\./, "") ?? "")?.[1]?.replace(/\s/g, ""));
  expect(shown, "as the seller lists the same flat").toBe(Math.min(...offers.map(({ price }) => price)));

  await week.click();
  await expect(week).toHaveAttribute("aria-pressed", "true");
  await expect(week).toBeFocused();
  await expect(shortlist.row(shortlist.demo.words.search_bar.dates)).toContainText(/30\sjanv\.\s–\s6\sfévr\./);
  await expect(shortlist.row(words.price)).toContainText(/pour 6\s–\s13 févr\. 2027.*vérifié à/);
  const link = await shortlist.columns.first().getByRole("link").getAttribute("href");
  expect(link).toContain("BeginDate=30/01/2027");

  await shortlist.table.getByRole("button", { name: /^Comparer aussi/ }).click();
  await expect(shortlist.columns).toHaveCount(2);
  await expect(
    shortlist
      .row(words.price)
      .getByRole("cell")
      .filter({ hasText: /vérifié à/ }),
  ).toHaveCount(2);
  await expect(shortlist.columns.filter({ hasText: name ?? "" })).toHaveCount(2);
  expect(shortlist.demo.problems).toEqual([]);
});

test("a phone has two of four stays side by side, and a press gives another one a column", { tag: "@phone" }, async ({ page }) => {
  const shortlist = new Shortlist(page);
  await shortlist.open(dated);
  const [oldest] = await shortlist.keep(4);
  await shortlist.button.tap();
  await expect(shortlist.columns).toHaveCount(2);
  await shortlist.sheet
    .getByRole("group", { name: "2 séjours côte à côte" })
    .getByRole("button", { name: oldest ?? "" })
    .tap();
  await expect(shortlist.columns.nth(1)).toContainText(oldest ?? "");
  await shortlist.row(shortlist.words.price).scrollIntoViewIfNeeded();
  await shortlist.sheet.getByRole("rowheader", { name: shortlist.words.cancellation, exact: true }).scrollIntoViewIfNeeded();
  for (const column of await shortlist.columns.all()) await expect(column.getByRole("link")).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("what is kept is gone after a reload without consent", { tag: "@wide" }, async ({ page }) => {
  const shortlist = new Shortlist(page);
  await shortlist.open(dated);
  await shortlist.keep(2);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.reload();
  await expect(shortlist.demo.cards.first()).toBeVisible();
  await expect(shortlist.heart(0)).toHaveAttribute("aria-pressed", "false");
  await expect(shortlist.button).toBeHidden();
});

test(
  "with consent kept stays are restored on the next page, with the dates and the party that they were kept for",
  { tag: "@wide" },
  async ({ page }) => {
    const shortlist = new Shortlist(page);
    await shortlist.open(dated);
    const [first, second] = await shortlist.keep(2);
    await consentOf(page).choose({ preferences: true });
    await page.reload();
    await expect(shortlist.heart(0)).toHaveAttribute("aria-pressed", "true");
    await page.goto("/");
    await shortlist.open(elsewhere);
    await expect(shortlist.button).toContainText("2");
    await shortlist.button.click();
    for (const name of [first, second]) {
      const stay = shortlist.sheet.getByRole("listitem").filter({ has: page.getByRole("link", { name: new RegExp(`^${name}`) }) });
      await expect(stay).toContainText(/6\s–\s13 févr\. 2027 · 2 voyageurs/);
      await expect(stay).toContainText(shortlist.words.other_search);
    }
    await shortlist.removers.first().click();
    await shortlist.removers.first().click();
    await expect(shortlist.sheet).toContainText(shortlist.words.empty);
    await page.keyboard.press("Escape");
    await expect(shortlist.demo.total).toBeFocused();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("shortlist")))).toEqual([]);
  },
);

test("a price that cannot be checked is said to be so", { tag: "@wide" }, async ({ page }) => {
  const shortlist = new Shortlist(page);
  await shortlist.open(dated);
  await shortlist.keep(2);
  await networkStill(page);
  await page.route(/\/wiyp\/price\//, (route) => route.abort());
  await shortlist.button.click();
  await expect(shortlist.row(shortlist.words.price)).toContainText(shortlist.words.check_failed);
  await loadAxe(page);
  expect(await violationsIn(page)).toEqual([]);
});

test("the keyboard alone keeps, compares, opens and removes stays", { tag: "@wide" }, async ({ page }) => {
  const shortlist = new Shortlist(page);
  await shortlist.open(dated);
  for (const index of [0, 1]) {
    await shortlist.heart(index).focus();
    await page.keyboard.press(index === 0 ? "Enter" : "Space");
    await expect(shortlist.heart(index)).toHaveAttribute("aria-pressed", "true");
    await expect(shortlist.heart(index)).toBeFocused();
  }
  await shortlist.button.focus();
  await page.keyboard.press("Enter");
  await expect(shortlist.columns).toHaveCount(2);
  await page.keyboard.press("Tab");
  await expect(shortlist.sheet.getByRole("button", { name: shortlist.demo.words.results.close })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(shortlist.sheet.getByRole("checkbox").first()).toBeFocused();
  await page.keyboard.press("Space");
  await expect(shortlist.columns).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(shortlist.sheet.getByRole("listitem").first().getByRole("link")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(shortlist.removers.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(shortlist.removers).toHaveCount(1);
  await expect(shortlist.removers.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(shortlist.sheet).toBeHidden();
  await expect(shortlist.button).toBeFocused();
  expect(shortlist.demo.problems).toEqual([]);
});
