import { expect, test, type Page } from "@playwright/test";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { Demo, type DemoLocale } from "../drivers/demo.js";

const themes = ["light", "dark"] as const;
const dated = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13";

/** The violations in the bar in both themes, in its current state. */
async function clean(page: Page, state: string): Promise<void> {
  for (const theme of themes) {
    await page.locator("ski-searchbar").evaluate((bar, name) => bar.setAttribute("theme", name), theme);
    expect(await violationsIn(page, "ski-searchbar"), `${state}, ${theme}`).toEqual([]);
  }
}

async function open(page: Page, path: string, locale: DemoLocale = "fr-FR"): Promise<Demo> {
  const demo = new Demo(page, locale);
  await page.goto(path);
  await demo.drawn();
  await loadAxe(page);
  return demo;
}

test.describe("axe finds nothing in the bar, in light and dark", { tag: "@wide" }, () => {
  test("in each panel, with suggestions, none, half a stay, ages and a list of them", async ({ page }) => {
    const demo = await open(page, "/");
    await demo.destination.click();
    await expect(demo.option.first()).toBeVisible();
    await clean(page, "top resorts");
    await demo.destination.fill("val");
    await expect(demo.option.filter({ hasText: "Valmorel" })).toBeVisible();
    await clean(page, "suggestions");
    await demo.destination.fill("valzzzq");
    await expect(demo.bar.locator("css=[part~=no-results]")).toBeVisible();
    await clean(page, "nothing found");

    await demo.segment("dates").click();
    await expect(demo.days.first()).toBeVisible();
    await demo.days.nth(1).click();
    await clean(page, "a whole stay");
    await demo.anyLength.click();
    await demo.days.nth(2).click();
    await demo.days.nth(1).hover();
    await clean(page, "half a stay");

    await demo.segment("participants").click();
    await demo.increase("children").click();
    await clean(page, "a child");
    await demo.panel("participants").getByRole("combobox").click();
    await expect(demo.option.first()).toBeVisible();
    await clean(page, "ages");

    await demo.segment("packages").click();
    await expect(demo.panel("packages")).toBeVisible();
    await clean(page, "packages");
  });

  test("where the dates cannot be had", async ({ page }) => {
    await page.route(/\/find\b/, (route) => route.fulfill({ status: 503, body: "" }));
    const demo = await open(page, "/");
    await demo.segment("dates").click();
    await expect(demo.bar.locator("css=[part~=dates-failure]")).toBeVisible();
    await clean(page, "dates that failed");
  });

  test("in the slim bar that stays, and in the full bar over the page", async ({ page }) => {
    const demo = await open(page, `/se-results#${dated}`);
    await expect(demo.cards.first()).toBeVisible();
    await page.mouse.wheel(0, 1200);
    await expect(demo.bar.locator("css=[part=sticky]")).toBeVisible();
    await clean(page, "the slim bar");
    await demo.segment("dates").last().click();
    await expect(demo.panel("dates")).toBeVisible();
    await clean(page, "the full bar over the page");
  });

  test("on the flight page: origins, none, no transport, and too many for a flight", async ({ page }) => {
    const demo = await open(page, "/flight", "en-GB");
    const origin = demo.bar.getByRole("button", { name: new RegExp(`^${demo.words.search_bar.origin}`) });
    await expect(origin).toBeEnabled();
    await origin.click();
    await expect(demo.option.first()).toBeVisible();
    await clean(page, "origins");
    await page.keyboard.type("zzz");
    await expect(demo.bar.locator("css=[part~=no-results]")).toBeVisible();
    await clean(page, "no origin");
    await page.keyboard.press("Escape");
    await page.evaluate(() => window.skiElements?.getSearch().set({ participants: Array.from({ length: 10 }, () => ({ age: 18 })) }));
    await demo.segment("participants").click();
    await expect(demo.bar.getByRole("alert")).toBeVisible();
    await clean(page, "too many for a flight");
    await demo.segment("packages").click();
    await expect(demo.panel("packages")).toBeVisible();
    await clean(page, "packages with transport");
  });
});

test.describe("axe finds nothing in the flow, in light and dark", { tag: "@phone" }, () => {
  test("in the index and in each step", async ({ page }) => {
    const demo = await open(page, "/");
    const { words } = demo;
    const flow = demo.bar.getByRole("dialog");
    const step = (name: "destination" | "dates" | "participants" | "packages") =>
      flow.getByRole("button", { name: new RegExp(`^${words.search_bar[name]}`) }).tap();
    const back = () => flow.getByRole("button", { name: words.search_bar.back, exact: true }).tap();
    await clean(page, "the bar");
    await demo.tapTarget.tap();
    await expect(flow).toBeVisible();
    await clean(page, "index");
    await step("destination");
    await expect(demo.option.first()).toBeVisible();
    await clean(page, "top resorts");
    await flow.getByRole("combobox").fill("val");
    await expect(demo.option.filter({ hasText: "Valmorel" })).toBeVisible();
    await clean(page, "suggestions");
    await flow.getByRole("combobox").fill("valzzzq");
    await expect(demo.bar.locator("css=[part~=no-results]")).toBeVisible();
    await clean(page, "nothing found");
    await back();
    await step("dates");
    const days = flow.getByRole("gridcell").getByRole("button", { disabled: false });
    await days.nth(1).tap();
    await clean(page, "a whole stay");
    await demo.anyLength.tap();
    await days.nth(2).tap();
    await clean(page, "half a stay");
    await back();
    await step("participants");
    await demo.increase("children").tap();
    await flow.getByRole("combobox").tap();
    await expect(demo.option.first()).toBeVisible();
    await clean(page, "ages");
    await back();
    await step("packages");
    await expect(flow.getByRole("checkbox").first()).toBeVisible();
    await clean(page, "packages");
  });

  test("in the origins of the flight page", async ({ page }) => {
    const demo = await open(page, "/flight", "en-GB");
    await demo.tapTarget.tap();
    const flow = demo.bar.getByRole("dialog");
    const origin = flow.getByRole("button", { name: new RegExp(`^${demo.words.search_bar.origin}`) });
    await expect(origin).toBeEnabled();
    await origin.tap();
    await expect(demo.option.first()).toBeVisible();
    await clean(page, "origins");
  });
});
