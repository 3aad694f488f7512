import { expect, type Locator, type Page, test } from "@playwright/test";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { Demo } from "../drivers/demo.js";

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

  test("reports a light ground of the active segment under light texts, in a table that fits", async ({ page }) => {
    const { editor, contrast } = await open(page);
    await editor.getByLabel("dark", { exact: true }).check();
    await editor.getByLabel("--ski-raised", { exact: true }).fill("#ffffff");
    await expect(contrast).toHaveText(/^[1-9]\d* of \d+ pairs are below/);
    await expect(editor.getByRole("row", { name: "--ski-ink on --ski-raised" }).getByRole("cell").first()).toHaveText(/^1\./);
    const table = editor.getByRole("region", { name: "Contrast" });
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  });

  test("begins from a preset, and goes back to the design @wide", async ({ page }) => {
    const { editor, css } = await open(page);
    await editor.getByLabel("Preset").selectOption("Dark and square");
    await expect(editor.getByLabel("dark", { exact: true })).toBeChecked();
    await expect(css).toContainText("--ski-radius-xl: 0px;");
    await expect(css).toHaveText(/^\/\* The dark theme needs theme="dark"/);
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
