import { expect, test } from "@playwright/test";
import { demoWords, localeOfPath, pageWordsOf } from "../../demo/words/all.js";
import type { Page } from "@playwright/test";
import { languages, locales } from "../../src/domain/locale.js";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { consentOf } from "../drivers/consent.js";
import { Demo } from "../drivers/demo.js";

const week = "beginDate=2027-02-06&endDate=2027-02-13";

test("a stay leads back to the search it was opened from, and to its station without one", async ({ page, context }) => {
  const demo = new Demo(page, "fr-FR");
  await demo.openResults(`station[]=1&${week}&c[]=55`);
  await expect(page, "the title follows the search").toHaveTitle(/^Val Thorens, 6.+13.+2027 – Résultats – Névéa$/);
  const [stay] = await Promise.all([context.waitForEvent("page"), demo.stayLinks.first().click()]);
  const back = stay.getByRole("link", { name: "Retour aux résultats" });
  await expect(back).toHaveAttribute("href", page.url());
  await back.click();
  await expect(stay).toHaveURL(page.url());

  const path = new URL(stay.url()).pathname;
  expect(path).toBe("/se-results");
  const alone = await context.newPage();
  await alone.goto("/stay/lodging-10001");
  await expect(alone.getByRole("link", { name: "Retour aux résultats" })).toHaveAttribute("href", "/se-results#station[]=1");
  expect(demo.problems).toEqual([]);
});

test("a stay leads back to the results that it was opened from, whichever others are open", { tag: "@wide" }, async ({ page, context }) => {
  const other = new Demo(await context.newPage(), "fr-FR");
  await other.openResults(`station[]=45&${week}`);
  const demo = new Demo(page, "fr-FR");
  await demo.openResults(`station[]=1&${week}`);
  await page.bringToFront();
  const open = async (from: Demo) => (await Promise.all([context.waitForEvent("page"), from.stayLinks.first().click()]))[0];
  const back = (stay: Page) => stay.getByRole("link", { name: "Retour aux résultats" });
  const first = await open(demo);
  await expect(back(first)).toHaveAttribute("href", demo.page.url());
  await other.page.bringToFront();
  const second = await open(other);
  await expect(back(second)).toHaveAttribute("href", other.page.url());
  await expect(back(first)).toHaveAttribute("href", demo.page.url());
});

test("BAR-07..08 results of a trip by air keep the origin's field, and its value", { tag: "@wide" }, async ({ page }) => {
  const demo = new Demo(page, "en-GB");
  await page.goto(`/flight/se-results#station[]=24&${week}&packages[]=PFF&packages[]=PFPF&origin=MAN`);
  await demo.drawn();
  await expect(demo.cards.first()).toBeVisible();
  await expect(demo.bar.getByRole("button", { name: new RegExp(`^${demo.words.search_bar.origin}`) })).toContainText("Manchester");
  expect(await demo.search()).toMatchObject({ origin: "MAN", transfer: true, packages: ["PFF", "PFPF"] });
  expect(demo.problems).toEqual([]);
});

const menus = languages.map((language) => {
  const { prefix, phone, nav, flight } = demoWords[language].page;
  const topics = [...nav.map(([topic]) => topic), ...(flight === null ? [] : [flight])];
  return { path: `${prefix}/`, phone: phone.shown, topics };
});
const names = [...new Set(locales.map((locale) => pageWordsOf(locale).language))];

for (const width of [320, 390, 768, 1440])
  test(
    `the menu has its topics, the languages in full and the advisers' number at ${width} px`,
    { tag: width < 700 ? "@phone" : "@wide" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const { path, phone, topics } of menus) {
        await page.goto(path);
        const header = page.getByRole("banner");
        const menu = header.getByRole("button", { name: pageWordsOf(localeOfPath(path)).menu });
        const language = header.getByRole("link", { name: "Nederlands", exact: true });
        if (width < 1240) {
          await expect(language).toBeHidden();
          await menu.focus();
          await page.keyboard.press("Enter");
        } else await expect(menu).toBeHidden();
        for (const name of [...topics, ...names])
          await expect(header.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 });
        await expect(header.getByRole("link", { name: phone })).toBeInViewport({ ratio: 1 });
        await loadAxe(page);
        expect(await violationsIn(page, "header")).toEqual([]);
        if (width >= 1240) continue;
        await page.keyboard.press("Escape");
        await expect(language).toBeHidden();
        await expect(menu).toBeFocused();
      }
    },
  );

test("the promise of advisers names their number", { tag: "@wide" }, async ({ page }) => {
  for (const locale of locales) {
    const { prefix, phone } = pageWordsOf(locale);
    await page.goto(`${prefix}/`);
    await expect(page.locator(".promise a[href^='tel:']")).toHaveAttribute("href", `tel:${phone.number}`);
  }
});

test("on a phone on its side the search is in view under a low picture", { tag: "@phone" }, async ({ page }) => {
  const demo = new Demo(page, "fr-FR");
  for (const isAnswered of [false, true]) {
    for (const [width, height] of [
      [844, 390],
      [667, 375],
    ] as const) {
      const view = `${width} x ${height}, ${isAnswered ? "without" : "with"} the choices of consent`;
      await page.setViewportSize({ width, height });
      await demo.openHome();
      await expect(consentOf(page).refuse, view).toBeVisible({ visible: !isAnswered });
      const { y = 0, height: tall = 0 } = (await demo.bar.locator("css=[part~=bar]").first().boundingBox()) ?? {};
      expect(y, view).toBeGreaterThan(0);
      expect(y + tall, view).toBeLessThanOrEqual(height);
    }
    if (!isAnswered) await consentOf(page).refuse.click();
  }
});

test("trips by air and rail are in the menu of the English pages", async ({ page, isMobile }) => {
  await page.goto("/en/");
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Flights and trains" }).click();
  await expect(page).toHaveURL(/\/flight$/);
});

test.describe("without its script", () => {
  test.use({ javaScriptEnabled: false });
  test("the plain form of the home page leads to the stays of the place that is typed", async ({ page }) => {
    await page.goto("/en/");
    await page.getByLabel("Where to?").fill("meribel");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/en\/se-results#parentStation\[\]=\d+$/);
  });
});
