import { expect, test, type Locator, type Page } from "@playwright/test";
import { Demo } from "../drivers/demo.js";
import { frames } from "../drivers/frames.js";
import { moving } from "../drivers/motion.js";
import { networkStill } from "../drivers/network.js";
import { watchShifts } from "../drivers/shifts.js";

test.use(moving);

const dated = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13";
const pageSize = 20;
/** Layout shift of names of stays and offers that take a second line, which no estimate foresees, and of prices that are confirmed. */
const smallShift = 0.06;

const picture = (card: Locator) => card.locator("css=[part~=card-picture]");
const expectWhole = (card: Locator) => expect(picture(card)).toHaveCount(1);
const expectOutline = (card: Locator) => expect(picture(card)).toHaveCount(0);

async function openList(page: Page): Promise<Demo> {
  const demo = new Demo(page);
  await demo.openResults(dated);
  await expect(demo.cards).toHaveCount(pageSize);
  await expectWhole(demo.cards.first());
  await page.waitForLoadState("networkidle");
  return demo;
}

/** How many cards of the viewport are outlines. */
function outlinesInView(demo: Demo): Promise<number> {
  return demo.cards.evaluateAll(
    (cards) =>
      cards.filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && !card.querySelector("[part~=card-picture]");
      }).length,
  );
}

test("a stay far down the list has its name and place before it is near", async ({ page }) => {
  const demo = await openList(page);
  const last = demo.cards.last();
  await expectOutline(last);
  const heading = await last.getByRole("heading", { level: 3 }).textContent();
  const title = (heading ?? "").replace(/\(.*/, "").trim();
  expect(title).not.toBe("");
  await expect(demo.results.getByRole("article", { name: title })).not.toHaveCount(0);
  await expect(last).toHaveAccessibleName(title);
  await expect(last.getByRole("link")).toHaveCount(1);
  await expect(last.getByRole("link")).toHaveAttribute("href", /\/stay\//);
  await expect(last.locator("css=[part~=card-place]")).toContainText("Val Thorens");
  await expectOutline(last);
  expect(demo.problems).toEqual([]);
});

test("Tab goes from card to card, each whole when its link has the focus", { tag: "@wide" }, async ({ page }) => {
  const demo = await openList(page);
  const target = 9;
  await expectOutline(demo.cards.nth(target));
  await demo.cards.first().getByRole("heading").getByRole("link").focus();
  const visited: number[] = [0];
  for (let press = 0; press < 200 && visited.at(-1) !== target; press += 1) {
    await page.keyboard.press("Tab");
    const at = await demo.results.evaluate((results) => {
      const link = results.shadowRoot?.activeElement?.closest("[part~=card-name] a");
      const card = link?.closest("article");
      return card ? [...(results.shadowRoot?.querySelectorAll("article") ?? [])].indexOf(card) : -1;
    });
    if (at >= 0) visited.push(at);
  }
  expect(visited).toEqual(Array.from({ length: target + 1 }, (_, index) => index));
  await expectWhole(demo.cards.nth(target));
  await expect(demo.cards.nth(target).getByRole("heading").getByRole("link")).toBeFocused();
  await expect(demo.cards.nth(target)).toBeInViewport();
});

test("a script that gives a far link the focus shows its card whole", async ({ page }) => {
  const demo = await openList(page);
  await expectOutline(demo.cards.last());
  const link = demo.cards.last().getByRole("heading").getByRole("link");
  await link.evaluate((element: HTMLElement) => element.focus());
  await expectWhole(demo.cards.last());
  await expect(link).toBeFocused();
  await expect(demo.cards.last()).toBeInViewport();
});

test("a jump to the end shows whole cards, and the page hardly moves", { tag: "@wide" }, async ({ page }) => {
  const shifts = await watchShifts(page, { afterInput: true });
  const demo = await openList(page);
  await expectOutline(demo.cards.last());
  await page.keyboard.press("End");
  await expect(demo.cards.last()).toBeInViewport();
  await frames(page);
  expect(await outlinesInView(demo)).toBe(0);
  await networkStill(page);
  await frames(page);
  expect(await shifts()).toBeLessThanOrEqual(smallShift);
});

test("all cards are whole in print", { tag: "@wide" }, async ({ page }) => {
  const demo = await openList(page);
  await expectOutline(demo.cards.last());
  await page.emulateMedia({ media: "print" });
  await expect(picture(demo.cards)).toHaveCount(pageSize);
  await page.emulateMedia({ media: "screen" });
  await expectOutline(demo.cards.last());
});
