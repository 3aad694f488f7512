import { expect, test, type Page } from "@playwright/test";
import { Demo } from "../drivers/demo.js";
import { frames } from "../drivers/frames.js";
import { moving } from "../drivers/motion.js";
import { networkStill } from "../drivers/network.js";

test.use(moving);

const dated = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13";
/** Elements of a card that is not near: its name, link and place. */
const outlineMaximum = 12;

async function openCards(page: Page, pageSize: number): Promise<Demo> {
  const demo = new Demo(page);
  await demo.openResults(dated);
  await page.evaluate((size) => {
    const results = document.createElement("ski-results");
    results.setAttribute("page-size", String(size));
    document.querySelector("ski-results")?.replaceWith(results);
  }, pageSize);
  await expect(demo.cards).toHaveCount(pageSize);
  await page.waitForLoadState("networkidle");
  await frames(page);
  return demo;
}

const elementsOf = (demo: Demo) => demo.results.evaluate((results) => results.shadowRoot?.querySelectorAll("*").length ?? 0);

test("a longer list adds only outlines of few elements to the page", async ({ context }) => {
  const counts: number[] = [];
  for (const size of [20, 60]) counts.push(await elementsOf(await openCards(await context.newPage(), size)));
  const [few = 0, many = 0] = counts;
  expect(few).toBeGreaterThan(500);
  expect((many - few) / 40).toBeGreaterThan(1);
  expect((many - few) / 40).toBeLessThanOrEqual(outlineMaximum);
});

test("a filter that is pressed requests the products and the counts once, and no places again", { tag: "@wide" }, async ({ page }) => {
  const demo = await openCards(page, 20);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(new URL(request.url()).pathname));
  const responses = ["/se/search/product", "/se/search/count"].map((path) =>
    page.waitForResponse((response) => response.url().includes(path)),
  );
  await demo.filter(demo.words.criteria.wifi).click();
  await Promise.all(responses);
  await expect(demo.results.locator("css=[part~=list-area]")).toHaveAttribute("aria-busy", "false");
  await frames(page);
  await networkStill(page);
  const searches = sent.filter((path) => path.startsWith("/se/search/"));
  expect(searches.filter((path) => !path.endsWith("/prices")).sort()).toEqual(["/se/search/count", "/se/search/product"]);
});

test("the first frame with cards draws those of the first screen whole, two on a phone and four on a wide screen", async ({ page }, {
  project,
}) => {
  await page.addInitScript(() => {
    const look = () => {
      const results = document.querySelector("ski-results")?.shadowRoot;
      const [cards, whole] = ["card", "card-picture"].map((part) => results?.querySelectorAll(`[part~=${part}]`).length ?? 0);
      const boxes = results?.querySelectorAll("[part~=list] > li").length;
      if (cards) Object.assign(window, { firstFrame: { cards, whole, boxes } });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const demo = new Demo(page);
  await demo.openResults(dated);
  await expect(demo.cards.first()).toBeVisible();
  const firstFrame = await page.evaluate<{ cards: number; whole: number }>("window.firstFrame");
  const first = project.name === "mobile" ? 2 : 4;
  expect(firstFrame, "whole cards, and the space of all").toMatchObject({ whole: first, boxes: 20 });
  // The outlines are drawn in the next task, which may be in another frame.
  expect([first, 20]).toContain(firstFrame.cards);
  await expect(demo.results.locator("css=[part~=card-picture] img").first()).toHaveAttribute("fetchpriority", "high");
  await expect(demo.results.locator("css=[part~=card-picture] img[fetchpriority]")).toHaveCount(1);
});

test("the first cards are drawn without one of the browser's formats", async ({ page }) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    for (const name of ["NumberFormat", "DateTimeFormat", "DisplayNames", "ListFormat"] as const) {
      const Format = Intl[name];
      const counted = new Proxy(Format, {
        construct(target, given, type) {
          const [, , caller] = new Error("").stack?.split("\n") ?? [];
          if (caller?.includes("/dist/")) made.push(name);
          return Reflect.construct(target, given, type) as object;
        },
      });
      Object.assign(Intl, { [name]: counted });
    }
    Object.assign(window, { made });
  });
  const demo = new Demo(page);
  await demo.openResults(dated);
  await expect(demo.cards.first()).toBeVisible();
  expect(await page.evaluate("window.made")).toEqual([]);
});
