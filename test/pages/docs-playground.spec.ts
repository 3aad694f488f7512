import { expect, type Locator, type Page, test } from "@playwright/test";
import { Demo } from "../drivers/demo.js";

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

const startButton = (place: Locator) => place.getByRole("button", { name: "Show the list" });

/** The playground of a tag, once the tag is drawn. */
async function playgroundOf(page: Page, tag: string): Promise<Locator> {
  await page.goto(`/docs/tags/${tag}`);
  const place = page.getByRole("region", { name: "Try it" });
  if (await startButton(place).isVisible()) await startButton(place).click();
  await expect(place.locator(`${tag}:state(ready)`)).toBeVisible();
  return place;
}

const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);

test("the controls of the results' playground are within a screen of their tag, and its dock stays in the preview", async ({
  page,
  isMobile,
}) => {
  const place = await playgroundOf(page, "ski-results");
  const preview = place.getByRole("region", { name: "Preview" });
  await expect(place.getByRole("article").first()).toBeVisible();
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: NaN, height: NaN };
  expect((await boxOf(place.getByRole("form", { name: "Attributes" }))).y - (await boxOf(preview)).y).toBeLessThan(600);
  if (!isMobile) return;
  const dock = place.locator("ski-results [part~=dock]");
  await preview.evaluate((element) => element.scrollIntoView({ block: "start" }));
  for (const scrolled of [0, 600]) {
    await preview.evaluate((element, top) => element.scrollTo({ top }), scrolled);
    expect(await bottomOf(dock)).toBeLessThanOrEqual(await bottomOf(preview));
  }
});

test("a phone loads no list into the results' playground before it is asked for @phone", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/docs/tags/ski-results");
  const place = page.getByRole("region", { name: "Try it" });
  await place.getByLabel("page-size").fill("2");
  await place.getByLabel("page-size").blur();
  expect(requested.filter((path) => path.startsWith("/dist/") && path.endsWith(".js"))).toEqual([]);
  await startButton(place).focus();
  await page.keyboard.press("Enter");
  await expect(place.getByRole("region", { name: "Preview" })).toBeFocused();
  await expect(startButton(place)).toHaveCount(0);
  await expect(place.getByRole("article")).toHaveCount(2);
});

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
  await expect(place.locator("[data-part-css]")).toBeHidden();
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
