import { expect, type Page, test } from "@playwright/test";
import { searchBar } from "../../elements/testing.js";
import { Demo } from "../drivers/demo.js";
import { frames } from "../drivers/frames.js";
import { pageAround } from "../drivers/kept-snippets.js";
import { type PageServer, servePages } from "../drivers/page-server.js";
import { sellerPort } from "../drivers/ports.js";

const seller = `http://localhost:${sellerPort}`;
const address = `${seller}/embed/bar?locale=en-GB`;
const frame = `<iframe src="${address}" title="Search" width="100%" height="108" frameborder="0"></iframe><p>After it</p>`;
const script = `<script type="module" src="${seller}/embed/parent-1.js" crossorigin></script>`;
/** A frame of another site, in the same page. */
const other = `<iframe src="/other" title="Other" id="other"></iframe>`;

const pages: Readonly<Record<string, string>> = {
  "/": pageAround(frame + other, script),
  "/without-script": pageAround(frame.replace('height="108"', 'height="720"')),
  "/other": pageAround(""),
};

let server: PageServer;
test.beforeAll(async () => {
  server = await servePages((path) => {
    const body = pages[path];
    return body === undefined ? undefined : { type: "text/html", body };
  });
});
test.afterAll(() => server?.close());

const sellersFrame = (page: Page) => page.locator("iframe[title=Search]");
const heightOf = (page: Page) => sellersFrame(page).evaluate((element: HTMLElement) => element.offsetHeight);

/** Opens a partner's page with the frame, once its bar is drawn. */
async function open(page: Page, path = "/"): Promise<Demo> {
  const demo = new Demo(page, "en-GB", page.frameLocator("iframe[title=Search]"));
  await page.goto(server.origin + path);
  await demo.drawn();
  return demo;
}

/** Opens the guests, or on a phone the whole search. */
async function openPanel(demo: Demo, isMobile: boolean): Promise<void> {
  if (isMobile) await demo.tapTarget.tap();
  else await demo.segment("participants").click();
}

test("a frame grows while a panel is open, shows all of it, and shrinks again", async ({ page, isMobile }) => {
  const demo = await open(page);
  await expect.poll(() => heightOf(page)).toBe(108);
  await openPanel(demo, isMobile);
  const panel = isMobile ? demo.bar.getByRole("dialog") : demo.panel("participants");
  await expect(panel).toBeVisible();
  await expect.poll(() => heightOf(page)).toBeGreaterThan(300);
  const bottom = await panel.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(await heightOf(page));
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect.poll(() => heightOf(page)).toBe(108);
  expect(demo.problems).toEqual([]);
});

test("a search in a frame opens the results in the page around it", async ({ page }) => {
  const demo = await open(page);
  const bar = searchBar(demo.bar, { locale: "en-GB", timeout: 15_000 });
  await bar.chooseDestination("Val Thorens");
  await bar.search();
  await expect(page).toHaveURL(new RegExp(`^${seller}/en/se-results#.*station\\[\\]=1`));
});

test("parameters of the page around a frame go along to the results, those of the names alone @wide", async ({ page }) => {
  const demo = await open(page, "/?utm_source=mail&session=secret&gclid=7");
  await demo.searchButton.click();
  await expect(page).toHaveURL(new RegExp(`^${seller}/en/se-results\\?utm_source=mail&gclid=7(#|$)`));
});

test("a search leaves the frame of a page that cannot have the script @wide", async ({ page }) => {
  const demo = await open(page, "/without-script");
  await demo.searchButton.click();
  await expect(page).toHaveURL(new RegExp(`^${seller}/en/se-results`));
});

test("a page ignores messages that are not of the seller's frame, or that lead elsewhere @wide", async ({ page }) => {
  const demo = await open(page);
  await expect.poll(() => heightOf(page)).toBe(108);
  const messages = [
    { type: "ski-frame-height", height: 900 },
    { type: "ski-frame-leave", url: `${seller}/en/se-results` },
  ];
  // Of the page itself, and of another frame in it.
  await page.evaluate((sent) => sent.forEach((message) => window.postMessage(message, "*")), messages);
  const otherFrame = page.frame({ url: `${server.origin}/other` });
  await otherFrame?.evaluate((sent) => sent.forEach((message) => window.parent.postMessage(message, "*")), messages);
  // Of the seller's frame, with another way out than the seller's, or malformed.
  const wrong = [
    { type: "ski-frame-leave", url: "https://evil.example/" },
    { type: "ski-frame-leave", url: "javascript:document.title='left'" },
    { type: "ski-frame-leave", url: { toString: null } },
    { type: "ski-frame-leave" },
    { type: "ski-frame-height", height: "900" },
    { type: "ski-frame-height", height: -1 },
    { type: "ski-frame-height", height: Infinity },
    { type: "height", height: 900 },
    "ski-frame-height",
    null,
  ];
  await page.frame({ url: address })?.evaluate((sent) => sent.forEach((message) => window.parent.postMessage(message, "*")), wrong);
  await frames(page);
  expect(await heightOf(page)).toBe(108);
  expect(page.url()).toBe(`${server.origin}/`);
  expect(await page.title()).toBe("A partner");
  // The same message of the seller's frame is followed.
  await page.frame({ url: address })?.evaluate(() => window.parent.postMessage({ type: "ski-frame-height", height: 300 }, "*"));
  await expect.poll(() => heightOf(page)).toBe(300);
  expect(demo.problems).toEqual([]);
});

test.describe("a page of an origin that the seller does not list @wide", () => {
  const foreign = () => `http://127.0.0.1:${server.port}`;

  test("cannot show the frame", async ({ page }) => {
    const refused: string[] = [];
    page.on("console", (message) => refused.push(message.text()));
    await page.goto(foreign());
    await expect.poll(() => refused.join("\n")).toMatch(/frame-ancestors/);
    await expect(page.frameLocator("iframe[title=Search]").locator("ski-searchbar")).toHaveCount(0);
  });

  test("gets no answer to its greeting, even where the frame is shown", async ({ page }) => {
    await page.route(`${seller}/embed/bar**`, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers() };
      delete headers["content-security-policy"];
      await route.fulfill({ response, headers });
    });
    await page.addInitScript(() => {
      const seen: unknown[] = [];
      Object.assign(window, { seen });
      window.addEventListener("message", ({ data }) => seen.push(data));
    });
    const demo = new Demo(page, "en-GB", page.frameLocator("iframe[title=Search]"));
    await page.goto(foreign());
    await demo.drawn();
    await page.evaluate(() => {
      const shown = document.querySelector<HTMLIFrameElement>("iframe[title=Search]");
      shown?.contentWindow?.postMessage({ type: "ski-frame-hello" }, "*");
    });
    await demo.segment("participants").click();
    await expect(demo.panel("participants")).toBeVisible();
    await frames(page);
    expect(await page.evaluate(() => Reflect.get(window, "seen") as unknown)).toEqual([]);
    expect(await heightOf(page)).toBe(108);
  });
});
