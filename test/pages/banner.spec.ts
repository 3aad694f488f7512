import { expect, test } from "@playwright/test";
import { Demo } from "../drivers/demo.js";

test("BAR-42..45 the hash's banner is fetched from the seller's own pages, for the form that shows, and moves nothing", async ({
  page,
  isMobile,
}) => {
  const asked: URL[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith("/content/")) asked.push(url);
  });
  const demo = new Demo(page);
  const banner = demo.bar.locator("css=[part~=banner-image]");
  const before = Date.now();
  await page.goto("/#banner=winter-wide.jpg/summer-narrow.jpg");
  await demo.drawn();
  await expect(banner).toBeVisible();
  const top = () => demo.bar.locator("css=[part~=bar]").evaluate((bar) => Math.round(bar.getBoundingClientRect().top + window.scrollY));
  const place = await top();
  await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  expect(await top(), "its box was kept").toBe(place);
  expect(await banner.evaluate((image) => image.getBoundingClientRect().bottom + window.scrollY)).toBeLessThan(place);
  expect(asked.map(({ pathname }) => pathname)).toEqual([`/content/banners/${isMobile ? "summer-narrow.jpg" : "winter-wide.jpg"}`]);
  expect([...(asked[0]?.searchParams ?? [])].map(([key]) => key)).toEqual(["t"]);
  expect(Number(asked[0]?.searchParams.get("t"))).toBeGreaterThanOrEqual(before);

  const missing = isMobile ? "winter-wide.jpg/" : "/summer-narrow.jpg";
  for (const value of [missing, "..%2F..%2Fsecret", "a%20b.jpg/a%20b.jpg"]) {
    await page.goto(`/#banner=${value}`);
    await page.reload();
    await demo.drawn();
    await expect(banner, value).toHaveCount(0);
  }
  expect(asked).toHaveLength(1);
  expect(demo.problems).toEqual([]);
});
