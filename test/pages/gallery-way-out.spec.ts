import { expect, test } from "@playwright/test";
import { frames } from "../drivers/frames.js";
import { moving } from "../drivers/motion.js";
import { PhotoPage } from "../drivers/photo-page.js";

test.use(moving);

const length = { script: () => history.length };

test("Back closes the viewer, then the visit, then leaves the page; an open visit is one entry with the page's own state", async ({
  page,
}) => {
  await page.goto("/mentions");
  const photos = await PhotoPage.open(page);
  await page.evaluate(() => history.replaceState({ own: [1] }, ""));
  const before = await page.evaluate(length.script);
  const address = page.url();
  await photos.openViewer(1);
  expect(await page.evaluate(length.script)).toBe(before + 1);
  expect(await page.evaluate(() => history.state)).toEqual({ own: [1] });
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(photos.viewer).toHaveCount(0);
  await expect(photos.visit).toBeVisible();
  expect(await page.evaluate(length.script)).toBe(before + 1);
  await page.goBack();
  await expect(photos.visit).toHaveCount(0);
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => history.state)).toEqual({ own: [1] });
  await page.goBack();
  await expect(page).toHaveURL(/mentions/);
});

test("a visit that is closed otherwise leaves its entry too, so that Back leaves the page", async ({ page }) => {
  await page.goto("/mentions");
  const photos = await PhotoPage.open(page);
  for (const close of ["Escape", "button", "method"]) {
    await photos.openVisit();
    if (close === "Escape") await page.keyboard.press("Escape");
    if (close === "button") await photos.visit.locator("[part~=close]").click();
    if (close === "method") await photos.gallery.evaluate((element) => (element as HTMLElementTagNameMap["ski-gallery"]).close());
    await expect(photos.visit).toHaveCount(0);
  }
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await page.goBack();
  await expect(page).toHaveURL(/mentions/);
});

test("with url-sync none no history is written", async ({ page }) => {
  await page.goto("/mentions");
  const photos = await PhotoPage.open(page, { attributes: 'url-sync="none"' });
  const before = await page.evaluate(length.script);
  await photos.openViewer();
  expect(await page.evaluate(length.script)).toBe(before);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(photos.visit).toHaveCount(0);
  expect(await page.evaluate(length.script)).toBe(before);
});

test("a visit that opens again before its entry was left, and one whose page went elsewhere, leave the history in order", async ({
  page,
}) => {
  await page.goto("/mentions");
  const photos = await PhotoPage.open(page);
  await photos.openVisit();
  await photos.gallery.evaluate(async (element) => {
    const gallery = element as HTMLElementTagNameMap["ski-gallery"];
    gallery.close();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    gallery.show();
  });
  await expect(photos.visit).toBeVisible();
  await frames(page);
  await expect(photos.visit).toBeVisible();
  await page.goBack();
  await expect(photos.visit).toHaveCount(0);
  await photos.openVisit();
  await page.evaluate(() => {
    history.pushState({ step: 2 }, "", "?step=2");
    document.querySelector("ski-gallery")?.remove();
  });
  await frames(page);
  expect(new URL(page.url()).search).toBe("?step=2");
});

test("a press on the backdrop closes the visit, and a press next to a photo closes the viewer", { tag: "@wide" }, async ({ page }) => {
  const photos = await PhotoPage.open(page, { portraits: [0] });
  await photos.openViewer();
  await page.mouse.click(720, 450);
  await expect(photos.viewer).toBeVisible();
  await page.mouse.click(250, 450);
  await expect(photos.viewer).toHaveCount(0);
  await page.mouse.click(10, 450);
  await expect(photos.visit).toHaveCount(0);
});

test("200 times opened and closed leave no node, no listener and less than 1 MB", { tag: "@wide" }, async ({ page }) => {
  test.setTimeout(300_000);
  const photos = await PhotoPage.open(page);
  const client = photos.cdp();
  await client.send("Performance.enable");
  const cycle = (times: number) =>
    photos.gallery.evaluate(async (element, count) => {
      const gallery = element as HTMLElementTagNameMap["ski-gallery"];
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const part = (name: string) => gallery.shadowRoot?.querySelector<HTMLElement>(`[part~=${name}]`);
      for (let round = 0; round < count; round += 1) {
        gallery.show();
        while (!part("photo")) await frame();
        part("photo")?.click();
        while (!part("viewer")) await frame();
        gallery.close();
        while (part("visit")) await frame();
      }
      await frame();
    }, times);
  const count = async () => {
    await client.send("HeapProfiler.collectGarbage");
    const { metrics } = await client.send("Performance.getMetrics");
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { nodes: of("Nodes"), listeners: of("JSEventListeners"), heap: of("JSHeapUsedSize") };
  };
  await cycle(20);
  const before = await count();
  await cycle(40);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await cycle(160);
  const after = await count();
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(0);
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(0);
  expect(after.heap - before.heap).toBeLessThan(1_000_000);
});
