import { expect, test } from "@playwright/test";
import { docsPages } from "../../demo/docs/pages.js";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { Demo } from "../drivers/demo.js";

for (const { path } of docsPages)
  test(`the page ${path} of the documentation is accessible, fits, and logs nothing`, async ({ page }) => {
    const { problems } = new Demo(page, "en-GB");
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await loadAxe(page);
    expect(await violationsIn(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

test("the documentation is found by words, and its pages are reached by links", async ({ page }) => {
  await page.goto("/docs");
  await page.getByRole("searchbox", { name: "Search the documentation" }).fill("square corners");
  await page.getByRole("link", { name: "Square corners" }).click();
  await expect(page).toHaveURL(/\/docs\/guides\/theming#square-corners$/);
  await expect(page.getByRole("heading", { name: "Square corners" })).toBeInViewport();
  await page.getByRole("searchbox").fill("xyzzy");
  await expect(page.getByText("Nothing found")).toBeVisible();
});

test("a playground sets attributes, shows the markup for each framework, and the events", async ({ page }) => {
  const demo = new Demo(page, "en-GB");
  await page.goto("/docs/tags/ski-searchbar");
  await demo.drawn();
  const place = page.getByRole("region", { name: "Try it" });
  const markup = place.locator("[data-markup]");
  await expect(markup).toContainText('<ski-searchbar\n  locale="en-GB"');
  await place.getByLabel("locale").selectOption("nl-NL");
  await expect(demo.bar).toContainText(/Bestemming|Waar wil je heen/);
  await expect(markup).toContainText('locale="nl-NL"');
  await place.getByLabel("se-title").fill("Naar de sneeuw");
  await place.getByLabel("se-title").press("Enter");
  await expect(demo.bar.getByRole("heading", { name: "Naar de sneeuw" })).toBeVisible();
  await place.getByLabel("sticky").check();
  await place.getByRole("radio", { name: "React" }).check();
  await expect(markup).toContainText('import { SkiSearchbar } from "ski-elements/react"');
  await expect(markup).toContainText("seTitle=");
  await expect(place.getByRole("list", { name: "Events" })).toContainText("ski-ready");
  expect(demo.problems).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the documentation is read", async ({ page, isMobile }) => {
    await page.goto("/docs/tags/ski-gallery");
    await expect(page.getByRole("heading", { name: "Attributes" })).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeHidden();
    await expect(page.getByRole("form", { name: "Attributes" })).toBeHidden();
    if (isMobile) await page.getByRole("button", { name: "All pages" }).click();
    await page.getByRole("link", { name: "Colours, corners and type" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Colours, corners and type" })).toBeVisible();
  });
});

test("each page is Markdown too, and llms.txt lists them", async ({ request }) => {
  const list = await (await request.get("/docs/llms.txt")).text();
  const addresses = [...list.matchAll(/\((\S+\.md)\)/g)].map(([, address = ""]) => address);
  expect(addresses).toHaveLength(docsPages.length);
  for (const address of addresses) {
    const response = await request.get(address);
    expect(response.headers()["content-type"], address).toContain("text/markdown");
    expect(await response.text()).toMatch(/^# /);
  }
});
