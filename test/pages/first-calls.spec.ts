import { expect, test, type Page } from "@playwright/test";
import { Demo } from "../drivers/demo.js";

/** Holds the files of an address back until the returned function is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

const calls = ["/se/search/find", "/se/search/product", "/se/search/count"];

test(
  "the first calls leave before the library has loaded, each once, and their responses are shown",
  { tag: "@wide" },
  async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) => sent.push(new URL(request.url()).pathname));
    const release = await hold(page, "**/dist/**/elements/*.js");
    const opened = page.goto("/en/se-results#station[]=1&beginDate=2027-02-06&endDate=2027-02-13");
    await expect.poll(() => calls.filter((call) => sent.includes(call))).toEqual(calls);
    release();
    await opened;
    const demo = new Demo(page);
    await expect(demo.cards.first()).toBeVisible();
    expect(sent.filter((path) => calls.includes(path)).sort()).toEqual([...calls].sort());
  },
);

test("the first card's picture leaves before the library has loaded, once, and is the one that is shown", async ({ page }) => {
  const pictures: string[] = [];
  page.on("request", (request) => void (request.url().includes("/pictures/") && pictures.push(request.url())));
  const release = await hold(page, "**/dist/**/elements/*.js");
  const opened = page.goto("/en/se-results#station[]=1&beginDate=2027-02-06&endDate=2027-02-13");
  await expect.poll(() => pictures.length).toBe(1);
  const [first] = pictures;
  release();
  await opened;
  const image = new Demo(page).cards.first().locator("css=[part~=card-picture] img");
  await expect(image).toHaveJSProperty("currentSrc", first);
  await expect(image).toHaveAttribute("data-state", "loaded");
  expect(pictures.filter((url) => url === first)).toHaveLength(1);
});

test("a page whose first script is blocked works all the same", { tag: "@wide" }, async ({ page }) => {
  await page.route("**/dist/**/early.js", (route) => route.abort());
  await page.goto("/en/se-results#station[]=1&beginDate=2027-02-06&endDate=2027-02-13");
  await expect(new Demo(page).cards.first()).toBeVisible();
});

test("boxes of the cards to come are there with the first paint, where the cards then are", async ({ page }) => {
  const release = await hold(page, "**/dist/**/*.js");
  const opened = page.goto("/en/se-results#station[]=1&beginDate=2027-02-06&endDate=2027-02-13", { waitUntil: "commit" });
  const results = page.locator("ski-results");
  await expect(results).toBeVisible();
  const box = await results.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    const { content, insetBlockStart, blockSize } = getComputedStyle(element, "::after");
    return { content, top: top + Number.parseFloat(insetBlockStart), height: Number.parseFloat(blockSize) };
  });
  expect(box.content).toBe('""');
  expect(box.height).toBeGreaterThan(200);
  release();
  await opened;
  const card = new Demo(page).cards.first();
  await expect(card).toBeVisible();
  const { top } = await card.evaluate((element) => element.getBoundingClientRect());
  expect(Math.abs(top - box.top)).toBeLessThanOrEqual(4);
});
