import { expect, test, type Page } from "@playwright/test";
import { Demo } from "../drivers/demo.js";
import { frames } from "../drivers/frames.js";

interface Vital {
  readonly name: "INP" | "LCP";
  readonly value: number;
  readonly target: string;
}

const dated = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13";
/** ms */
const work = 60;

/** Listens to a tag. Returns the details of its events so far. */
async function listen(page: Page, tag: string): Promise<() => Promise<Vital[]>> {
  await page.evaluate((name) => {
    const details: unknown[] = [];
    Object.assign(window, { details });
    document.querySelector(name)?.addEventListener("ski-vitals", (event) => details.push((event as CustomEvent).detail));
  }, tag);
  return () => page.evaluate("window.details");
}

/** Makes each press take as long as on a slow device. */
function slowPresses(page: Page): Promise<void> {
  return page.evaluate((milliseconds) => {
    const busy = () => {
      const end = performance.now() + milliseconds;
      while (performance.now() < end);
    };
    addEventListener("click", busy, { capture: true });
  }, work);
}

test("a page that listens to a tag learns how long its presses take, by part, and loads nothing for it before", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => void (request.url().includes("vitals") && files.push(request.url())));
  const demo = new Demo(page);
  await demo.openResults(dated);
  await expect(demo.cards.first()).toBeVisible();
  await slowPresses(page);
  const keep = demo.cards.first().locator("css=[part~=keep]");
  await keep.click();
  expect(files).toEqual([]);
  const details = await listen(page, "ski-results");
  await expect.poll(() => files.length).toBe(1);
  await page.waitForLoadState("networkidle");
  await keep.click();
  await expect.poll(details).toContainEqual({ name: "INP", value: expect.any(Number), target: "keep" });
  const presses = (await details()).filter(({ name }) => name === "INP");
  for (const { value } of presses) expect(value).toBeGreaterThanOrEqual(work);
  const before = presses.length;
  await page.mouse.click(1, 1);
  await page.evaluate(() => document.querySelector("ski-results")?.remove());
  await page.mouse.click(100, 300);
  await frames(page);
  expect(
    (await details()).filter(({ name }) => name === "INP"),
    "what is pressed elsewhere",
  ).toHaveLength(before);
});

test("a page that listens learns when a picture of the tag was the largest paint", { tag: "@phone" }, async ({ page }) => {
  const demo = new Demo(page);
  await demo.openResults(dated);
  await expect(demo.cards.first()).toBeVisible();
  const details = await listen(page, "ski-results");
  await expect.poll(details).toContainEqual({ name: "LCP", value: expect.any(Number), target: "image" });
  const { value = 0 } = (await details()).find(({ name }) => name === "LCP") ?? {};
  expect(value).toBeGreaterThan(0);
  expect(value).toBeLessThan(await page.evaluate(() => performance.now()));
});
