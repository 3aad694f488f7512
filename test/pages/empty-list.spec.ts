import { expect, test, type Locator } from "@playwright/test";
import { Demo } from "../drivers/demo.js";

const numberIn = async (button: Locator) => /(\d+) stays?$/.exec((await button.textContent()) ?? "")?.[1] ?? "none";

test("RESL-26 RESL-32 ERR-12 an empty list names the choices to drop with their stays, and a press lists as many", async ({ page }) => {
  const demo = new Demo(page, "en-GB");
  const counted: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).searchParams.get("size") === "1") counted.push(request.postData() ?? "");
  });
  await demo.openResults("beginDate=2027-02-13&endDate=2027-02-20&station[]=52&c[]=69");
  const empty = demo.results.locator("css=[part~=empty]");
  const drop = empty.locator("css=[part~=drop]").first();
  const nearDates = empty.locator("css=[part~=near-dates]");
  await expect(drop).toContainText(demo.words.results.remove.replace("{{choice}}", demo.words.criteria.hammam));
  await expect(nearDates).toHaveCount(2);
  expect(counted.length, "with the find of the dates six calls at most").toBeLessThanOrEqual(5);

  const focused = () => demo.results.evaluate((tag) => tag.shadowRoot?.activeElement?.localName);
  const ways = [
    [drop, ""],
    [nearDates.first(), "69"],
  ] as const;
  for (const [way, criteria] of ways) {
    const stays = await numberIn(way);
    await way.focus();
    await page.keyboard.press("Enter");
    await expect(demo.total).toHaveText(new RegExp(`^${stays} stays? `));
    await expect.poll(focused).toBe("h2");
    expect((await demo.hash()).get("c[]") ?? "").toBe(criteria);
    await page.goBack();
    await expect(nearDates).toHaveCount(2);
  }
  expect(demo.problems).toEqual([]);
});

test("RESL-26 RESL-15 ERR-12 it offers to drop each choice that leads to stays, also a budget", async ({ page }) => {
  const demo = new Demo(page, "en-GB");
  const drops = demo.results.locator("css=[part~=empty] [part~=drop]");
  await demo.openResults("beginDate=2027-02-06&endDate=2027-02-13&station[]=1&priceMax=1200&lodgingType[]=19");
  await expect(drops.first()).toContainText(/up to £1,200.* · \d+ stays/i);
  expect(await drops.count()).toBeGreaterThan(1);
  const stays = await numberIn(drops.first());
  await drops.first().click();
  await expect(demo.total).toHaveText(new RegExp(`^${stays} stays? `));
});

test("RESL-15 FILT-101 what only a link of the page chooses is named, and can be removed", async ({ page, isMobile }) => {
  const demo = new Demo(page, "en-GB");
  await demo.openResults("c[]=813");
  if (isMobile) {
    await demo.results.locator("css=[part=dock-filters]").click();
    await demo.results.getByRole("button", { name: demo.words.results.reset_count_one.replace("{{count}}", "1") }).click();
  } else await demo.results.locator("css=[part~=chip]", { hasText: demo.words.banner.flash_sale }).click();
  await expect.poll(async () => (await demo.hash()).get("c[]")).toBe(null);
});
