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

test("a press on another field takes over at once, keeps what was entered, and holds on a page that grows shorter by it", async ({
  page,
}) => {
  const demo = new Demo(page, "en-GB");
  await page.goto("/flight");
  await demo.drawn();
  await demo.segment("participants").click();
  await demo.increase("children").click();
  await demo.segment("dates").hover();
  await page.mouse.down();
  await expect(demo.panel("dates")).toBeVisible();
  await expect(demo.panel("participants")).toHaveCount(0);
  await page.mouse.up();
  await expect(demo.panel("dates")).toBeVisible();
  await expect.poll(async () => (await demo.search())["participants"]).toEqual([{ age: 18 }, { age: 18 }, { age: 12 }]);
  await demo.segment("packages").click();
  await expect(demo.panel("packages")).toBeVisible();
  await page.keyboard.press("Escape");
  await demo.segment("dates").click();
  await demo.destination.hover();
  await page.mouse.down();
  await expect(demo.option.first()).toBeVisible();
  await expect(demo.destination).toBeFocused();
  await page.mouse.up();
  await expect(demo.option.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await demo.segment("participants").press("Enter");
  await expect(demo.panel("participants")).toBeVisible();
  expect(demo.problems).toEqual([]);
});
