import { expect, type Page, test } from "@playwright/test";
import { searchBar } from "../../elements/testing.js";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { Demo } from "../drivers/demo.js";
import { frames } from "../drivers/frames.js";
import { servePages } from "../drivers/page-server.js";
import { sellerPort } from "../drivers/ports.js";
import { watchShifts } from "../drivers/shifts.js";

const seller = `http://localhost:${sellerPort}`;

/** Opens the builder, once each frame of its preview shows the bar. */
async function open(page: Page, query = "") {
  const demo = new Demo(page, "en-GB", page.frameLocator("iframe[title='Preview, 1440 px wide']"));
  await page.goto(`/partners${query}`);
  await demo.drawn();
  const form = page.getByRole("form", { name: "Your choice" });
  const code = page.getByRole("region", { name: "Code", exact: true });
  return { demo, form, code, text: code.locator("[data-text]").first() };
}

test("a page with the bar is chosen, seen and copied, and its address holds the choice", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { demo, form, code, text } = await open(page);
  await expect(text).toContainText('<ski-searchbar\n  locale="en-GB"');
  await form.getByLabel("Locale").selectOption("nl-NL");
  await expect(text).toContainText('locale="nl-NL"');
  await expect(demo.bar).toContainText(/Bestemming|Waar wil je heen/);
  await form.getByRole("checkbox", { name: "Results" }).check();
  await expect(text).toContainText("<ski-results");
  await form.getByRole("radio", { name: "WordPress" }).check();
  await expect(text).toContainText("<!-- wp:html -->");
  await form.getByLabel("Brand colour", { exact: true }).fill("#4a2545");
  await form.getByLabel("Brand colour", { exact: true }).press("Enter");
  await expect(text).toContainText("--ski-glacier: #4a2545;");
  await expect(form.getByRole("status")).toHaveText("The colours hold: every text on them can be read.");
  await code.getByRole("button", { name: "Copy" }).first().click();
  await expect(code.getByText("Copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text.textContent());
  const written = await text.textContent();
  expect(new URL(page.url()).search).toBe("?parts=bar&parts=results&locale=nl-NL&main=4a2545&host=wordpress");
  await page.reload();
  await expect(text).toHaveText(written ?? "");
  await expect(form.getByRole("radio", { name: "WordPress" })).toBeChecked();
  await expect(form.getByLabel("Brand colour", { exact: true })).toHaveValue("#4a2545");
  expect(demo.problems).toEqual([]);
});

test("the code that is copied is of a field that was just left", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { form, code, text } = await open(page);
  await page.route("**/partners/choice.json**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await form.getByLabel("Colour of the button", { exact: true }).fill("#f2b705");
  await code.getByRole("button", { name: "Copy" }).first().click();
  await expect(code.getByText("Copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("--ski-glow: #f2b705;");
  await expect(text).toContainText("--ski-glow: #f2b705;");
});

test("a choice is no step of the way back @wide", async ({ page }) => {
  await page.goto("/docs");
  const { form, text } = await open(page);
  for (const locale of ["nl-NL", "de-DE"]) {
    await form.getByLabel("Locale").selectOption(locale);
    await expect(text).toContainText(`locale="${locale}"`);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/docs$/);
});

test("what cannot be read is named, and the usual value is used", async ({ page }) => {
  const { form, text } = await open(page, "?engine=none&locale=xx");
  await expect(form.getByText("“none” is not the number of an engine. Engine 1 is used.")).toBeVisible();
  await expect(form.getByText("“xx” is not a locale of the seller. en-GB is used.")).toBeVisible();
  const results = form.getByLabel("Where results open");
  await results.fill("nowhere");
  await results.press("Enter");
  await expect(form.getByText("“nowhere” is not a path of the seller or a web address. The seller’s results are used.")).toBeVisible();
  await expect(results).toHaveAttribute("aria-invalid", "true");
  await expect(results).toHaveValue("nowhere");
  await results.fill("/en/se-results?partner=valmont");
  await results.press("Enter");
  await expect(results).not.toHaveAttribute("aria-invalid");
  await expect(text).toContainText('name="partner" value="valmont"');
});

test("a colour that cannot hold is named, with the shade that is used @wide", async ({ page }) => {
  const { form, text } = await open(page);
  await form.getByLabel("Brand colour, picker").fill("#ffcc00");
  await expect(form.getByRole("status")).toContainText("#ffcc00 is too light for links and chosen days");
  await expect(form.getByLabel("Brand colour", { exact: true })).toHaveValue("#ffcc00");
  await expect(text).not.toContainText("--ski-glacier: #ffcc00;");
});

test("the colours of the brand are taken from a logo, and a file that is no picture is reported @wide", async ({ page }) => {
  const { demo, form, text } = await open(page);
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><path fill="#4a255a" d="M0 0h200v60H0z"/><path fill="#d9b65a" d="M0 60h200v40H0z"/></svg>`;
  const choose = (name: string, mimeType: string, body: string) =>
    form.getByLabel("Colours of a logo").setInputFiles({ name, mimeType, buffer: Buffer.from(body) });
  await choose("logo.svg", "image/svg+xml", logo);
  await expect(text).toContainText("--ski-glacier: #4a255a;");
  await expect(text).toContainText("--ski-glow: #d9b65a;");
  await expect(form.getByLabel("Brand colour", { exact: true })).toHaveValue("#4a255a");
  await expect(form.getByLabel("Colour of the button, picker")).toHaveValue("#d9b65a");
  await choose("logo.png", "image/png", "none");
  await expect(form.getByText("This file could not be read as a picture.")).toBeVisible();
  expect(demo.problems).toEqual([]);
});

test("code that could not be written is reported, and written with the next change @wide", async ({ page }) => {
  const { form, text } = await open(page);
  await page.route("**/partners/choice.json**", (route) => route.abort());
  await form.getByLabel("Locale").selectOption("nl-NL");
  await expect(page.getByText(/^The code could not be written/)).toBeVisible();
  await page.unroute("**/partners/choice.json**");
  await form.getByLabel("Corners").selectOption("square");
  await expect(text).toContainText('locale="nl-NL"');
  await expect(page.getByText(/^The code could not be written/)).toBeHidden();
});

for (const [name, query] of [
  ["the bar", ""],
  ["the bar in the brand's colours, on React", "?build=react&main=4a2545&accent=d9b65a"],
  ["a frame", "?host=frame&accent=d9b65a"],
] as const)
  test(`the page that is downloaded with ${name} searches on any web server`, async ({ page, request }) => {
    const body = await (await request.get(`/partners/page${query}`)).text();
    const server = await servePages((path) => (path === "/ski-search.html" ? { type: "text/html", body } : undefined));
    try {
      const demo = new Demo(page, "en-GB", name === "a frame" ? page.frameLocator("iframe") : page);
      await page.goto(`${server.origin}/ski-search.html`);
      await demo.drawn();
      const bar = searchBar(demo.bar, { locale: "en-GB", timeout: 15_000 });
      await bar.chooseDestination("Val Thorens");
      expect(demo.problems).toEqual([]);
      await bar.search();
      await expect(page).toHaveURL(new RegExp(`^${seller}/en/se-results#.*station\\[\\]=1`));
    } finally {
      server.close();
    }
  });

test("the link to the page follows the choice @wide", async ({ page }) => {
  const { form, code } = await open(page);
  await form.getByLabel("Locale").selectOption("de-DE");
  await expect(code.getByRole("link", { name: "Download as a page" })).toHaveAttribute("href", "/partners/page?locale=de-DE");
  const [download] = await Promise.all([page.waitForEvent("download"), code.getByRole("link", { name: "Download as a page" }).click()]);
  expect(download.suggestedFilename()).toBe("ski-search.html");
});

test("each part is seen at three widths, which are scaled to fit @wide", async ({ page }) => {
  await open(page, "?parts=bar&parts=results&parts=picker&parts=gallery");
  for (const width of [1440, 768, 390]) {
    const frame = page.locator(`iframe[title='Preview, ${width} px wide']`);
    for (const tag of ["ski-searchbar", "ski-results", "ski-date-picker", "ski-gallery"])
      await expect(frame.contentFrame().locator(`${tag}:state(ready)`), `${tag}, ${width} px`).toBeAttached();
    expect(
      await frame
        .contentFrame()
        .locator("html")
        .evaluate(() => innerWidth),
    ).toBe(width);
    const [box, window] = await Promise.all([frame.boundingBox(), frame.locator("xpath=..").boundingBox()]);
    expect(Math.abs((box?.width ?? 0) - (window?.width ?? NaN))).toBeLessThan(3);
  }
});

test("the builder is accessible in both colour schemes, fits, and nothing moves while it loads", async ({ page, isMobile }) => {
  const shifts = await watchShifts(page);
  const { demo } = await open(page, "?main=ffcc00&engine=none&parts=bar&parts=gallery");
  await frames(page);
  expect(await shifts()).toBeLessThanOrEqual(0.01);
  await loadAxe(page);
  for (const width of isMobile ? [320, 390] : [768, 1440, 1700])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await frames(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0);
      expect(await violationsIn(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  expect(demo.problems).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the code is written by the form's button", async ({ page }) => {
    await page.goto("/partners");
    await page.getByLabel("Locale").selectOption("de-DE");
    await page.getByRole("radio", { name: "Frame" }).check();
    await page.getByRole("button", { name: "Write the code" }).click();
    await expect(page.locator("[data-text]").first()).toContainText("/embed/bar?locale=de-DE");
    await expect(page.getByRole("radio", { name: "Frame" })).toBeChecked();
    await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(0);
  });
});
