import { expect, test } from "@playwright/test";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { moving } from "../drivers/motion.js";
import { PhotoPage } from "../drivers/photo-page.js";

test.use(moving);

test("the page behind stays where it is while the wheel turns over the visit and the viewer", { tag: "@wide" }, async ({ page }) => {
  const photos = await PhotoPage.open(page);
  await photos.openVisit();
  for (const point of [
    { x: 720, y: 450 },
    { x: 720, y: 110 },
    { x: 10, y: 450 },
  ]) {
    await page.mouse.move(point.x, point.y);
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, 5000);
  }
  expect(await photos.scrolled()).toBe(0);
  await page.keyboard.press("End");
  await photos.visit.locator("[part~=photo]").last().click();
  await expect(photos.viewer).toBeVisible();
  for (const y of [30, 450, 850]) {
    await page.mouse.move(720, y);
    await page.mouse.wheel(0, 500);
  }
  for (const key of ["PageDown", "Space", "ArrowDown"]) await page.keyboard.press(key);
  await photos.rests();
  expect(await photos.scrolled()).toBe(0);
});

test("GAL-27 the focus returns to the button that called show(), and after the viewer to the photo that it showed", async ({ page }) => {
  const photos = await PhotoPage.open(page);
  await page.evaluate(() => {
    document.querySelector("#opener")?.addEventListener("click", () => document.querySelector("ski-gallery")?.show());
  });
  await page.locator("#opener").focus();
  await page.keyboard.press("Enter");
  await expect(photos.photo(1)).toBeVisible();
  await photos.photo(1).click();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowRight");
  await expect(photos.counter).toHaveText("7 / 14");
  await page.keyboard.press("Escape");
  await expect(photos.viewer).toHaveCount(0);
  await expect.poll(() => photos.focused()).toBe("photo 6");
  await expect(photos.photo(6)).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(photos.visit).toHaveCount(0);
  await expect.poll(() => photos.focused()).toBe("opener");
});

test("Home and End show the first and the last photo", { tag: "@wide" }, async ({ page }) => {
  const photos = await PhotoPage.open(page);
  await photos.openViewer(2);
  await page.keyboard.press("End");
  await expect(photos.counter).toHaveText("14 / 14");
  await page.keyboard.press("Home");
  await expect(photos.counter).toHaveText("1 / 14");
});

test("Tab stays in the viewer and in the visit, and axe finds nothing in either", async ({ page }) => {
  const photos = await PhotoPage.open(page, { count: 6 });
  await loadAxe(page);
  const stays = async (surface: string) => {
    for (const key of ["Tab", "Shift+Tab"])
      for (let press = 0; press < 14; press += 1) {
        await page.keyboard.press(key);
        const inside = await photos.gallery.evaluate(
          (element, part) => element.shadowRoot?.activeElement?.closest("dialog")?.part.contains(part) ?? false,
          surface,
        );
        expect(inside, `${key} ${press + 1} in the ${surface}`).toBe(true);
      }
  };
  await photos.openVisit();
  await photos.rests();
  expect(await violationsIn(page)).toEqual([]);
  await stays("visit");
  await photos.photo(1).click();
  await photos.rests();
  expect(await violationsIn(page)).toEqual([]);
  await stays("viewer");
});

test("300 photos open with fewer than 600 nodes, each time, and each can be reached", async ({ page }) => {
  const photos = await PhotoPage.open(page, { count: 300 });
  for (let round = 0; round < 3; round += 1) {
    await photos.openVisit();
    expect(await photos.gallery.evaluate((element) => element.shadowRoot?.querySelectorAll("*").length ?? 0)).toBeLessThan(600);
    if (round === 2) break;
    await page.keyboard.press("Escape");
    await expect(photos.visit).toHaveCount(0);
  }
  await photos.photo(0).focus();
  await photos.photo(0).press("Enter");
  await page.keyboard.press("End");
  await expect(photos.counter).toHaveText("300 / 300");
  await page.keyboard.press("Escape");
  await expect.poll(() => photos.focused()).toBe("photo 299");
  await expect(photos.photo(299)).toBeInViewport();
  await expect(photos.visit.locator('[part~=miniature][aria-current="true"]')).toBeInViewport();
});

test("one photo has neither arrows nor miniatures", async ({ page }) => {
  const photos = await PhotoPage.open(page, { count: 1 });
  await photos.openViewer();
  await expect(photos.viewer.locator("[part~=next], [part~=previous], [part~=miniature]")).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(photos.counter).toHaveText("1 / 1");
});

test("without photos nothing opens, now or later, and the cover shows a message", { tag: "@wide" }, async ({ page }) => {
  const photos = await PhotoPage.open(page, { count: 0 });
  await photos.gallery.evaluate((element) => (element as HTMLElementTagNameMap["ski-gallery"]).show());
  await expect(photos.cover).toHaveAccessibleName(photos.words.unavailable);
  await expect.poll(() => photos.gallery.evaluate((element) => element.hasAttribute("open"))).toBe(false);
  await photos.gallery.evaluate((element) => {
    Object.assign(element, { pictures: [{ img: "/photo/1-s.svg", imgMedium: "/photo/1-m.svg", imgXL: "/photo/1-l.svg" }] });
  });
  await expect(photos.cover).toHaveAccessibleName("Voir la photo");
  await expect(photos.visit).toHaveCount(0);
});

test(
  "GAL-26 IMG-06 a broken photo shows a message, a broken large one stays medium; refused addresses are left out and named",
  { tag: "@wide" },
  async ({ page }) => {
    const photos = await PhotoPage.open(page, {
      count: 5,
      broken: ["1", "2-l"],
      fields: {
        0: { alt: "<img src=x onerror=alert(1)>", caption: "<b>Façade</b>" },
        3: { img: "javascript:alert(1)", imgMedium: " java\nscript:alert(1)", imgXL: "vbscript:x" },
        4: { img: "", imgMedium: "", imgXL: "/photo/4-l.svg" },
      },
    });
    await photos.openViewer();
    await expect(photos.viewer.locator("[part~=caption]")).toHaveText("<b>Façade</b>");
    await expect(photos.picture.locator("img").first()).toHaveAttribute("alt", "<img src=x onerror=alert(1)>");
    await expect(photos.counter).toHaveText("1 / 4");
    await page.keyboard.press("ArrowRight");
    await expect(photos.picture.getByText(photos.words.image_error)).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(photos.picture.locator("img.is-loaded").first()).toBeVisible();
    await expect(photos.picture.getByText(photos.words.image_error)).toHaveCount(0);
    expect(photos.problems).toEqual([expect.stringContaining("takes no picture from")]);
  },
);
