import { expect, test } from "@playwright/test";
import { faintTexts } from "../drivers/contrast.js";
import { Demo } from "../drivers/demo.js";

const tags = "ski-searchbar, ski-results, ski-date-picker, ski-gallery";
const week = "beginDate=2027-02-06&endDate=2027-02-13";
const pages = {
  home: "/en/",
  results: `/en/se-results#station[]=45&${week}&c[]=55`,
  stay: "/en/stay/lodging-10001",
} as const;

/** Opens a page once what it shows first is there, all of it in the viewport. */
async function open(demo: Demo, name: keyof typeof pages): Promise<void> {
  const { page } = demo;
  await page.goto(pages[name]);
  if (name === "stay") await expect(page.locator("ski-date-picker").getByRole("grid").first()).toBeVisible();
  else await demo.drawn();
  if (name === "results") await expect(demo.cards.first()).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: Math.min(height, 6000) });
}

for (const name of ["home", "results", "stay"] as const) {
  test(`every text of the tags can be read in both themes on light and dark pages: ${name}`, async ({ page }) => {
    const demo = new Demo(page, "en-GB");
    await open(demo, name);
    for (const theme of ["light", "dark"])
      for (const [ground, ink] of [
        ["#ffffff", "#222222"],
        ["#141414", "#eeeeee"],
      ] as const) {
        await page.evaluate(
          ([selector, chosen, behind, text]) => {
            for (const tag of document.querySelectorAll(selector)) tag.setAttribute("theme", chosen);
            document.documentElement.style.background = behind;
            for (const part of document.querySelectorAll<HTMLElement>("body, .results-bar, main")) {
              part.style.background = "none";
              part.style.color = text;
            }
          },
          [tags, theme, ground, ink] as const,
        );
        expect(await faintTexts(page, tags), `${theme} tags on ${ground}`).toEqual([]);
      }
  });

  test(`the demo follows the system into the dark, its own pages and the tags: ${name}`, async ({ page }) => {
    const demo = new Demo(page, "en-GB");
    await page.emulateMedia({ colorScheme: "dark" });
    await open(demo, name);
    const schemes = await page.evaluate(
      (selector) => [document.documentElement, ...document.querySelectorAll(selector)].map((one) => getComputedStyle(one).colorScheme),
      tags,
    );
    expect(new Set(schemes)).toEqual(new Set(["dark"]));
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(11, 23, 40)");
    expect(await faintTexts(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await faintTexts(page)).toEqual([]);
  });
}
