import { expect, test } from "@playwright/test";
import { docsPages } from "../../demo/docs/pages.js";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { Demo } from "../drivers/demo.js";
import { nextFrame } from "../drivers/frames.js";

for (const { path } of docsPages)
  test(`the page ${path} of the documentation is accessible in both colour schemes, fits, and logs nothing @wide`, async ({ page }) => {
    const { problems } = new Demo(page, "en-GB");
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await loadAxe(page);
    // Colours are the same at every width.
    for (const [width, colorScheme] of [
      [1440, "light"],
      [1440, "dark"],
      [390, "dark"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await nextFrame(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0);
      expect(await violationsIn(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
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

test("the search finds a key with an underscore @wide", async ({ page }) => {
  await page.goto("/docs");
  await page.getByRole("searchbox").fill("search_bar.destination");
  await expect(page.locator("#docs-found a[href^='/docs/behaviour/texts']").first()).toBeVisible();
  await page.getByRole("searchbox").press("Escape");
  await expect(page.locator("#docs-found")).toBeHidden();
});

test("a search that could not be loaded is reported, and loaded with the next letter @wide", async ({ page }) => {
  await page.goto("/docs");
  await page.route("**/docs/search.json", (route) => route.abort());
  await page.getByRole("searchbox").fill("square");
  await expect(page.getByText("The search could not be loaded. Type on to try again.")).toBeVisible();
  await page.unroute("**/docs/search.json");
  await page.route("**/docs/search.json", (route) => route.fulfill({ status: 500 }));
  await page.getByRole("searchbox").pressSequentially(" ");
  await expect(page.getByText("The search could not be loaded. Type on to try again.")).toBeVisible();
  await page.unroute("**/docs/search.json");
  await page.getByRole("searchbox").pressSequentially("corners");
  await expect(page.getByRole("link", { name: "Square corners" }).first()).toBeVisible();
});

test("the sections of a page are listed at its top where they are not beside it", async ({ page }) => {
  await page.goto("/docs/tags/ski-searchbar");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link", { name: "Parts" })).toBeHidden();
  await contents.getByText("On this page").click();
  await contents.getByRole("link", { name: "Parts" }).click();
  await expect(page.getByRole("heading", { name: "Parts", exact: true })).toBeInViewport();
});

test("the sections of a page are beside it on a very wide screen @wide", async ({ page }) => {
  await page.setViewportSize({ width: 1700, height: 900 });
  await page.goto("/docs/tags/ski-searchbar");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents).toHaveCount(1);
  await expect(contents.getByRole("link", { name: "Parts" })).toBeVisible();
});

test("code scrolls by itself, and is copied by its button", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/docs/guides/partner-portals");
  const code = page.getByRole("region", { name: "The tag: code" });
  await code.focus();
  await expect(code).toBeFocused();
  await expect(code).toHaveCSS("white-space", "pre");
  await page.getByRole("button", { name: "Copy" }).first().click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent());
});

test("the names of attributes stay on one line", async ({ page }) => {
  await page.goto("/docs/tags/ski-searchbar");
  const name = page.getByRole("rowheader", { name: "special-page-data" });
  await name.scrollIntoViewIfNeeded();
  expect(await name.locator("code").evaluate((code) => code.getClientRects().length)).toBe(1);
});

test("the list of what the search found is not cut @wide", async ({ page }) => {
  await page.goto("/docs");
  await page.getByRole("searchbox").fill("dark mode");
  const list = page.locator("#docs-found");
  await expect(list.getByRole("link").first()).toHaveText("A dark theme");
  const clips = await list.evaluate((element) => {
    const around = [];
    for (let box = element.parentElement; box; box = box.parentElement) around.push(getComputedStyle(box).overflow);
    return around;
  });
  expect(new Set(clips)).toEqual(new Set(["visible"]));
});

test("the menu of all pages is closed by its button @phone", async ({ page }) => {
  await page.goto("/docs");
  await page.getByRole("button", { name: "All pages" }).click();
  const link = page.getByRole("navigation", { name: "Documentation" }).getByRole("link", { name: "Faster loading" });
  await expect(link).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(link).toBeHidden();
});

test("folders of the documentation lead to its first page, and unknown addresses are answered in their language @wide", async ({
  page,
}) => {
  for (const path of ["/docs/guides/start", "/docs/guides", "/docs/tags/", "/docs/behaviour"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/docs$/);
  }
  for (const [path, heading] of [
    ["/docs/none", "There is no such page"],
    ["/calendar/none", "This page doesn’t exist"],
    ["/en/none", "This page doesn’t exist"],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
  }
});

test("the pictures of a page are shown @wide", async ({ page }) => {
  await page.goto("/docs/performance");
  const picture = page.getByRole("img", { name: "Our times beside the peers'" });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the documentation is read", async ({ page, isMobile }) => {
    await page.goto("/docs/tags/ski-gallery");
    await expect(page.getByRole("heading", { name: "Attributes" })).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeHidden();
    await expect(page.getByRole("form", { name: "Attributes" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(0);
    if (isMobile) await page.getByRole("button", { name: "All pages" }).click();
    await page.getByRole("link", { name: "Colours, corners and type" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Colours, corners and type" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Token editor" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Sizes" })).toBeVisible();
    await page.locator(".docs-contents-short summary").click();
    await expect(page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Sizes" })).toBeVisible();
  });
});

test("each page is Markdown too, and llms.txt lists them @wide", async ({ page, request }) => {
  const list = await (await request.get("/docs/llms.txt")).text();
  await page.goto("/docs");
  const linked = await page.getByRole("link", { name: /llms\.txt/ }).getAttribute("href");
  expect(await (await request.get(linked ?? "")).text()).toBe(list);
  const addresses = [...list.matchAll(/\((\S+\.md)\)/g)].map(([, address = ""]) => address);
  expect(addresses).toHaveLength(docsPages.length);
  for (const address of addresses) {
    const response = await request.get(address);
    expect(response.headers()["content-type"], address).toContain("text/markdown");
    expect(await response.text()).toMatch(/^# /);
  }
});
