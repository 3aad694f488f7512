import { expect, test } from "@playwright/test";
import { Demo } from "../drivers/demo.js";

test(
  "filters beside the list that go on below have a shadow at their end, and none at the last one",
  { tag: "@wide" },
  async ({ page }) => {
    const demo = new Demo(page, "en-GB");
    await demo.openResults("station[]=45&beginDate=2027-02-06&endDate=2027-02-13");
    await expect(demo.cards.first()).toBeVisible();
    const sidebar = demo.results.locator("css=[part~=sidebar]");
    await expect.poll(() => sidebar.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(100);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));

    /** A few pixels of the ground beside the filters, at a distance from the lower edge. */
    const groundAt = async (distance: number): Promise<string> => {
      const box = await sidebar.boundingBox();
      if (!box) throw new Error("The filters are not drawn.");
      const clip = { x: box.x + 40, y: box.y + box.height - distance, width: 4, height: 2 };
      return (await page.screenshot({ clip })).toString("base64");
    };
    const scroll = (share: number) =>
      sidebar.evaluate((box, to) => box.scrollTo({ top: to * box.scrollHeight, behavior: "instant" }), share);
    const isShaded = async () => (await groundAt(3)) !== (await groundAt(60));
    await sidebar.evaluate((box) => box.querySelectorAll<HTMLElement>(":scope > *").forEach((part) => (part.style.opacity = "0")));
    await expect.poll(isShaded, "before the last filter").toBe(true);
    await scroll(1);
    await expect.poll(isShaded, "at the last filter").toBe(false);
  },
);
