import { expect, test, type Page } from "@playwright/test";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { Demo, locales } from "../drivers/demo.js";

/** The violations on the page, shadow roots included. */
async function violations(page: Page): Promise<string[]> {
  await loadAxe(page);
  return violationsIn(page);
}

/** Another locale has other words in the same layout, and the console one form: a phone tries one locale. */
const tagOf = (path: string) => (["/", "/se-results"].includes(path) ? [] : "@wide");

const localPages = Object.values(locales);
const pages = [...localPages.map(({ home }) => home), "/qa"];
for (const path of pages) {
  test(`axe finds nothing on ${path}`, { tag: tagOf(path) }, async ({ page }) => {
    await page.goto(path);
    await new Demo(page).drawn();
    expect(await violations(page)).toEqual([]);
  });
}

for (const { results: path } of localPages) {
  for (const [dates, hash] of [
    ["with dates", "station[]=1&beginDate=2027-02-06&endDate=2027-02-13"],
    ["without dates", "station[]=1"],
  ]) {
    test(`axe finds nothing on ${path} ${dates}`, { tag: tagOf(path) }, async ({ page }) => {
      await page.goto(`${path}#${hash}`);
      await expect(page.locator("ski-results").getByRole("article").first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}

test("axe finds nothing on a stay page, closed and with the photos open", async ({ page }) => {
  const demo = new Demo(page);
  await demo.openResults("station[]=1&beginDate=2027-02-06&endDate=2027-02-13");
  await expect(demo.stayLinks.first()).toHaveAttribute("href", /./);
  const address = await demo.stayLinks.first().getAttribute("href");
  await page.goto(address ?? "");
  const cover = page.locator("ski-gallery").getByRole("button").first();
  await expect(cover).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await cover.click();
  await expect(page.locator("ski-gallery").getByRole("dialog")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
