import { expect, test, type Locator, type Page } from "@playwright/test";
import { HostPage } from "../drivers/host-page.js";
import { hostPagesOrigin } from "../drivers/ports.js";

const address = `${hostPagesOrigin}/application-shell#station[]=1&beginDate=2027-02-06&endDate=2027-02-13`;

/** The page with its results. */
async function open(page: Page): Promise<HostPage> {
  const host = new HostPage(page);
  await host.open(address);
  await host.drawn();
  await expect(host.cards.first()).toBeVisible();
  return host;
}

const main = (page: Page) => page.locator(".shell-main");
const slim = (host: HostPage) => host.bar.locator("css=[part=sticky]");
const box = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

/** Scrolls the box, and waits until the page has reacted. */
function scrollTo(page: Page, top: number): Promise<void> {
  return main(page).evaluate(async (element, to) => {
    element.scrollTop = to;
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, top);
}
const scrolled = (page: Page) => main(page).evaluate(({ scrollTop }) => scrollTop);

/** The distance of a panel from its expected position: 12 px under the bar, aligned with the start of the field. */
async function drift(host: HostPage, field: "dates" | "participants"): Promise<{ x: number; y: number }> {
  const [panel, segment, bar] = await Promise.all([
    box(host.panel(field)),
    box(host.segment(field)),
    box(host.bar.locator("css=[part=bar]")),
  ]);
  return { x: Math.abs(panel.left - segment.left), y: Math.abs(panel.top - bar.bottom - 12) };
}

test.describe("where the page scrolls inside a box", () => {
  test("a panel stays under its field while the box scrolls", { tag: "@wide" }, async ({ page }) => {
    const host = await open(page);
    await host.segment("participants").click();
    await expect(host.panel("participants"), "until then it is transparent").toHaveAttribute("data-placed");
    for (const top of [0, 40, 333, 0, 250]) {
      await scrollTo(page, top);
      const { x, y } = await drift(host, "participants");
      expect(x, `across, scrolled to ${top}`).toBeLessThan(1);
      expect(y, `down, scrolled to ${top}`).toBeLessThan(1);
    }
    expect(host.problems).toEqual([]);
  });

  test("a panel that opens low is scrolled into view by the box, and the page itself stays", { tag: "@wide" }, async ({ page }) => {
    const host = await open(page);
    await host.segment("dates").click();
    await expect(host.days.first()).toBeVisible();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await expect.poll(async () => (await box(host.panel("dates"))).bottom).toBeLessThanOrEqual(900);
    await expect.poll(async () => (await drift(host, "dates")).y).toBeLessThan(1);
    expect((await box(host.segment("dates"))).top, "the field is still seen").toBeGreaterThan(56);
    const { top, height } = await page.evaluate(() => ({ top: scrollY, height: document.documentElement.scrollHeight }));
    expect([top, height]).toEqual([0, 900]);
  });

  test("a panel that is taller than what can be seen scrolls inside, its button in view", { tag: "@wide" }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 480 });
    const host = await open(page);
    await host.segment("dates").click();
    await expect(host.days.first()).toBeVisible();
    await expect.poll(async () => (await box(host.validate)).bottom).toBeLessThanOrEqual(480);
    const panel = await host.panel("dates").evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
    expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(480);
  });

  test("BAR-16..17 the slim bar is at the top of the box, appears and disappears, and its panels open under it", async ({
    page,
    isMobile,
  }) => {
    const host = await open(page);
    await expect(slim(host)).toHaveCount(0);
    await main(page).hover();
    await scrollTo(page, 1200);
    await expect(slim(host)).toBeVisible();
    const [band, around] = await Promise.all([box(slim(host)), box(main(page))]);
    expect([band.left, band.top, band.right]).toEqual([around.left, around.top, around.right]);
    if (isMobile) await expect(slim(host).getByRole("button")).toHaveCount(1);
    else {
      await slim(host).locator("css=[data-field=participants]").click();
      await expect(host.panel("participants")).toBeVisible();
      const [panel, bar] = await Promise.all([box(host.panel("participants")), box(slim(host).locator("css=[part=bar]"))]);
      expect(panel.top - bar.bottom).toBeCloseTo(12, 0);
      await page.keyboard.press("Escape");
    }
    await scrollTo(page, 0);
    await expect(slim(host)).toHaveCount(0);
    expect(host.problems).toEqual([]);
  });

  test("the full bar over a narrow box takes two lines, as the bar in its place does", { tag: "@wide" }, async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    const host = await open(page);
    const lines = (bar: Locator) =>
      bar.evaluate((element) => {
        const [segment, button] = ["segment", "search"].map((part) => element.querySelector(`[part~=${part}]`)?.getBoundingClientRect());
        return segment && button ? button.top >= segment.bottom : null;
      });
    await expect.poll(() => lines(host.bar.locator("css=[part=bar]"))).toBe(true);
    await scrollTo(page, 1200);
    await slim(host).locator("css=[data-field=participants]").click();
    await expect(host.panel("participants")).toBeVisible();
    await expect.poll(() => lines(slim(host).locator("css=[part=bar]"))).toBe(true);
  });

  test(
    "RESL-11 the way back to the top shows once the box is scrolled beyond 100 px, and scrolls the box",
    { tag: "@wide" },
    async ({ page }) => {
      const host = await open(page);
      const back = host.results.getByRole("button", { name: host.words.results.back_to_top });
      await expect(back).toBeHidden();
      await scrollTo(page, 101);
      await expect(back).toBeVisible();
      await scrollTo(page, 100);
      await expect(back).toBeHidden();
      await scrollTo(page, 1500);
      await back.click();
      await expect.poll(() => scrolled(page)).toBe(0);
      await expect(back).toBeHidden();
    },
  );

  test(
    "the way back to the top is the end of the dock on a phone, always there, and scrolls the box",
    { tag: "@phone" },
    async ({ page }) => {
      const host = await open(page);
      const back = host.results.getByRole("button", { name: host.words.results.back_to_top });
      for (const top of [0, 1500]) {
        await scrollTo(page, top);
        await expect(back).toBeVisible();
      }
      await back.click();
      await expect.poll(() => scrolled(page)).toBe(0);
      await expect(back).toBeVisible();
    },
  );

  test("every card is whole, since none can be seen coming into the box's view", async ({ page }) => {
    const host = await open(page);
    const outlines = host.results.locator("css=.is-outline");
    await expect(outlines).toHaveCount(0);
    expect(await host.cards.count()).toBeGreaterThan(10);
  });
});
