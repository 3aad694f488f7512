import { expect, test, type Locator, type Page } from "@playwright/test";
import { Demo, type DemoLocale } from "../drivers/demo.js";
import { loadAxe, violationsIn } from "../drivers/axe.js";

const finds = /\/se\/search\/find\?/;

interface GridPrice {
  readonly start: string;
  readonly nights: number;
  readonly price: number;
}

/** Records the queries of find. */
function record(page: Page): URLSearchParams[] {
  const seen: URLSearchParams[] = [];
  page.on("request", (request) => finds.test(request.url()) && seen.push(new URL(request.url()).searchParams));
  return seen;
}

/** Presses as a visitor does, and counts them. */
function counter() {
  let presses = 0;
  return {
    count: () => presses,
    async press(control: Locator): Promise<void> {
      presses += 1;
      await control.click();
    },
  };
}

/** Opens the dates of the home page for two, of a place or of none. */
async function openDates(page: Page, locale: DemoLocale, place: string | null): Promise<Demo> {
  const demo = new Demo(page, locale);
  await demo.openHome();
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1200;
  if (isNarrow) await demo.tapTarget.tap();
  if (place !== null) {
    if (isNarrow) await demo.bar.getByRole("button", { name: new RegExp(`^${demo.words.search_bar.destination}`) }).tap();
    await demo.bar.getByRole("combobox").first().fill(place);
    await demo.option.filter({ hasText: place }).first().click();
  }
  const dates = isNarrow ? demo.bar.getByRole("button", { name: new RegExp(`^${demo.words.search_bar.dates}`) }) : demo.segment("dates");
  const panel = demo.bar.locator("css=[part~=dates]");
  if (!(await panel.isVisible())) await dates.click();
  await expect(panel).toBeVisible();
  return demo;
}

const view = (demo: Demo) =>
  demo.bar
    .locator("css=[part~=dates-view]")
    .filter({ hasText: new RegExp(`${demo.words.dates.view_season}|${demo.words.dates.view_season_brief}`) });
const narrowing = (demo: Demo, name: string | RegExp) => demo.bar.locator("css=[part~=narrowing]").filter({ hasText: name });
const starts = (demo: Demo) => demo.bar.locator("css=[part~=cheapest-start]");
const amountIn = (text: string) => Number(text.replace(/[^\d]/g, ""));

/** The prices of the season as the server gives them to the page. */
async function gridOf(page: Page): Promise<readonly GridPrice[]> {
  const response = await page.waitForResponse((one) => finds.test(one.url()) && one.url().includes("&grid=1"));
  return ((await response.json()) as { priceGrid: GridPrice[] }).priceGrid;
}

for (const place of [null, "Val Thorens"])
  test(`the cheapest week of March for two, ${place === null ? "anywhere" : `in ${place}`}, takes four presses at most`, async ({
    page,
  }) => {
    const demo = await openDates(page, "en-GB", place);
    const { press, count } = counter();
    const grid = gridOf(page);
    await press(view(demo));
    await press(narrowing(demo, "March"));
    const weeks = (await grid).filter(({ start, nights }) => start.slice(5, 7) === "03" && nights === 7);
    const cheapest = weeks.reduce((one, other) => (other.price < one.price ? other : one));
    await expect(starts(demo).first()).toContainText(cheapest.price.toLocaleString("en-GB"));
    await press(starts(demo).first());
    await press(demo.datesDone);
    expect(count()).toBeLessThanOrEqual(4);
    const end = new Date(Date.parse(cheapest.start) + 7 * 86_400_000).toISOString().slice(0, 10);
    expect(await demo.search()).toMatchObject({ stayDates: { start: cheapest.start, end } });
    expect(demo.problems).toEqual([]);
  });

const places = (demo: Demo) => demo.bar.locator("css=[part~=cheapest-place]");
const isOfPlaces = (url: string) => finds.test(url) && url.includes("&by=station");

test("the cheapest week of March anywhere has its places, of which a press chooses one with both dates", async ({ page }) => {
  const seen = record(page);
  const demo = await openDates(page, "en-GB", null);
  const { press, count } = counter();
  await press(view(demo));
  await expect(places(demo)).toHaveCount(5);
  const answered = page.waitForResponse((one) => isOfPlaces(one.url()) && one.url().includes("start_date=2027-03"));
  await press(narrowing(demo, "March"));
  const query = new URL((await answered).url()).searchParams;
  const found = (await (await answered).json()) as { places: { id: number; label: string; price: number; start: string }[] };
  const [first] = found.places;
  const cheapest = starts(demo).first().locator("css=.num");
  await expect(places(demo).first()).toContainText(first?.label ?? "");
  await expect(places(demo).first().locator("css=.num")).toHaveText((await cheapest.textContent()) ?? "");
  await loadAxe(page);
  expect(await violationsIn(page)).toEqual([]);
  await press(places(demo).first());
  await expect(places(demo)).toHaveCount(0);
  await expect(demo.datesDone).toBeFocused();
  await press(demo.datesDone);
  expect(count()).toBeLessThanOrEqual(4);
  const start = query.get("start_date") ?? "";
  const end = new Date(Date.parse(start) + 7 * 86_400_000).toISOString().slice(0, 10);
  expect(await demo.search()).toMatchObject({ place: { id: first?.id, type: "station" }, stayDates: { start, end } });
  const ofPlaces = seen.filter((one) => one.has("by")).map(String);
  expect(new Set(ofPlaces).size, "nothing is requested twice").toBe(ofPlaces.length);
  expect(demo.problems).toEqual([]);
});

test("places that could not be loaded are said so under the starts, and come by Retry, which leaves the focus in the panel", async ({
  page,
}) => {
  await page.route(
    (url) => isOfPlaces(url.href),
    (route) => route.fulfill({ status: 500, json: {} }),
  );
  const demo = await openDates(page, "en-GB", null);
  await view(demo).click();
  const failure = demo.bar.locator("css=[part~=season-where] [part~=dates-failure]");
  await expect(failure).toContainText(demo.words.season.failed);
  await expect(starts(demo)).toHaveCount(5);
  await loadAxe(page);
  expect(await violationsIn(page)).toEqual([]);
  await page.unrouteAll({ behavior: "wait" });
  await failure.locator("css=[part~=retry]").press("Enter");
  await expect(places(demo)).toHaveCount(5);
  await expect(failure).toHaveCount(0);
  expect(await demo.bar.evaluate((bar) => Boolean(bar.shadowRoot?.activeElement?.closest("[part~=dates]")))).toBe(true);
});

test("a server without places shows no list, is asked once for them, and costs no line in the console", async ({ page }) => {
  const seen = record(page);
  await page.route(finds, async (route) => {
    const response = await route.fetch().catch(() => null);
    if (response === null) return route.abort();
    const { places: _places, ...answer } = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ json: answer });
  });
  const demo = await openDates(page, "en-GB", null);
  const answered = page.waitForResponse((one) => isOfPlaces(one.url()));
  await view(demo).click();
  await (await answered).finished();
  await expect(demo.bar.locator("css=[part~=season-where]")).toHaveCount(0);
  await starts(demo).nth(2).click();
  await expect(starts(demo).nth(2)).toHaveAttribute("aria-pressed", "true");
  expect(seen.filter((query) => query.has("by"))).toHaveLength(1);
  expect(demo.problems).toEqual([]);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("February holidays of zone B under 2,500 are found by presses alone, and the budget goes with the search", async ({ page }) => {
  const demo = await openDates(page, "fr-FR", "Val Thorens");
  const { press } = counter();
  await press(view(demo));
  await press(narrowing(demo, /hiver, Zone B/));
  await press(demo.bar.getByRole("combobox", { name: demo.words.season.max }));
  await press(demo.bar.getByRole("option", { name: /2\s500/ }));
  const prices = await starts(demo).locator("css=.num").allTextContents();
  expect(prices.length).toBeGreaterThan(0);
  expect(prices.every((text) => amountIn(text) <= 2500)).toBe(true);
  await press(starts(demo).first());
  const { stayDates, budget } = (await demo.search()) as { stayDates: { start: string; end: string }; budget: { max: number } };
  expect(stayDates.start.slice(5) >= "02-20" && stayDates.end.slice(5) <= "03-07").toBe(true);
  expect(budget.max).toBe(2500);
  expect(demo.problems).toEqual([]);
});

test(
  "the button that finishes stays in view under a view that is taller than the window, and covers nothing that has the focus",
  {
    tag: "@wide",
  },
  async ({ page }) => {
    const demo = await openDates(page, "en-GB", "Val Thorens");
    await view(demo).click();
    await expect(starts(demo)).toHaveCount(5);
    await expect(demo.datesDone).toBeInViewport({ ratio: 1 });
    const foot = demo.bar.locator("css=.panel-foot");
    for (const control of [starts(demo).last(), demo.bar.locator("css=[part~=season-cell]").last()]) {
      await control.focus();
      await expect
        .poll(async () => {
          const [own, below] = [await control.boundingBox(), await foot.boundingBox()];
          return own && below && own.y + own.height <= below.y;
        })
        .toBe(true);
      await expect(control).toBeInViewport({ ratio: 1 });
    }
  },
);

test("prices are requested once they are shown, once for a search, and the calendar keeps its own", async ({ page }) => {
  const seen = record(page);
  const demo = await openDates(page, "en-GB", "Val Thorens");
  await expect(demo.bar.locator("css=[part~=day-open]").first()).toBeVisible();
  expect(seen.some((query) => query.has("grid"))).toBe(false);
  await view(demo).click();
  await expect(starts(demo)).toHaveCount(5);
  const asked = seen.length;
  await demo.bar.locator("css=[part~=dates-view]").first().click();
  await expect(demo.bar.locator("css=[part~=day-open]").first()).toHaveAccessibleName(/from £/);
  await view(demo).click();
  await expect(starts(demo)).toHaveCount(5);
  expect(seen).toHaveLength(asked);
  const all = seen.map((query) => query.toString());
  expect(new Set(all).size, "nothing is requested twice").toBe(all.length);
  expect(demo.problems).toEqual([]);
});

test("a server that does not answer with its prices is shown by the calendar alone, without a line in the console", async ({ page }) => {
  await page.route(finds, async (route) => {
    const response = await route.fetch().catch(() => null);
    if (response === null) return route.abort();
    const { priceGrid: _grid, ...answer } = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ json: answer });
  });
  const demo = await openDates(page, "en-GB", "Val Thorens");
  await view(demo).click();
  await expect(view(demo)).toHaveCount(0);
  await expect(demo.bar.locator("css=[part~=day-open]").first()).toBeVisible();
  expect(demo.problems).toEqual([]);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("graph and grid are accessible, by the keyboard too", async ({ page }) => {
  const demo = await openDates(page, "en-GB", "Val Thorens");
  await view(demo).click();
  await loadAxe(page);
  const bar = demo.bar.locator('css=[part~=season-bar][tabindex="0"]');
  await bar.focus();
  await page.keyboard.press("Home");
  const first = await bar.getAttribute("data-start");
  await page.keyboard.press("ArrowRight");
  await expect(bar).not.toHaveAttribute("data-start", first ?? "");
  await expect(demo.bar.locator("css=[part~=season-note]")).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(bar).toHaveAttribute("aria-pressed", "true");
  await demo.bar.locator('css=[part~=season-grid] [tabindex="0"]').focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Control+End");
  await expect(demo.bar.locator('css=[part~=season-grid] [tabindex="0"]')).toBeInViewport();
  expect(await violationsIn(page)).toEqual([]);
});
