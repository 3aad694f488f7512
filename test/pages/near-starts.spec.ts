import { expect, test } from "@playwright/test";
import { Demo } from "../drivers/demo.js";

test("a list of few stays offers other starts of the same length, each for its price, by one request", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("&grid=1") && asked.push(request.url()));
  const demo = new Demo(page, "en-GB");
  await demo.openResults("station[]=1&lodgingType[]=23&beginDate=2027-02-06&endDate=2027-02-13");
  const starts = demo.results.locator("css=[part~=near-start]");
  await expect(starts.first()).toBeVisible();
  await expect(demo.results.locator("css=[part~=near-start-on]")).toContainText("6 Feb");
  const other = demo.results.locator("css=[part~=near-start]:not([part~=near-start-on])").last();
  const stays = Number(/(\d+) stays?/.exec((await other.textContent()) ?? "")?.[1]);
  await other.click();
  await expect(demo.total).toContainText(new RegExp(`^${stays} stay`));
  const { stayDates } = (await demo.search()) as { stayDates: { start: string; end: string } };
  expect(stayDates.start).not.toBe("2027-02-06");
  expect((Date.parse(stayDates.end) - Date.parse(stayDates.start)) / 86_400_000).toBe(7);
  expect(asked).toHaveLength(1);
  expect(demo.problems).toEqual([]);
});
