import { expect, test } from "@playwright/test";
import { Demo } from "../drivers/demo.js";

const finds = /\/se\/search\/find\?/;
const hostPage =
  '<!doctype html><html lang="en-GB"><ski-results></ski-results><script type="module" src="/dist/ski-elements.js"></script></html>';

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

for (const [reads, method] of [
  ["READS=get\n", "GET"],
  ["", "POST"],
] as const)
  test(`products and counts are requested by ${method} where the environment has ${reads.trim() || "no READS"}`, async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/se\/search\/(product|count)$/.test(pathname)) sent.push(`${request.method()} ${pathname}`);
    });
    await page.route("**/reads.html", (route) => route.fulfill({ contentType: "text/html", body: hostPage }));
    await page.route("**/resultpage/config/env", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}${reads}` });
    });
    await page.goto("/reads.html#station[]=1&beginDate=2027-02-06&endDate=2027-02-13");
    await expect(page.locator("ski-results").getByRole("article").first()).toBeVisible();
    expect(new Set(sent)).toEqual(new Set([`${method} /se/search/product`, `${method} /se/search/count`]));
  });
