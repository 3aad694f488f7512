import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { Demo } from "../drivers/demo.js";

const week = "beginDate=2027-02-06&endDate=2027-02-13";

test("a stay leads back to the search it was opened from, and to its station without one", async ({ page, context }) => {
  const demo = new Demo(page, "fr-FR");
  await demo.openResults(`station[]=1&${week}&c[]=55`);
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

test("a stay leads back to the results that it was opened from, whichever others are open", async ({ page, context }) => {
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

test("BAR-07..08 results of a trip by air keep the origin's field, and its value", async ({ page, isMobile }) => {
  test.skip(isMobile, "the mobile bar has one line for all fields");
  const demo = new Demo(page, "en-GB");
  await page.goto(`/flight/se-results#station[]=24&${week}&packages[]=PFF&packages[]=PFPF&origin=MAN`);
  await demo.drawn();
  await expect(demo.cards.first()).toBeVisible();
  await expect(demo.bar.getByRole("button", { name: new RegExp(`^${demo.words.search_bar.origin}`) })).toContainText("Manchester");
  expect(await demo.search()).toMatchObject({ origin: "MAN", transfer: true, packages: ["PFF", "PFPF"] });
  expect(demo.problems).toEqual([]);
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
