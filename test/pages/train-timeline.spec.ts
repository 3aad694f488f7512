import { expect, test, type Page } from "@playwright/test";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { Demo } from "../drivers/demo.js";
import { watchShifts } from "../drivers/shifts.js";

const byTrain = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13&packages[]=PFTTF";
const timeline = (demo: Demo) => demo.results.locator("css=[part=train-timeline]");
const picture = (demo: Demo) => demo.results.locator("css=[part=train-timeline-image]");

/** The name of the picture, once it has loaded. */
async function shown(demo: Demo): Promise<string> {
  await expect.poll(() => picture(demo).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  return (await picture(demo).getAttribute("src"))?.split("/").at(-1) ?? "";
}

async function open(page: Page, width: number): Promise<Demo> {
  await page.setViewportSize({ width, height: 844 });
  const demo = new Demo(page);
  await demo.openResults(byTrain);
  await expect(demo.cards.first()).toBeVisible();
  return demo;
}

test(
  "RESL-20 RESL-22 RESL-24..25 LAY-04 the journey by train is above the list, side by side from 768 px",
  { tag: "@wide" },
  async ({ page }) => {
    const shifts = await watchShifts(page);
    for (const [width, file] of [
      [1440, "desktop.svg"],
      [768, "desktop.svg"],
      [767, "mobile-short.svg"],
    ] as const) {
      const demo = await open(page, width);
      await expect.poll(() => shown(demo), String(width)).toBe(file);
      const [box, card] = [await timeline(demo).boundingBox(), await demo.cards.first().boundingBox()];
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
      expect(demo.problems).toEqual([]);
      expect(await shifts()).toBeLessThanOrEqual(0.01);
    }
  },
);

test("RESL-22..23 on a phone the journey is short, and whole after a press", async ({ page }) => {
  const demo = await open(page, 390);
  const button = timeline(demo);
  await expect(button).toHaveAccessibleName("Votre voyage en train, étape par étape");
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect.poll(() => shown(demo)).toBe("mobile-short.svg");
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect.poll(() => shown(demo)).toBe("mobile-full.svg");
  await loadAxe(page);
  expect(await violationsIn(page, "ski-results")).toEqual([]);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => shown(demo)).toBe("mobile-short.svg");
});

test(
  "RESL-20..21 the journey is not shown without the switch, nor to the British, and is left out where it cannot be loaded",
  { tag: "@wide" },
  async ({ page }) => {
    const demo = await open(page, 1440);
    await expect(timeline(demo)).toBeVisible();
    await page.evaluate(() => window.skiElements?.getSearch().set({ packages: [], transfer: false }));
    await expect(timeline(demo)).toHaveCount(0);
    const british = new Demo(page, "en-GB");
    await british.openResults(byTrain.replace("PFTTF", "PFTT"));
    await expect(british.cards.first()).toBeVisible();
    await expect(timeline(british)).toHaveCount(0);
    await page.route("**/train/*.svg", (route) => route.abort());
    const without = await open(page, 1440);
    await expect(timeline(without)).toHaveCount(0);
  },
);
