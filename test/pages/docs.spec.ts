import { expect, type Locator, type Page, test } from "@playwright/test";
import { docsPages } from "../../demo/docs/pages.js";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { Demo } from "../drivers/demo.js";

for (const { path } of docsPages)
  test(`the page ${path} of the documentation is accessible in both colour schemes, fits, and logs nothing`, async ({ page, isMobile }) => {
    const { problems } = new Demo(page, "en-GB");
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await loadAxe(page);
    // Colours are the same at every width.
    for (const colorScheme of isMobile ? (["light"] as const) : (["light", "dark"] as const)) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsIn(page), colorScheme).toEqual([]);
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

test("the search finds a key with an underscore @wide", async ({ page }) => {
  await page.goto("/docs");
  await page.getByRole("searchbox").fill("search_bar.destination");
  await expect(page.locator("#docs-found a[href^='/docs/behaviour/texts']").first()).toBeVisible();
  await page.getByRole("searchbox").press("Escape");
  await expect(page.locator("#docs-found")).toBeHidden();
});

test("a search that could not be loaded is told, and loaded with the next letter @wide", async ({ page }) => {
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

/** The playground of a tag, once the tag is drawn. */
async function playgroundOf(page: Page, tag: string): Promise<Locator> {
  await page.goto(`/docs/tags/${tag}`);
  const place = page.getByRole("region", { name: "Try it" });
  await expect(place.locator(`${tag}:state(ready)`)).toBeVisible();
  return place;
}

const selected = (page: Page) => page.evaluate(() => String(getSelection()).trim());

test("markup is copied @wide", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const place = await playgroundOf(page, "ski-gallery");
  await place.getByRole("button", { name: "Copy" }).first().click();
  await expect(place.getByText("Copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("<ski-gallery");
});

for (const [name, isRefused] of [
  ["the browser refuses", true],
  ["an insecure page has no clipboard for", false],
] as const)
  test(`what ${name} is not called copied, and is selected @wide`, async ({ page }) => {
    await page.addInitScript((refuses) => {
      const refusing = { writeText: () => Promise.reject(new DOMException("refused", "NotAllowedError")) };
      Object.defineProperty(navigator, "clipboard", { value: refuses ? refusing : undefined });
    }, isRefused);
    const place = await playgroundOf(page, "ski-gallery");
    const button = place.getByRole("button", { name: "Copy" }).first();
    await button.focus();
    await button.press("Enter");
    await expect(place.getByText(/^Not copied: .* press (?:Ctrl\+|⌘)C\.$/)).toBeVisible();
    await expect(place.getByText("Copied", { exact: true })).toBeHidden();
    expect(await selected(page)).toBe((await place.locator("[data-markup]").textContent())?.trim());
  });

test("the pictures of a page are shown @wide", async ({ page }) => {
  await page.goto("/docs/performance");
  const picture = page.getByRole("img", { name: "Our times beside the peers'" });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("a playground takes objects as JSON, and tells what is malformed in its own and the tag's words @wide", async ({ page }) => {
  const place = await playgroundOf(page, "ski-date-picker");
  const marks = place.getByLabel("marks", { exact: true });
  await marks.fill('[{ "key": "fair", ');
  await expect(place.getByRole("alert")).toHaveText(/^This is not JSON: .+\. The tag keeps its last value\.$/);
  await expect(marks).toHaveAttribute("aria-invalid", "true");
  await marks.blur();
  const events = place.getByRole("list", { name: "Events" });
  await expect(events).toContainText(/ski-error .*marks.*not JSON/);
  await marks.fill('[{ "key": "fair", "dates": "2027-02-06", "dot": true }]');
  await expect(place.getByRole("alert")).toBeHidden();
  await expect(marks).not.toHaveAttribute("aria-invalid");
  await marks.blur();
  await place.getByRole("radio", { name: "React" }).check();
  await expect(place.locator("[data-markup]")).toContainText('marks={[{ "key": "fair"');
  expect(await place.locator("ski-date-picker").evaluate((tag) => Reflect.get(tag, "marks") as unknown)).toHaveLength(1);
});

test("a playground calls the tag's methods, and shows its properties @wide", async ({ page }) => {
  const place = await playgroundOf(page, "ski-date-picker");
  await expect(place.locator("[data-property=state]")).toHaveText('"ready"');
  await place.getByLabel("required", { exact: true }).check();
  await expect(place.locator("[data-property=validationMessage]")).not.toHaveText('""');
  await place.getByRole("button", { name: "showPicker()" }).click();
  await expect(place.getByRole("list", { name: "Events" })).toContainText("ski-open");
});

const outlineOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).outlineStyle);

test("a part is outlined and named under the pointer @wide", async ({ page }) => {
  const place = await playgroundOf(page, "ski-searchbar");
  const search = place.locator("ski-searchbar [part~=search]");
  await search.hover();
  expect(await outlineOf(search)).toBe("none");
  await place.getByRole("button", { name: "Show parts" }).click();
  await search.hover();
  await expect(place.getByText("search: The search button.")).toBeVisible();
  expect(await outlineOf(search)).toBe("solid");
  await expect(place.locator("[data-part-css]")).toHaveText(/^ski-searchbar::part\(search\) \{\s+\}$/);
  await place.locator("ski-searchbar [part~=segment]").nth(1).hover();
  await expect(place.locator("[data-part-name]")).toHaveText(/^segment/);
  expect(await outlineOf(search)).toBe("none");
  await search.hover();
  expect(await outlineOf(search)).toBe("solid");
  await place.getByRole("button", { name: "Show parts" }).click();
  expect(await outlineOf(search)).toBe("none");
});

test("a part is outlined and named by keyboard @wide", async ({ page }) => {
  const place = await playgroundOf(page, "ski-gallery");
  await place.getByRole("button", { name: "Show parts" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(place.getByLabel("Part", { exact: true })).toBeFocused();
  await page.keyboard.type("cover");
  await expect(place.locator("[data-part-css]")).toHaveText(/^ski-gallery::part\(cover\)/);
  expect(await outlineOf(place.locator("ski-gallery [part~=cover]"))).toBe("solid");
  await place.getByLabel("Part", { exact: true }).selectOption("viewer");
  await expect(place.getByText(/^viewer: .* It is not drawn at present\.$/)).toBeVisible();
});

test("the tokens of a tag are changed, and written as CSS @wide", async ({ page }) => {
  const place = await playgroundOf(page, "ski-date-picker");
  await place.locator("summary", { hasText: "Tokens" }).click();
  const ink = place.getByLabel("--ski-ink", { exact: true });
  await ink.fill("#c8102e");
  await expect(place.getByLabel("--ski-ink, colour")).toHaveValue("#c8102e");
  const css = place.locator("[data-token-css]");
  await expect(css).toHaveText(/^ski-date-picker \{\s+--ski-ink: #c8102e;\s+\}$/);
  const tag = place.locator("ski-date-picker");
  expect(await tag.evaluate((element) => getComputedStyle(element).getPropertyValue("--ski-ink"))).toBe("#c8102e");
  await place.getByLabel("--ski-ink, colour").fill("#00aa77");
  await expect(css).toContainText("--ski-ink: #00aa77;");
  await ink.fill("no colour");
  await expect(ink).toHaveAttribute("aria-invalid", "true");
  await expect(css).toContainText("--ski-ink: #00aa77;");
  await place.locator("summary", { hasText: "Corners" }).click();
  await place.getByLabel("--ski-radius-md", { exact: true }).fill("2px");
  await expect(css).toContainText("--ski-radius-md: 2px;");
  await place.getByRole("button", { name: "Back to the defaults" }).click();
  await expect(css).toHaveText("/* No token is changed. */");
  await expect(ink).toHaveValue("");
  expect(await tag.evaluate((element) => getComputedStyle(element).getPropertyValue("--ski-ink"))).toBe("");
});

test.describe("the token editor", () => {
  const open = async (page: Page) => {
    await page.goto("/docs/guides/theming");
    const editor = page.getByRole("region", { name: "Token editor" });
    await editor.getByRole("region", { name: "Preview" }).scrollIntoViewIfNeeded();
    await expect(editor.locator("ski-searchbar:state(ready)")).toBeVisible();
    return { editor, css: editor.locator("[data-theme-css]"), contrast: editor.locator("[data-contrast]") };
  };
  const buttonColour = (editor: Locator) =>
    editor.locator("ski-date-picker").evaluate((tag) => getComputedStyle(tag).getPropertyValue("--ski-glow").trim());

  test("changes all tags, computes the contrast, and writes the CSS", async ({ page }) => {
    const demo = new Demo(page, "en-GB");
    const { editor, css, contrast } = await open(page);
    await expect(contrast).toHaveText(/^All \d+ pairs/);
    await editor.getByLabel("--ski-glow", { exact: true }).fill("#10233d");
    await expect(contrast).toHaveText(/^1 of \d+ pairs is below/);
    const row = editor.getByRole("row", { name: "The primary button --ski-on-glow on --ski-glow" });
    await expect(row.getByRole("cell")).toHaveText(["1.00", "fails", "fails"]);
    expect(await buttonColour(editor)).toBe("#10233d");
    await expect(css).toHaveText(/:root \{\s+--ski-glow: #10233d;\s+\}/);
    await expect(css).toHaveText(/\[theme="dark"\] \{\s+--ski-glow: #ff8f66;\s+\}/);
    await editor.getByLabel("dark", { exact: true }).check();
    expect(await buttonColour(editor)).toBe("");
    await expect(contrast).toHaveText(/^All \d+ pairs/);
    await expect(editor.locator("ski-results")).toHaveAttribute("theme", "dark");
    await editor.getByLabel("Font", { exact: true }).selectOption("Georgia");
    await expect(css).toContainText("font-family: Georgia, serif;");
    expect(demo.problems).toEqual([]);
  });

  test("begins from a preset, and goes back to the design @wide", async ({ page }) => {
    const { editor, css } = await open(page);
    await editor.getByLabel("Preset").selectOption("Dark and square");
    await expect(editor.getByLabel("dark", { exact: true })).toBeChecked();
    await expect(css).toContainText("--ski-radius-xl: 0px;");
    await expect(editor.locator("ski-searchbar")).toHaveAttribute("theme", "dark");
    await editor.getByLabel("Preset").selectOption("As designed");
    await expect(css).toHaveText("/* No token is changed. */");
  });

  for (const colorScheme of ["light", "dark"] as const)
    test(`is accessible with its tags in each preset, on a ${colorScheme} page`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const { editor } = await open(page);
      await expect(editor.locator("ski-results").getByRole("article").first()).toBeVisible();
      await loadAxe(page);
      for (const preset of await editor.getByLabel("Preset").getByRole("option").allTextContents()) {
        await editor.getByLabel("Preset").selectOption(preset);
        expect(await violationsIn(page), preset).toEqual([]);
      }
    });
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
  });
});

test("each page is Markdown too, and llms.txt lists them @wide", async ({ request }) => {
  const list = await (await request.get("/docs/llms.txt")).text();
  const addresses = [...list.matchAll(/\((\S+\.md)\)/g)].map(([, address = ""]) => address);
  expect(addresses).toHaveLength(docsPages.length);
  for (const address of addresses) {
    const response = await request.get(address);
    expect(response.headers()["content-type"], address).toContain("text/markdown");
    expect(await response.text()).toMatch(/^# /);
  }
});
