import { expect, test } from "@playwright/test";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { consentOf } from "../drivers/consent.js";
import { Demo, locales, type DemoLocale } from "../drivers/demo.js";
import { watchShifts } from "../drivers/shifts.js";

const results = "/en/se-results#station[]=1&beginDate=2027-02-06&endDate=2027-02-13";

for (const locale of Object.keys(locales) as DemoLocale[])
  test(`the banner for consent is on the pages in ${locale}, and axe finds nothing, closed or open`, async ({ page }) => {
    const { banner, accept, refuse, save, words } = consentOf(page, locale);
    for (const path of [locales[locale].home, locales[locale].results]) {
      await page.goto(path);
      await expect(banner).toContainText(words.text);
      const [yes, no] = [await accept.boundingBox(), await refuse.boundingBox()];
      expect(no?.height).toBe(yes?.height);
      expect(no?.y).toBe(yes?.y);
      const styleOf = (button: Element) => [getComputedStyle(button).backgroundColor, getComputedStyle(button).fontWeight];
      expect(await refuse.evaluate(styleOf)).toEqual(await accept.evaluate(styleOf));
    }
    await loadAxe(page);
    expect(await violationsIn(page, ".consent")).toEqual([]);
    await banner.getByText(words.choose, { exact: true }).click();
    await expect(save).toBeVisible();
    expect(await violationsIn(page, ".consent")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

test("the banner for consent is above the header, covers nothing and moves nothing while the page loads", async ({ page }) => {
  const { banner, accept } = consentOf(page, "en-GB");
  const demo = new Demo(page, "en-GB");
  const shifts = await watchShifts(page, { afterInput: true });
  await page.goto(results);
  await expect(demo.cards.first()).toBeVisible();
  const box = await banner.boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  expect(box?.y).toBe(0);
  expect(header?.y).toBeCloseTo(box?.height ?? 0, 0);
  expect(await shifts()).toBeLessThanOrEqual(0.01);
  await accept.click();
  const loads = await watchShifts(page, { afterInput: true });
  await page.reload();
  await expect(demo.cards.first()).toBeVisible();
  await expect(banner).toBeHidden();
  expect(await loads()).toBeLessThanOrEqual(0.01);
});

test("the markup of a page has the banner for consent hidden once there is an answer", async ({ page, baseURL }) => {
  const isHidden = async () => /<section class="consent"[^>]* hidden>/.test(await (await page.request.get("/")).text());
  expect(await isHidden()).toBe(false);
  await page.context().addCookies([{ name: "nevea-consent", value: "none", url: baseURL ?? "" }]);
  expect(await isHidden()).toBe(true);
});

test("consent is given, and opened again, by the keyboard alone", { tag: "@wide" }, async ({ page }) => {
  const { banner, policy, refuse, accept, box, save, manage, kept, status, words } = consentOf(page, "en-GB");
  await page.goto("/en/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(policy).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(refuse).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(accept).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(banner).toBeHidden();
  await expect.poll(kept).toBe("preferences.experiments");
  await expect(page.getByRole("main")).toBeFocused();

  await manage.focus();
  await page.keyboard.press("Enter");
  await expect(banner).toBeFocused();
  await expect(banner).toBeInViewport();
  for (const control of [policy, refuse, accept, banner.getByText(words.choose, { exact: true }), box("preferences"), box("experiments")]) {
    await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
  }
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(save).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(manage).toBeFocused();
  await expect.poll(kept).toBe("preferences");
  await page.keyboard.press("Enter");
  await box("experiments").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(manage).toBeFocused();
  await expect(status).toHaveText(words.saved);
  await expect.poll(kept).toBe("preferences.experiments");
});

test("a page that Back shows again does not ask for consent that was given meanwhile", async ({ page }) => {
  const { banner, accept } = consentOf(page, "en-GB");
  await page.goto("/en/");
  await expect(banner).toBeVisible();
  await page.goto("/en/se-results");
  await accept.click();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/$/);
  await expect(banner).toBeHidden();
});

test("the menu of a narrow page opens under its button while the banner for consent is above", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/en/");
  const button = page.getByRole("button", { name: "Menu" });
  await button.click();
  const menu = await page.locator("#menu").boundingBox();
  const pressed = await button.boundingBox();
  expect(menu?.y).toBeGreaterThanOrEqual((pressed?.y ?? 0) + (pressed?.height ?? 0));
  expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
});

test.describe("without its script", () => {
  test.use({ javaScriptEnabled: false });
  test("a page does not ask for consent, which it could not keep", async ({ page }) => {
    await page.goto("/en/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(consentOf(page, "en-GB").banner).toBeHidden();
    await expect(consentOf(page, "en-GB").manage).toBeHidden();
  });
});
