import { expect, test } from "@playwright/test";
import { line, PhotoPage } from "../drivers/photo-page.js";

const long = "Une vue sur la vallée et les sommets. ".repeat(60);
const unbroken = "x".repeat(2000);

test("two fingers on the visit do not enlarge the page", { tag: "@phone" }, async ({ page }) => {
  const photos = await PhotoPage.open(page);
  await photos.openVisit();
  await photos.rests();
  await photos.touch([line({ x: 175, y: 500 }, { x: 75, y: 500 }), line({ x: 215, y: 500 }, { x: 315, y: 500 })]);
  expect(await photos.enlarged()).toBe(1);
  await expect(photos.visit).toBeVisible();
});

test("a long caption, or one without a space, leaves the photo its room and stays on the screen", async ({ page }) => {
  const photos = await PhotoPage.open(page, { fields: { 0: { caption: long }, 1: { caption: unbroken } } });
  await photos.openViewer();
  const caption = photos.viewer.locator("[part~=caption]");
  for (const text of [long, unbroken]) {
    await expect(caption).toHaveText(text.trim());
    await expect(caption).toBeInViewport({ ratio: 1 });
    const box = await photos.picture.boundingBox();
    expect((box?.height ?? 0) / (page.viewportSize()?.height ?? 1)).toBeGreaterThan(0.6);
    await page.keyboard.press("ArrowRight");
    await photos.rests();
  }
});

test("at 400 % zoom the photo has the screen, with its arrows, and the visit shows photos", { tag: "@wide" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  const photos = await PhotoPage.open(page, { attributes: `label="${"Résidence La Lisière ".repeat(10)}"` });
  await photos.openVisit();
  await photos.rests();
  const body = await photos.visit.locator(".visit-body").boundingBox();
  expect(body?.height).toBeGreaterThan(140);
  await photos.photo(0).click();
  await photos.rests();
  expect((await photos.picture.boundingBox())?.height).toBe(225);
  for (const part of ["previous", "next", "zoom", "close", "caption"])
    await expect(photos.viewer.locator(`[part~=${part}]`)).toBeInViewport({ ratio: 1 });
});

test("the strip marks the photo that was chosen, and after a jump the one in view", { tag: "@wide" }, async ({ page }) => {
  const photos = await PhotoPage.open(page, { count: 300 });
  await photos.openVisit();
  const marked = photos.visit.locator("[part~=miniature][aria-current]");
  const miniature = (index: number) =>
    photos.visit
      .locator(".strip li")
      .filter({ has: page.locator("button") })
      .nth(index)
      .locator("button");
  for (const index of [1, 2, 4, 5]) {
    await miniature(index).click();
    await photos.rests();
    await expect(marked).toHaveAccessibleName(new RegExp(`photo ${index + 1} sur 300`));
    await expect(photos.photo(index)).toBeInViewport({ ratio: 0.9 });
  }
  await photos.visit.locator(".visit-body").evaluate((body) => body.scrollTo({ top: body.scrollHeight / 2, behavior: "instant" }));
  await expect(marked).toHaveAccessibleName(/photo 1[45]\d sur 300/);
});

test(
  "Home and End lead to the first and the last photo, in the strip and among the photos, however many there are",
  { tag: "@wide" },
  async ({ page }) => {
    const photos = await PhotoPage.open(page, { count: 300 });
    await photos.openVisit();
    await photos.photo(2).focus();
    await page.keyboard.press("End");
    await expect.poll(() => photos.focused()).toBe("photo 299");
    await page.keyboard.press("Home");
    await expect.poll(() => photos.focused()).toBe("photo 0");
    await photos.visit.locator("[part~=miniature]").first().focus();
    await page.keyboard.press("End");
    const marked = photos.visit.locator("[part~=miniature][aria-current]");
    await expect(marked).toHaveAccessibleName(/photo 300 sur 300/);
    await expect(marked).toBeFocused();
    await page.keyboard.press("Home");
    await expect(marked).toHaveAccessibleName(/photo 1 sur 300/);
    await expect(marked).toBeFocused();
  },
);

test("the keyboard enlarges a photo and moves it; a turned or resized screen shows it whole", { tag: "@wide" }, async ({ page }) => {
  const photos = await PhotoPage.open(page);
  await photos.openViewer();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("+");
  await photos.rests();
  expect((await photos.transform()).scale).toBeGreaterThan(3);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await photos.rests();
  const moved = await photos.transform();
  expect([moved.x, moved.y]).toEqual([-80, -80]);
  await expect(photos.counter).toHaveText("1 / 14");
  await page.keyboard.press("-");
  await photos.rests();
  expect((await photos.transform()).scale).toBeCloseTo(2.25);
  await page.setViewportSize({ width: 900, height: 1200 });
  await expect.poll(async () => (await photos.transform()).scale).toBe(1);
  await page.keyboard.press("ArrowRight");
  await expect(photos.counter).toHaveText("2 / 14");
  await page.mouse.move(450, 500);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -100);
  await page.keyboard.up("Control");
  await photos.rests();
  const { scale } = await photos.transform();
  expect(scale).toBeGreaterThan(1.1);
  expect(scale, "one notch of a wheel").toBeLessThan(1.5);
});

test(
  "while a photo loads its small one shows, and where its medium one is broken the large one does",
  { tag: "@wide" },
  async ({ page }) => {
    const photos = await PhotoPage.open(page, { broken: ["1-m"] });
    let release = (): void => {};
    await page.route("**/photo/2-m.svg", async (route) => {
      await new Promise<void>((resolve) => (release = resolve));
      await route.fallback();
    });
    await photos.openViewer();
    await page.keyboard.press("ArrowRight");
    await expect(photos.picture.locator("img.image")).toHaveAttribute("src", "/photo/1-l.svg");
    await expect(photos.picture.locator("img.image")).toHaveClass(/is-loaded/);
    await expect(photos.picture.locator(".viewer-error")).toHaveCount(0);
    await page.keyboard.press("ArrowRight");
    const preview = photos.picture.locator("img.preview");
    await expect.poll(() => preview.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBe(400);
    release();
    await expect(preview).toHaveCount(0);
  },
);

test("Escape while the visit is loading gives it up", { tag: "@wide" }, async ({ page }) => {
  let release = (): void => {};
  await page.route("**/chunks/visit-*.js", async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.fallback();
  });
  const photos = await PhotoPage.open(page);
  await photos.cover.click();
  await expect(photos.cover).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Escape");
  await expect(photos.cover).not.toHaveAttribute("aria-busy");
  const loaded = page.waitForResponse("**/chunks/visit-*.js");
  release();
  await loaded;
  await expect(photos.gallery).not.toHaveAttribute("open");
  await expect(photos.visit).toHaveCount(0);
  expect(photos.problems).toEqual([]);
});

test(
  "a tag without pictures and without a lodging opens nothing, then or later, and reports no error",
  { tag: "@wide" },
  async ({ page }) => {
    const calls: string[] = [];
    await page.route("**/resultpage/config/env*", (route) => {
      calls.push(route.request().url());
      return route.abort();
    });
    const photos = await PhotoPage.open(page);
    const opened = await page.evaluate(async () => {
      const gallery = document.createElement("ski-gallery");
      gallery.setAttribute("locale", "fr-FR");
      document.querySelector("main")?.append(gallery);
      gallery.show();
      await new Promise((resolve) => setTimeout(resolve, 300));
      const afterShow = gallery.open;
      Object.assign(gallery, { pictures: [{ img: "/photo/0-s.svg", imgMedium: "/photo/0-m.svg", imgXL: "/photo/0-l.svg" }] });
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { afterShow, later: gallery.open };
    });
    expect(opened).toEqual({ afterShow: false, later: false });
    expect(calls).toEqual([]);
    expect(photos.problems).toEqual([]);
  },
);
