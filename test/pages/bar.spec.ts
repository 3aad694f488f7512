import { expect, test } from "@playwright/test";
import { Demo } from "../drivers/demo.js";

test.skip(({ isMobile }) => isMobile, "measured with a mouse and a keyboard");

test("the page behind the mobile flow does not scroll, by wheel or by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  const demo = new Demo(page);
  await demo.openHome();
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.mouse.move(450, 500);
  await page.mouse.wheel(0, 40);
  await expect.poll(scrolled).toBe(40);
  await demo.tapTarget.click();
  const flow = demo.bar.getByRole("dialog");
  await expect(flow).toBeVisible();
  await page.waitForTimeout(300);
  for (const [x, y] of [
    [450, 60],
    [450, 400],
    [450, 740],
    [20, 400],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 300);
  }
  await page.keyboard.press("PageDown");
  await page.keyboard.press("End");
  await page.waitForTimeout(400);
  expect(await scrolled()).toBe(40);
  await page.keyboard.press("Escape");
  await expect(flow).toBeHidden();
  await page.mouse.wheel(0, 40);
  await expect.poll(scrolled).toBe(80);
});
