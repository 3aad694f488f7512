import { expect, test } from "@playwright/test";
import { frames } from "../drivers/frames.js";
import { moving } from "../drivers/motion.js";
import { PhotoPage } from "../drivers/photo-page.js";

test.use(moving);

test("IMG-04 GAL-26 the cover loads when it enters the view, in the size that its tiles need", async ({ page, isMobile }) => {
  const photos = await PhotoPage.open(page, { before: "margin-top:3000px" });
  await frames(page);
  expect(photos.loaded).toEqual([]);
  await photos.cover.scrollIntoViewIfNeeded();
  await expect.poll(() => photos.loaded.length).toBe(isMobile ? 1 : 5);
  const image = photos.cover.locator("img").first();
  await expect(image).toHaveAttribute("srcset", "/photo/0-s.svg 400w, /photo/0-m.svg 800w, /photo/0-l.svg 1600w");
  await expect(image).toHaveAttribute("sizes", /vw/);
  expect(photos.loaded.every((name) => !name.endsWith("-l"))).toBe(true);
});

test("GAL-26 strip small, visit medium, viewer medium at once with its neighbours, and large where the screen has more pixels", async ({
  page,
  isMobile,
}) => {
  const photos = await PhotoPage.open(page, { before: "margin-top:3000px" });
  await photos.gallery.evaluate((element) => (element as HTMLElementTagNameMap["ski-gallery"]).show());
  await expect(photos.photo(0).locator("img")).toHaveAttribute("src", "/photo/0-m.svg");
  await expect(photos.visit.locator("[part~=miniature] img").first()).toHaveAttribute("srcset", /0-s\.svg 400w/);
  await expect.poll(() => photos.loaded).toContain("0-s");
  expect(photos.loaded.filter((name) => name.endsWith("-l"))).toEqual([]);
  await photos.photo(0).click();
  await expect.poll(() => photos.loaded).toEqual(expect.arrayContaining(["0-m", "1-m", "13-m"]));
  const sharp = photos.picture.locator("img.sharp");
  if (isMobile) {
    await photos.rests();
    await expect(sharp).toHaveCount(0);
    await photos.viewer.getByRole("button", { name: photos.words.zoom_in }).click();
  }
  await expect(sharp).toHaveClass(/is-loaded/);
  expect(photos.loaded).toContain("0-l");
});

test("GAL-26 the widths of given pictures follow the options of the tag", { tag: "@wide" }, async ({ page }) => {
  const photos = await PhotoPage.open(page, { attributes: `options='{"pictureWidths":[200,500,900]}'` });
  const sizes = /0-s\.svg 200w, \/photo\/0-m\.svg 500w, \/photo\/0-l\.svg 900w/;
  await expect(photos.cover.locator("img").first()).toHaveAttribute("srcset", sizes);
  await photos.openVisit();
  await expect(photos.visit.locator("[part~=miniature] img").first()).toHaveAttribute("srcset", sizes);
});

test(
  "a photo whose description is blank is named by its number; null is no description and no size",
  { tag: "@wide" },
  async ({ page }) => {
    const photos = await PhotoPage.open(page, { fields: { 0: { alt: "  ", caption: " " }, 1: { alt: null, caption: null, imgXL: null } } });
    await photos.openVisit();
    await expect(photos.photo(0)).toHaveAccessibleName("Agrandir : La résidence, photo 1 sur 14");
    await expect(photos.photo(1)).toHaveAccessibleName("Agrandir : La résidence, photo 2 sur 14");
    await photos.photo(0).click();
    await expect(photos.viewer.locator("[part~=caption]")).toHaveText("La résidence, photo 1 sur 14");
    expect(photos.problems).toEqual([]);
  },
);

test(
  "a photo is named by its data, else by section, lodging and number; the lodging's name is the title",
  { tag: "@wide" },
  async ({ page }) => {
    const photos = await PhotoPage.open(page, { attributes: 'label="Résidence La Lisière"', fields: { 1: { alt: "Le séjour" } } });
    await photos.openVisit();
    await expect(photos.visit).toHaveAccessibleName("Résidence La Lisière");
    await expect(photos.photo(0)).toHaveAccessibleName("Agrandir : La résidence, Résidence La Lisière, photo 1 sur 14");
    await expect(photos.photo(1)).toHaveAccessibleName("Agrandir : Le séjour");
    await photos.photo(1).click();
    await expect(photos.picture.getByRole("img", { name: "Le séjour" })).toBeVisible();
    await expect(photos.viewer.getByRole("status")).toHaveText("Le séjour (2 / 14)");
  },
);

test(
  "the wheel with Ctrl enlarges the photo about the pointer, and not the page; the button shows it whole again",
  { tag: "@wide" },
  async ({ page }) => {
    const photos = await PhotoPage.open(page);
    await photos.openViewer();
    await page.mouse.move(900, 400);
    await page.keyboard.down("Control");
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -50);
    await page.keyboard.up("Control");
    await expect.poll(async () => (await photos.transform()).scale).toBeGreaterThan(2);
    expect((await photos.transform()).x).toBeLessThan(0);
    expect(await photos.enlarged()).toBe(1);
    await photos.viewer.getByRole("button", { name: photos.words.zoom_out }).click();
    await photos.rests();
    expect(await photos.transform()).toEqual({ scale: 1, x: 0, y: 0 });
  },
);

test("with reduced motion nothing slides", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const photos = await PhotoPage.open(page);
  await photos.openViewer();
  await page.keyboard.press("ArrowRight");
  await expect(photos.counter).toHaveText("2 / 14");
  const moving = await photos.viewer.evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
  expect(await photos.picture.evaluate((element) => Math.round(element.parentElement?.getBoundingClientRect().left ?? -1))).toBe(0);
});

test("GAL-25 where the visit's file cannot be loaded, the cover shows a message, without a dialog", { tag: "@wide" }, async ({ page }) => {
  await page.route("**/chunks/visit-*.js", (route) => route.abort());
  const photos = await PhotoPage.open(page);
  await photos.cover.click();
  await expect(photos.cover).toHaveAccessibleName(photos.words.unavailable);
  await expect.poll(() => photos.gallery.evaluate((element) => element.hasAttribute("open"))).toBe(false);
  expect(await photos.gallery.evaluate((element) => element.shadowRoot?.querySelector("dialog") ?? null)).toBe(null);
});
