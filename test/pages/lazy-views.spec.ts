import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { Demo } from "../drivers/demo.js";
import { frames } from "../drivers/frames.js";
import { block, chunkAddress, errorCodes } from "../drivers/refused-files.js";

/** Waits until the preloading at idle was refused: from there on only a press requests the file. */
const preloaded = (refused: () => number) => expect.poll(refused).toBeGreaterThan(0);

/** Whether the focus is inside what a locator finds, through every shadow root. */
function holdsFocus(page: Page, part: string): Promise<boolean> {
  return page.evaluate((name) => {
    const root = document.querySelector("ski-searchbar")?.shadowRoot;
    return root?.activeElement?.closest(`[part~="${name}"]`) !== null;
  }, part);
}

test("what the first screen does without is requested once the bar is drawn, and loaded before it is pressed", async ({
  page,
  isMobile,
}) => {
  const requested: string[] = [];
  const loaded: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  page.on("requestfinished", (request) => loaded.push(request.url()));
  const demo = new Demo(page);
  await demo.openHome();
  const panels = isMobile ? ["mobile-flow", "fr-FR-panels"] : ["dates-panel", "field-panels", "fr-FR-panels"];
  for (const name of panels) await expect.poll(() => loaded.some((url) => chunkAddress(name).test(url))).toBe(true);
  const isLater = (url: string) => panels.some((name) => chunkAddress(name).test(url));
  expect(requested.findIndex(isLater)).toBeGreaterThan(requested.findIndex((url) => url.includes("/dist/elements/ski-searchbar.js")));
  if (isMobile) await demo.tapTarget.tap();
  else await demo.segment("dates").click();
  await expect(demo.bar.locator("css=[part~=loading]")).toHaveCount(0);
  await expect(demo.bar.getByRole("dialog")).toBeVisible();
});

test("a page that is never idle loads what the bar opens some seconds later", async ({ page, isMobile }) => {
  const loaded: string[] = [];
  page.on("requestfinished", (request) => loaded.push(request.url()));
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout === undefined ? 0 : window.setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), timeout);
    window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
  });
  await new Demo(page).openHome();
  const panel = chunkAddress(isMobile ? "mobile-flow" : "dates-panel");
  await expect.poll(() => loaded.some((url) => panel.test(url))).toBe(true);
});

test(
  "months that could not be loaded show an error, and take the focus when they load after a retry",
  { tag: "@wide" },
  async ({ page }) => {
    const demo = new Demo(page);
    const { refused, unblock } = await block(page, "dates-panel");
    await demo.openHome();
    await preloaded(refused);
    await demo.segment("dates").click();
    const retry = demo.panel("dates").getByRole("button", { name: demo.words.common.retry });
    await expect(demo.bar.getByRole("alert")).toContainText(demo.words.common.load_failed);
    await expect(retry).toBeFocused();
    const before = refused();
    await page.mouse.move(0, 0);
    await demo.segment("dates").hover();
    await expect(retry).toBeFocused();
    expect(refused(), "only the button requests it again").toBe(before);
    await unblock();
    await retry.click();
    await expect(demo.days.first()).toBeVisible();
    await expect.poll(() => holdsFocus(page, "panel")).toBe(true);
    await page.keyboard.press("Escape");
    await expect(demo.segment("dates")).toBeFocused();
  },
);

for (const files of [["dates-panel"], ["dates-panel", "follow-field"]])
  test(`the error is as far from the bar as a panel, without ${files.join(" and ")}`, { tag: "@wide" }, async ({ page }) => {
    const demo = new Demo(page);
    const blocked = await Promise.all(files.map((file) => block(page, file)));
    await demo.openHome();
    for (const { refused } of blocked) await preloaded(refused);
    await demo.segment("dates").click();
    await expect(demo.panel("dates").getByRole("button", { name: demo.words.common.retry })).toBeFocused();
    // It moves while it appears.
    await expect
      .poll(async () => {
        const [bar, panel] = await Promise.all([demo.bar.locator("css=[part~=bar]").boundingBox(), demo.panel("dates").boundingBox()]);
        if (!bar || !panel) return null;
        return Math.round(Math.max(panel.y - bar.y - bar.height, bar.y - panel.y - panel.height));
      })
      .toBe(12);
  });

test("months that fail again offer to reload the page, which keeps the search in its address", { tag: "@wide" }, async ({ page }) => {
  const demo = new Demo(page);
  const { refused, unblock } = await block(page, "dates-panel");
  await demo.openResults("station[]=1&beginDate=2027-02-06&endDate=2027-02-13");
  await expect(demo.cards.first()).toBeVisible();
  await preloaded(refused);
  await demo.segment("dates").click();
  const retry = demo.panel("dates").getByRole("button", { name: demo.words.common.retry });
  const reload = demo.panel("dates").getByRole("button", { name: demo.words.common.reload_page });
  await expect(retry).toBeFocused();
  await expect(reload).toHaveCount(0);
  const before = refused();
  await retry.click();
  await expect(reload).toBeVisible();
  expect(refused(), "this browser requests it again").toBe(before + 1);
  await expect(retry).toBeFocused();
  await page.evaluate(() => document.body.setAttribute("data-before", ""));
  await unblock();
  await reload.click();
  await expect(page.locator("body[data-before]")).toHaveCount(0);
  await expect(demo.destination).toHaveValue("Val Thorens");
  // The browser may restore how far the page was scrolled: then the slim bar has its fields too.
  const dates = demo.segment("dates").first();
  await expect(dates).toContainText("6 – 13 févr. 2027");
  await dates.click();
  await expect(demo.days.first()).toBeVisible();
});

test(
  "the mobile flow that could not be loaded shows an error, and opens when it loads after a retry",
  { tag: "@phone" },
  async ({ page }) => {
    const demo = new Demo(page);
    const { refused, unblock } = await block(page, "mobile-flow");
    await demo.openHome();
    await preloaded(refused);
    await demo.tapTarget.tap();
    await expect(demo.bar.getByRole("alert")).toContainText(demo.words.common.load_failed);
    await unblock();
    await demo.bar.getByRole("button", { name: demo.words.common.retry }).tap();
    await expect(demo.bar.locator("css=[part~=index]")).toBeVisible();
    await expect.poll(() => holdsFocus(page, "flow")).toBe(true);
  },
);

test("filters that could not be loaded leave the list as it is", { tag: "@wide" }, async ({ page }) => {
  const demo = new Demo(page);
  const { unblock } = await block(page, "filters");
  await demo.openResults("station[]=1&beginDate=2027-02-06&endDate=2027-02-13");
  await expect(demo.cards.first()).toBeVisible();
  await expect(demo.results.getByRole("alert")).toContainText(demo.words.common.load_failed);
  await unblock();
  await demo.results.getByRole("button", { name: demo.words.common.retry }).click();
  await expect(demo.filter("Wifi")).toBeVisible();
});

test("a warning whose text could not be loaded names the attribute all the same", { tag: "@wide" }, async ({ page }) => {
  const demo = new Demo(page);
  const { refused } = await block(page, "faults");
  await demo.openHome();
  expect(refused(), "nothing is warned of").toBe(0);
  const warned = page.waitForEvent("console", (message) => message.text().startsWith("ski-elements: <ski-searchbar>"));
  await demo.bar.evaluate((bar) => {
    bar.addEventListener("ski-error", (event) =>
      document.body.setAttribute("data-reported", (event as CustomEvent<{ code: string }>).detail.code),
    );
    bar.setAttribute("currency", "YEN");
  });
  expect((await warned).text()).toContain("does without the attribute currency");
  await expect(page.locator("body[data-reported=attribute]")).toBeAttached();
  expect(refused()).toBe(1);
  await expect(demo.bar.getByRole("search")).toBeVisible();
});

test("a preload that failed is not reported; the press requests the file again", async ({ page, isMobile }) => {
  const demo = new Demo(page);
  const { refused, unblock } = await block(page, isMobile ? "mobile-flow" : "dates-panel");
  const errors = await errorCodes(page);
  await demo.openHome();
  await preloaded(refused);
  await unblock();
  if (isMobile) await demo.tapTarget.tap();
  else await demo.segment("dates").click();
  await expect(demo.bar.locator(isMobile ? "css=[part~=index]" : "css=[part~=dates]")).toBeVisible();
  expect(refused()).toBe(1);
  expect(await errors()).toEqual([]);
});

test(
  "a slim bar that could not be loaded is reported, and requested again when the bar scrolls out again",
  { tag: "@wide" },
  async ({ page }) => {
    const demo = new Demo(page);
    const slim = demo.bar.locator("css=[part~=sticky]");
    const { refused, unblock } = await block(page, "sticky-bar");
    const errors = await errorCodes(page);
    await demo.openResults("station[]=1&beginDate=2027-02-06&endDate=2027-02-13");
    await expect(demo.cards.first()).toBeVisible();
    await preloaded(refused);
    expect(await errors(), "a preload that failed").toEqual([]);
    await page.mouse.wheel(0, 1200);
    await expect.poll(errors).toEqual(["load"]);
    await expect(slim).toHaveCount(0);
    await unblock();
    // Scrolling is read every 100 ms at most: a bar that is back for less than that was never seen.
    await expect(async () => {
      await page.mouse.wheel(0, -5000);
      await expect(demo.destination).toBeInViewport();
      await frames(page);
      await page.mouse.wheel(0, 1200);
      await expect(slim).toBeVisible({ timeout: 3000 });
    }).toPass();
    expect(await errors(), "once for each time that the bar scrolled out in vain").toEqual(["load"]);
  },
);

test("words of panels that could not be loaded keep a panel waiting, not the bar", { tag: "@wide" }, async ({ page }) => {
  const demo = new Demo(page);
  const { refused, unblock } = await block(page, "fr-FR-panels");
  const errors = await errorCodes(page);
  await demo.openHome();
  await preloaded(refused);
  expect(await errors(), "a preload that failed").toEqual([]);
  await demo.segment("dates").click();
  await expect(demo.days.first(), "a panel that needs none of them").toBeVisible();
  await demo.segment("participants").click();
  await expect(demo.bar.getByRole("alert")).toContainText(demo.words.common.load_failed);
  await expect.poll(errors).toEqual(["load"]);
  await unblock();
  await demo.bar.getByRole("button", { name: demo.words.common.retry }).click();
  await expect(demo.panel("participants")).toContainText(demo.words.participant.adults_title);
  expect(await errors()).toEqual(["load"]);
});

/** Refuses the English words of the first screens until the page is notified that they are missing, and from then on until `allow` is called. */
async function refuseWords(page: Page, errors: () => Promise<string[]>) {
  let repeated = 0;
  let allowed = false;
  await page.route(chunkAddress("en-GB-screens"), async (route) => {
    if ((await errors()).length === 0) return route.abort();
    repeated += 1;
    return allowed ? route.continue() : route.abort();
  });
  return { repeated: () => repeated, allow: () => void (allowed = true) };
}

test("words that could not be loaded are requested again a little later, and reported once", { tag: "@wide" }, async ({ page }) => {
  const demo = new Demo(page, "en-GB");
  const errors = await errorCodes(page);
  const { repeated, allow } = await refuseWords(page, errors);
  allow();
  await demo.openHome();
  expect(repeated()).toBe(1);
  expect(await errors()).toEqual(["texts"]);
});

test(
  "words that are still missing then are requested again once the browser is online again",
  { tag: "@wide" },
  async ({ page, context }) => {
    const demo = new Demo(page, "en-GB");
    const errors = await errorCodes(page);
    const { repeated, allow } = await refuseWords(page, errors);
    const online = async () => {
      await context.setOffline(true);
      await context.setOffline(false);
    };
    await page.goto("/en/");
    await expect.poll(repeated, "a little later").toBe(1);
    await online();
    await expect.poll(repeated, "online again").toBe(2);
    await expect(demo.bar.locator("css=[part~=bar]")).toHaveCount(0);
    allow();
    await online();
    await demo.drawn();
    expect(await errors()).toEqual(["texts"]);
  },
);
