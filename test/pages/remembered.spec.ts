import { expect, test } from "@playwright/test";
import { Demo } from "../drivers/demo.js";

const finds = /\/se\/search\/find\?/;

test("the same search chosen again within a minute sends no second find", { tag: "@wide" }, async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => void (finds.test(request.url()) && sent.push(request.url())));
  const demo = new Demo(page, "en-GB");
  await demo.openResults("station[]=1");
  await demo.segment("dates").click();
  await expect(demo.days.first()).toHaveAccessibleName(/, 7 nights from £/);
  const week = await demo.days.first().getAttribute("aria-label");
  await demo.length("3").click();
  await expect(demo.days.first()).toHaveAccessibleName(/, 3 nights from £/);
  expect(sent.length).toBe(2);
  await demo.length("7").click();
  await expect(demo.days.first()).toHaveAccessibleName(week ?? "");
  await demo.length("3").click();
  await expect(demo.days.first()).toHaveAccessibleName(/, 3 nights from £/);
  expect(sent.length).toBe(2);
  expect(demo.problems).toEqual([]);
});
