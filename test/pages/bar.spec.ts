import { expect, test, type Locator, type Page } from "@playwright/test";
import { Demo } from "../drivers/demo.js";
import { frames } from "../drivers/frames.js";

test("the page behind the mobile flow does not scroll, by wheel or by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  const demo = new Demo(page);
  await demo.openHome();
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.mouse.move(450, 500);
  await page.mouse.wheel(0, 40);
  await expect.poll(scrolled).toBe(40);
  await demo.tapTarget.click();
  const flow = demo.bar.getByRole("dialog");
  await expect(flow).toBeVisible();
  for (const [x, y] of [
    [450, 60],
    [450, 400],
    [450, 740],
    [20, 400],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 300);
  }
  await page.keyboard.press("PageDown");
  await page.keyboard.press("End");
  await frames(page);
  expect(await scrolled()).toBe(40);
  await page.keyboard.press("Escape");
  await expect(flow).toBeHidden();
  await page.mouse.wheel(0, 40);
  await expect.poll(scrolled).toBe(80);
});

test("a press on another field takes over when it ends, keeps what was entered, and a press that is dragged away does nothing", async ({
  page,
}) => {
  const demo = new Demo(page, "en-GB");
  await page.goto("/flight");
  await demo.drawn();
  await demo.segment("participants").click();
  await demo.increase("children").click();
  await demo.segment("dates").hover();
  await page.mouse.down();
  await expect(demo.panel("participants")).toBeVisible();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(demo.panel("participants")).toHaveCount(0);
  await expect(demo.panel("dates")).toHaveCount(0);
  await expect.poll(async () => (await demo.search())["participants"]).toEqual([{ age: 18 }, { age: 18 }, { age: 12 }]);
  await demo.segment("participants").press("Enter");
  await demo.segment("packages").click();
  await expect(demo.panel("packages")).toBeVisible();
  await expect(demo.panel("participants")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(demo.segment("packages")).toBeFocused();
  expect(demo.problems).toEqual([]);
});

test.describe("BAR-23 a press on the bar is not lost where the page grows shorter by the panel that it closes", () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: true });

  type Press = (page: Page, target: Locator) => Promise<void>;
  const middleOf = async (target: Locator) => {
    const box = await target.boundingBox();
    if (!box) throw new Error("nothing to press");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  /** Each lasts some frames: a page that moves when a press begins has moved by the end of it. */
  const presses: Record<"mouse" | "finger", Press> = {
    async mouse(page, target) {
      const { x, y } = await middleOf(target);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await frames(page);
      await page.mouse.up();
    },
    async finger(page, target) {
      const browser = await page.context().newCDPSession(page);
      const touchPoints = [await middleOf(target)];
      await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      await frames(page);
      await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    },
  };

  for (const [pointer, press] of Object.entries(presses)) {
    test(`of a ${pointer}, on a field, the destination and the search button`, async ({ page }) => {
      const demo = new Demo(page, "en-GB");
      await page.goto("/flight");
      await demo.drawn();
      const scrollToEnd = () =>
        page.evaluate(() => {
          window.scrollTo(0, document.documentElement.scrollHeight);
          return window.scrollY;
        });
      const endWithoutPanel = await scrollToEnd();
      const openDates = async () => {
        await demo.segment("dates").press("Enter");
        await expect(demo.days.first()).toBeVisible();
        await expect.poll(scrollToEnd, "the page is longer by the panel").toBeGreaterThan(endWithoutPanel + 40);
        return (await middleOf(demo.segment("dates"))).y;
      };
      const before = await openDates();
      await press(page, demo.segment("participants"));
      await expect(demo.panel("participants")).toBeVisible();
      await expect(demo.panel("dates")).toHaveCount(0);
      await page.keyboard.press("Escape");
      const height = async () => (await middleOf(demo.segment("dates"))).y;
      await expect.poll(height, "the page has moved under the press").toBeGreaterThan(before + 40);
      await openDates();
      await press(page, demo.destination);
      await expect(demo.option.first()).toBeVisible();
      await expect(demo.destination).toBeFocused();
      await page.keyboard.press("Escape");
      await openDates();
      await press(page, demo.searchButton);
      await expect(page).toHaveURL(/se-results/);
      expect(demo.problems).toEqual([]);
    });
  }
});

test("what is typed as a destination is waited for by Enter, taken by Tab, and queried by the search where it is no place", async ({
  page,
}) => {
  const demo = new Demo(page, "en-GB");
  await demo.openHome();
  await demo.destination.pressSequentially("val tho");
  await page.keyboard.press("Enter");
  await expect(demo.destination).toHaveValue("Val Thorens");
  await expect(demo.segment("dates")).toBeFocused();

  await demo.destination.fill("tignes");
  await expect(demo.destination, "a row matches what is typed").toHaveAttribute("aria-activedescendant", /./);
  await demo.destination.press("Tab");
  await page.keyboard.press("Tab");
  await expect(demo.segment("dates")).toBeFocused();
  await expect(demo.destination).toHaveValue("Tignes");

  for (const typed of ["xyzzy", "Bristol", "saint-lary"]) {
    await demo.destination.fill(typed);
    await demo.searchButton.click();
    await expect(demo.bar.getByRole("alert"), typed).toHaveText(demo.words.station_search.choose);
    await expect(demo.destination, typed).toBeFocused();
    expect(new URL(page.url()).pathname, typed).toBe("/en/");
  }
  await demo.destination.fill("");
  await demo.searchButton.click();
  await expect(page).toHaveURL(/se-results#/);
  expect(demo.problems).toEqual([]);
});

test("PKG-22..23 typed and pressed at once, with the train on, the search finds the stays that are reached by train", async ({ page }) => {
  const demo = new Demo(page);
  await demo.openHome();
  await demo.segment("packages").click();
  await demo.panel("packages").getByRole("switch").click();
  await demo.validate.click();
  await demo.destination.pressSequentially("val thorens");
  await demo.searchButton.click();
  await expect(page).toHaveURL(/se-results#/);
  await expect(demo.total).toContainText("Val Thorens");
  const hash = await demo.hash();
  expect([hash.getAll("station[]"), hash.getAll("packages[]")]).toEqual([["1"], ["PFPTTF", "PFTTF"]]);
  const total = Number.parseInt((await demo.total.textContent()) ?? "", 10);
  expect(total).toBeGreaterThan(0);
  await expect(demo.segment("packages")).toContainText(demo.words.package.train);
  await demo.segment("packages").click();
  const panel = demo.panel("packages");
  await expect(panel.getByRole("switch")).toBeChecked();
  await expect(panel.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await expect(panel.getByRole("status")).toContainText(new RegExp(`^${total}\\D`));
  expect(demo.problems).toEqual([]);
});

test("BAR-16..17 the slim bar of the results takes what is typed right after its destination was pressed", async ({ page }) => {
  const demo = new Demo(page, "en-GB");
  await demo.openResults("#station[]=1");
  await expect(demo.cards.first()).toBeVisible();
  await page.mouse.wheel(0, 1200);
  const slim = demo.bar.locator("[part~=sticky]");
  await slim.locator("[data-field=destination]").click();
  await page.keyboard.type("tignes");
  await expect(slim.locator("input")).toHaveValue("tignes");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await demo.hash()).getAll("parentStation[]")).toEqual(["3005"]);
  expect(demo.problems).toEqual([]);
});
