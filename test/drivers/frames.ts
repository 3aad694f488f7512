import type { Page } from "@playwright/test";

/** Until the page is about to draw its next frame. */
export const nextFrame = (page: Page): Promise<unknown> => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

/** Until the page has drawn so many frames that what had begun to scroll or to move has done so. */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
