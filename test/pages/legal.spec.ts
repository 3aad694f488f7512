import { expect, test } from "@playwright/test";
import { legalWordsOf, pageWordsOf } from "../../demo/words/all.js";
import { legalNames } from "../../demo/words/legal/legal.js";
import { locales } from "../../src/domain/locale.js";
import { loadAxe, violationsIn } from "../drivers/axe.js";

test("the legal pages are reached from the foot of a page, axe finds nothing, and none is wider than 320 px", async ({
  page,
  isMobile,
}) => {
  if (isMobile) await page.setViewportSize({ width: 320, height: 800 });
  for (const [index, locale] of locales.entries()) {
    const name = legalNames[index] ?? "terms";
    const { title, link } = legalWordsOf(locale).pages[name];
    await page.goto(`${pageWordsOf(locale).prefix}/`);
    await page.getByRole("contentinfo").getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await loadAxe(page);
    expect(await violationsIn(page), `${locale} ${name}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});
