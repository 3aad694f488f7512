import { expect, test, type Page } from "@playwright/test";
import { cutTexts } from "../drivers/cut-texts.js";
import { Demo } from "../drivers/demo.js";

const week = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13";

/** Sets the default font size of the visitor's browser, in px. */
async function setDefaultSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
}

/** px of the texts of a tag. */
const sizeIn = (page: Page, tag: string) =>
  page.locator(`${tag} .language`).evaluate((root) => (root.firstElementChild ? getComputedStyle(root.firstElementChild).fontSize : ""));

/** Waits until no text of a tag is cut or covered by another, and nothing overflows sideways. */
async function isWhole(page: Page, tag: string, view: string): Promise<void> {
  await expect.poll(() => cutTexts(page, tag), view).toEqual([]);
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBeLessThanOrEqual(width);
}

test.beforeEach(({ page }) => setDefaultSize(page, 32));

test("a page's own root font size changes nothing, the visitor's default size doubles every text", async ({ page }) => {
  const demo = new Demo(page);
  await demo.openHome();
  await page.addStyleTag({ content: "html { font-size: 62.5%; }" });
  expect(await sizeIn(page, "ski-searchbar")).toBe("32px");
  await setDefaultSize(page, 16);
  await expect.poll(() => sizeIn(page, "ski-searchbar")).toBe("16px");
});

test("at 200 % of the default font size the search and each of its steps are whole", async ({ page }) => {
  const demo = new Demo(page);
  await demo.openHome();
  await isWhole(page, "ski-searchbar", "home");
  await demo.tapTarget.click();
  const rows = demo.bar.locator("css=[part~=index-row]");
  await expect(rows).toHaveCount(4);
  await isWhole(page, "ski-searchbar", "index");
  for (const step of ["destination", "dates", "participants", "packages"] as const) {
    await rows.nth(["destination", "dates", "participants", "packages"].indexOf(step)).click();
    if (step === "participants") await demo.increase("children").click();
    await expect(demo.bar.locator("css=[part~=back]")).toBeVisible();
    await isWhole(page, "ski-searchbar", step);
    await demo.bar.locator("css=[part~=back]").click();
  }
});

for (const locale of ["de-DE", "nl-NL"] as const)
  test(`at 200 % of the default font size cards, prices, sort and filters are whole in ${locale}`, async ({ page }) => {
    const demo = new Demo(page, locale);
    await demo.openResults(week);
    await expect(demo.cards.first()).toBeVisible();
    await isWhole(page, "ski-results", "results");
    await demo.results.locator("css=.price [aria-expanded]").first().click();
    await isWhole(page, "ski-results", "parts of a price");
    await demo.results.locator("css=[part~=tabs]").first().scrollIntoViewIfNeeded();
    await isWhole(page, "ski-results", "package tabs");
    for (const part of ["dock-packages", "dock-sort", "dock-filters"]) {
      await demo.results.locator(`css=[part~=${part}]`).click();
      await expect(demo.results.getByRole("dialog")).toBeVisible();
      await isWhole(page, "ski-results", part);
      await page.keyboard.press("Escape");
      await expect(demo.results.getByRole("dialog")).toBeHidden();
    }
  });

test("at 200 % of the default font size a stay's gallery and dates, and a picker, are whole", async ({ page }) => {
  await page.goto("/en/stay/lodging-10054#packCode=PFP&BeginDate=06/02/2027&EndDate=13/02/2027&dated=1");
  const gallery = page.locator("ski-gallery");
  await expect(gallery.locator("css=[part~=cover-label]")).toBeVisible();
  await isWhole(page, "ski-gallery", "cover");
  await isWhole(page, "ski-date-picker", "dates of the stay");
  await gallery.evaluate((element) => (element as HTMLElement & { show(): void }).show());
  await expect(gallery.getByRole("dialog")).toBeVisible();
  await isWhole(page, "ski-gallery", "visit");
  await page.goto("/calendar");
  const picker = page.locator("ski-date-picker").first();
  await picker.locator("css=button").first().click();
  await isWhole(page, "ski-date-picker", "picker");
});
