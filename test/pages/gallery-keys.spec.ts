import { expect, test } from "@playwright/test";
import { PhotoPage } from "../drivers/photo-page.js";

for (const count of [14, 300]) {
  test(`GAL-03 the viewer opens with the miniature of its photo in view, of ${count}`, async ({ page }) => {
    const photos = await PhotoPage.open(page, { count });
    await photos.openVisit();
    await photos.visit.locator("[part~=miniature]").first().focus();
    await page.keyboard.press("End");
    await photos.photo(count - 1).click();
    await expect(photos.counter).toHaveText(`${count} / ${count}`);
    const marked = photos.viewer.locator("[part~=miniature][aria-current]");
    await expect(marked).toBeInViewport({ ratio: 0.9 });
    await page.setViewportSize({ width: 844, height: 600 });
    await expect(marked).toBeInViewport({ ratio: 0.9 });
  });
}

test("the keys that scroll, and Home and End, reach the photos as soon as the visit is open", { tag: "@wide" }, async ({ page }) => {
  const photos = await PhotoPage.open(page);
  await photos.cover.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => photos.focused()).toBe("sheet-title");
  const scrolled = () => photos.visit.locator(".visit-body").evaluate((body) => body.scrollTop);
  await page.keyboard.press("PageDown");
  await expect.poll(scrolled).toBeGreaterThan(300);
  await page.keyboard.press("PageUp");
  await expect.poll(scrolled).toBe(0);
  await page.keyboard.press("Space");
  await expect.poll(scrolled).toBeGreaterThan(300);
  await page.keyboard.press("Shift+Space");
  await expect.poll(scrolled).toBe(0);
  await page.keyboard.press("ArrowDown");
  await expect.poll(scrolled).toBeGreaterThan(20);
  await page.keyboard.press("ArrowUp");
  await expect.poll(scrolled).toBe(0);
  await page.keyboard.press("End");
  await expect.poll(() => photos.focused()).toBe("photo 13");
  await photos.visit.locator("[part~=close]").focus();
  await page.keyboard.press("Home");
  await expect.poll(() => photos.focused()).toBe("photo 0");
});

test(
  "GAL-08 GAL-27 the button to the top moves the focus to the title, since the button disappears",
  { tag: "@wide" },
  async ({ page }) => {
    const photos = await PhotoPage.open(page);
    await photos.openVisit();
    await photos.photo(0).focus();
    await page.keyboard.press("End");
    await expect.poll(() => photos.focused()).toBe("photo 13");
    await expect(photos.visit.locator("[part~=scroll-top]")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect.poll(() => photos.focused()).toBe("scroll-top");
    await page.keyboard.press("Enter");
    await expect(photos.visit.locator("[part~=scroll-top]")).toHaveCount(0);
    expect(await photos.focused()).toBe("sheet-title");
  },
);

test("GAL-27 a photo that had the focus and is no longer drawn leaves it to the photos", { tag: "@wide" }, async ({ page }) => {
  const photos = await PhotoPage.open(page, { count: 300 });
  await photos.openVisit();
  await photos.photo(1).focus();
  const body = photos.visit.locator(".visit-body");
  await body.evaluate((box) => box.scrollTo({ top: 30_000, behavior: "instant" }));
  await expect(photos.photo(1)).toHaveCount(0);
  await expect(body).toBeFocused();
  expect(await body.evaluate((box) => box.scrollTop)).toBe(30_000);
  await page.keyboard.press("Tab");
  await expect.poll(() => photos.focused()).toMatch(/^photo \d\d$/);
  await body.evaluate((box) => box.scrollTo({ top: 0, behavior: "instant" }));
  await expect(body).toBeFocused();
  expect(await body.evaluate((box) => getComputedStyle(box).boxShadow)).toContain("inset");
  await page.keyboard.press("End");
  await expect.poll(() => photos.focused()).toBe("photo 299");
});
