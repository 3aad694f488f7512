import type { Page } from "@playwright/test";

/** Waits until the page is about to draw its next frame. */
export const nextFrame = (page: Page): Promise<unknown> => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

/** Waits for enough frames for started scrolls and moves to take effect. */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
