import { expect, test } from "@playwright/test";
import { nextFrame } from "../drivers/frames.js";
import { moving } from "../drivers/motion.js";
import { line, PhotoPage } from "../drivers/photo-page.js";

test.use(moving);

const middle = { x: 195, y: 400 };
const left = { x: 110, y: 400 };
const across = (from: number, to: number, steps = 8) => line({ x: from, y: 400 }, { x: to, y: 400 }, steps);

test("GAL-22..23 a photo follows the finger; 50 px show the next one, less does not, and the last is followed by the first", async ({
  page,
}) => {
  const photos = await PhotoPage.open(page, { count: 3 });
  await photos.openViewer();
  const left = () => photos.picture.evaluate((element) => element.getBoundingClientRect().left);
  await photos.touch([across(300, 200)], { lift: false });
  await expect.poll(async () => Math.abs((await left()) + 100), "the last move is handled in the next frame").toBeLessThan(12);
  await photos.lift();
  await expect(photos.counter).toHaveText("2 / 3");
  await photos.rests();
  expect(Math.abs(await left())).toBeLessThan(1);
  await photos.touch([across(300, 251)]);
  await photos.rests();
  await expect(photos.counter).toHaveText("2 / 3");
  await photos.touch([across(300, 250)]);
  await expect(photos.counter).toHaveText("3 / 3");
  await photos.rests();
  await photos.touch([across(300, 200)]);
  await expect(photos.counter).toHaveText("1 / 3");
  await photos.rests();
  await photos.touch([across(100, 200)]);
  await expect(photos.counter).toHaveText("3 / 3");
});

test("a fast swipe ends sooner than a slow one", async ({ page }) => {
  const photos = await PhotoPage.open(page);
  await photos.openViewer();
  const glide = () =>
    photos.viewer
      .locator(".viewer-track")
      .evaluate((element) => Math.max(...element.getAnimations().map((animation) => Number(animation.effect?.getTiming().duration ?? 0))));
  await photos.touch([across(300, 190)], { interval: 4 });
  const fast = await glide();
  await photos.rests();
  await photos.touch([across(300, 240)], { interval: 40 });
  const slow = await glide();
  expect(fast).toBeGreaterThan(0);
  expect(fast).toBeLessThan(slow);
});

test("two fingers enlarge the photo about what is between them, and not the page; the close button stays", async ({ page }) => {
  const photos = await PhotoPage.open(page);
  await photos.openViewer();
  await photos.touch([line({ x: 115, y: 400 }, { x: 35, y: 400 }), line({ x: 155, y: 400 }, { x: 235, y: 400 })]);
  await photos.rests();
  expect((await photos.transform()).scale).toBeGreaterThan(2);
  expect((await photos.transform()).x, "what is left of the middle stays there").toBeGreaterThan(30);
  expect(await photos.enlarged()).toBe(1);
  await expect(photos.viewer.locator("[part~=close]")).toBeInViewport({ ratio: 1 });
  const before = await photos.transform();
  await photos.touch([across(195, 135)]);
  await photos.rests();
  expect((await photos.transform()).x).toBeLessThan(before.x - 30);
  await expect(photos.counter).toHaveText("1 / 14");
  await photos.touch([line({ x: 75, y: 400 }, { x: 185, y: 400 }), line({ x: 315, y: 400 }, { x: 205, y: 400 })]);
  await photos.rests();
  expect((await photos.transform()).scale).toBe(1);
});

test("two taps enlarge the photo, two more show it whole", async ({ page }) => {
  const photos = await PhotoPage.open(page);
  await photos.openViewer();
  const twice = async () => {
    await photos.tapTwice(left);
    await photos.rests();
  };
  await twice();
  expect((await photos.transform()).scale).toBeGreaterThan(1.5);
  expect((await photos.transform()).x, "what was tapped stays there").toBeGreaterThan(30);
  expect(await photos.enlarged()).toBe(1);
  await twice();
  expect((await photos.transform()).scale).toBe(1);
  await expect(photos.viewer).toBeVisible();
});

test("a swipe down closes the viewer, a short one does not, and the page behind stays where it is", async ({ page }) => {
  const photos = await PhotoPage.open(page);
  await photos.openViewer(1);
  await photos.touch([line(middle, { x: 195, y: 440 })]);
  await photos.rests();
  await expect(photos.viewer).toBeVisible();
  await photos.touch([line({ x: 195, y: 600 }, { x: 195, y: 200 })]);
  await photos.rests();
  await expect(photos.viewer).toBeVisible();
  await photos.touch([line(middle, { x: 205, y: 640 })]);
  await expect(photos.viewer).toHaveCount(0);
  await expect(photos.visit).toBeVisible();
  await expect.poll(() => photos.focused()).toBe("photo 1");
  expect(await photos.scrolled()).toBe(0);
});

test("a swipe down closes the visit where its photos are at their top, and scrolls them where they are not", async ({ page }) => {
  const photos = await PhotoPage.open(page, { count: 40 });
  await photos.openVisit();
  await photos.rests();
  const top = () => photos.visit.locator(".visit-body").evaluate((body) => body.scrollTop);
  await photos.touch([line({ x: 195, y: 300 }, { x: 195, y: 360 }, 20)]);
  await photos.rests();
  await expect(photos.visit).toBeVisible();
  expect(await photos.visit.evaluate((dialog) => dialog.getBoundingClientRect().top), "back at its place").toBeLessThan(2);
  await photos.scrollVisit(line({ x: 195, y: 700 }, { x: 195, y: 300 }));
  const before = await top();
  expect(before).toBeGreaterThan(300);
  await photos.scrollVisit(line({ x: 195, y: 300 }, { x: 195, y: 480 }));
  expect(await top()).toBeLessThan(before - 50);
  await expect(photos.visit).toBeVisible();
  await photos.visit.locator(".visit-body").evaluate((body) => body.scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(top).toBe(0);
  await photos.touch([line({ x: 195, y: 300 }, { x: 200, y: 620 })]);
  await expect(photos.visit).toHaveCount(0);
  await expect(photos.gallery).not.toHaveAttribute("open");
  expect(await photos.scrolled()).toBe(0);
});

test("no finger scrolls the page behind the visit", async ({ page }) => {
  const photos = await PhotoPage.open(page, { count: 2 });
  await photos.openVisit();
  await photos.rests();
  for (const x of [100, 200]) await photos.touch([line({ x, y: 700 }, { x, y: 100 })]);
  for (const y of [30, 110]) await photos.touch([line({ x: 195, y }, { x: 195, y: y - 25 })]);
  await photos.rests();
  expect(await photos.scrolled()).toBe(0);
});

test("an upright photo has the height of the screen for itself", async ({ page }) => {
  const photos = await PhotoPage.open(page, { portraits: [0] });
  await photos.openViewer();
  const box = await photos.picture.locator("img").first().boundingBox();
  expect(box?.height).toBeGreaterThan(550);
  expect(box?.width).toBeGreaterThan(380);
});

test("a swipe moves nothing but transforms: no layout while the finger moves, and a frame's work fits a frame at a quarter of the speed", async ({
  page,
}) => {
  const photos = await PhotoPage.open(page, { count: 40 });
  await photos.openViewer(3);
  await photos.touch([across(300, 200)]);
  await photos.rests();
  const client = photos.cdp();
  await client.send("Performance.enable");
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const metric = async (name: string) => {
    const { metrics } = await client.send("Performance.getMetrics");
    return metrics.find((one) => one.name === name)?.value ?? 0;
  };
  await photos.touch([across(300, 290, 2)], { lift: false });
  const layouts = await metric("LayoutCount");
  const moves = 10;
  const works: number[] = [];
  // The machine may do something else during a round: the quickest counts.
  for (let round = 0; round < 3; round += 1) {
    const work = await metric("ScriptDuration");
    for (let move = round * moves; move < (round + 1) * moves; move += 1) {
      await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: 290 - move * 3, y: 400, id: 0 }] });
      await nextFrame(page);
    }
    works.push((((await metric("ScriptDuration")) - work) * 1000) / moves);
  }
  expect((await metric("LayoutCount")) - layouts).toBe(0);
  expect(Math.min(...works)).toBeLessThan(8);
  await photos.lift();
  await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(photos.counter).toHaveText("6 / 40");
});
