import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { datePicker, gallery, results, routeTo, searchBar, stubCalls, type StubCalls } from "../../elements/testing.js";
import { locales } from "../../src/domain/locale.js";
import { importMap, samples } from "../drivers/samples.js";

/** The helpers of `ski-elements/testing`, on pages that have no server but the stub. */

/** Nothing listens there: what a page of it loads is given by `serve`. */
const site = "http://localhost:5359";
const seller = "http://seller.example";
/** Where the examples find their seller. */
const demo = "http://localhost:4173";
const today = "2027-01-04";

const types: Readonly<Record<string, string>> = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css" };

// With Playwright's clock a class that extends Date, as the one of days does, has the local time of the page.
test.use({ timezoneId: "UTC" });

/** Serves files of the folders by the first part of their address, and the pages that are given. */
async function serve(page: Page, folders: Readonly<Record<string, string>>, pages: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.context().route(`${site}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const given = pages[pathname];
    if (given !== undefined) return route.fulfill({ contentType: types[".html"] ?? "", body: given });
    const [, first = "", ...rest] = pathname.split("/");
    const file = join(folders[first] ?? "none", ...rest);
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: types[extname(file)] ?? "text/plain", body: readFileSync(file) });
  });
}

const inTag = (locale: string, base: string) =>
  `locale="${locale}" engine-id="1" currency="EUR" menu-domain="${site}" api-base="${base}" url-sync="none"`;

const pageOf = (locale: string, tags: string) =>
  `<!doctype html><html lang="${locale.slice(0, 2)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>A page</title><link rel="icon" href="data:,"><script type="module" src="/dist/ski-elements.js"></script>${tags}`;

/** A page with tags in a locale, on the stub alone. */
async function open(page: Page, { locale, tags, stub = stubCalls({}, { today }) }: { locale: string; tags: string; stub?: StubCalls }) {
  await page.clock.setFixedTime(new Date(`${today}T10:00:00`));
  await serve(page, { dist: "dist" }, { "/": pageOf(locale, tags), "/stay/104": pageOf(locale, "<h1>The stay</h1>") });
  await routeTo(page, seller, stub);
  await page.goto(`${site}/`);
  return stub;
}

const searchPage = (locale: string) =>
  `<ski-searchbar ${inTag(locale, seller)} results-url="${site}/"></ski-searchbar><ski-results ${inTag(locale, seller)}></ski-results>`;

for (const locale of locales) {
  // Both layouts have the same words: one locale is enough on a phone.
  const width = locale === "en-GB" ? {} : { tag: "@wide" };

  test(`a stay is searched, filtered and opened by the drivers, with the stub alone, in ${locale}`, width, async ({ page, context }) => {
    await open(page, { locale, tags: searchPage(locale) });
    const bar = searchBar(page.locator("ski-searchbar"), { locale });
    const list = results(page.locator("ski-results"), { locale });
    await bar.chooseDestination("Val Thorens");
    await bar.setParticipants({ adults: 3, children: [7, 12] });
    await bar.chooseDates({ from: "2027-02-06", to: "2027-02-13" });
    await bar.search();
    expect(await list.total()).toBe(3);
    const search = await page.evaluate(() => window.skiElements?.getSearch().snapshot());
    expect(search?.stayDates).toEqual({ start: "2027-02-06", end: "2027-02-13" });
    expect(search?.participants.map(({ age }) => age)).toEqual([18, 18, 18, 7, 12]);

    await list.sortBy("price_asc");
    expect(await list.cards()).toEqual(["Residence Larch Terrace", "Chalet Marmot", "Hotel White Ridge"]);
    await list.filter("parking");
    expect(await list.cards()).toEqual(["Residence Larch Terrace", "Chalet Marmot"]);
    await list.filter("parking", false);
    await list.filter("chalet");
    expect(await list.total()).toBe(1);
    const [stay] = await Promise.all([context.waitForEvent("page"), list.openCard("Chalet Marmot")]);
    await expect(stay.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test(`days are chosen by the driver of date pickers in ${locale}`, width, async ({ page }) => {
    const alone = `<ski-date-picker id="day" standalone locale="${locale}"></ski-date-picker><ski-date-picker id="days" standalone range locale="${locale}"></ski-date-picker>`;
    await open(page, { locale, tags: `${alone}<ski-date-picker id="stay" ${inTag(locale, seller)}></ski-date-picker>` });
    const valueOf = (id: string) => page.locator(`#${id}`).evaluate((element: HTMLElement & { value: string }) => element.value);
    const day = datePicker(page.locator("#day"), { locale });
    await day.choose("2027-03-12");
    expect(await valueOf("day")).toBe("2027-03-12");
    expect((await day.value()).replace(/\D/g, "")).toBe("12032027");
    await day.choose("2026-11-30");
    expect(await valueOf("day"), "an earlier month").toBe("2026-11-30");
    await datePicker(page.locator("#days"), { locale }).choose({ from: "2027-01-30", to: "2027-04-02" });
    expect(await valueOf("days")).toBe("2027-01-30/2027-04-02");
    const stay = datePicker(page.locator("#stay"), { locale });
    expect(await stay.value()).toBe("");
    await stay.choose({ from: "2027-02-06", to: "2027-02-20" });
    const search = await page.evaluate(() => window.skiElements?.getSearch().snapshot());
    expect(search?.stayDates).toEqual({ start: "2027-02-06", end: "2027-02-20" });
    expect(await stay.value()).toContain("20");
  });

  test(`photos are opened and turned by the driver of galleries in ${locale}`, width, async ({ page }) => {
    await open(page, { locale, tags: `<ski-gallery ${inTag(locale, seller)} lihe-id="101"></ski-gallery>` });
    const photos = gallery(page.locator("ski-gallery"), { locale });
    await photos.open();
    await photos.enlarge(1);
    expect(await photos.shown()).toBe(1);
    await photos.next();
    expect(await photos.shown()).toBe(2);
    await photos.previous();
    expect(await photos.shown()).toBe(1);
    await photos.close();
    await photos.enlarge(0);
    await photos.close();
    await photos.close();
    await expect(page.locator("ski-gallery").getByRole("dialog")).toBeHidden();
  });
}

test("the example plain/module.html works with the stub instead of its seller", { tag: "@wide" }, async ({ page }) => {
  await serve(page, { "ski-elements": "dist", plain: "examples/plain" });
  const stub = stubCalls();
  await routeTo(page, demo, stub);
  await page.goto(`${site}/plain/module.html`);
  const bar = searchBar(page.locator("ski-searchbar"), { locale: "en-GB" });
  await bar.chooseDestination("Val Thorens");
  await expect(page.locator("output")).toHaveText("Val Thorens");
  await bar.chooseDates({ nights: 7 });
  expect(stub.requests.map(({ call }) => call)).toContain("find");
  const stay = await page.evaluate(() => window.skiElements?.getSearch().snapshot().stayDates);
  expect(Date.parse(stay?.end ?? "") - Date.parse(stay?.start ?? "")).toBe(7 * 86_400_000);
});

test("a page hears of a failure, of a lost connection and of a delay from the stub", { tag: "@wide" }, async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const answers = [
    () => new Response(null, { status: 503 }),
    () => Response.error(),
    async (usual: object) => {
      await released;
      return usual;
    },
  ];
  const stub = stubCalls({ products: (_request, usual) => answers.shift()?.(usual) as Promise<typeof usual> }, { today });
  await open(page, { locale: "en-GB", tags: searchPage("en-GB"), stub });
  const tag = page.locator("ski-results");
  for (const turn of ["failed", "without a connection"]) {
    await expect(tag.getByRole("heading", { name: "We lost a ski there" }), turn).toBeVisible();
    await tag.getByRole("button", { name: "Try again" }).click();
  }
  await expect(tag.getByRole("article")).toHaveCount(0);
  release();
  expect(await results(tag, { locale: "en-GB" }).total()).toBe(12);
});

test("a destination that is not suggested is an error that names those that are", { tag: "@wide" }, async ({ page }) => {
  const near = { placeId: 3001, name: "Méribel", type: "parentStation" } as const;
  const stub = stubCalls({ autocomplete: { places: [near] } }, { today });
  await open(page, { locale: "en-GB", tags: searchPage("en-GB"), stub });
  const bar = searchBar(page.locator("ski-searchbar"), { locale: "en-GB" });
  await expect(bar.chooseDestination("Atlantis")).rejects.toThrow(/No destination "Atlantis" is suggested. Suggested are: "Méribel/);
});

const brief = { locale: "en-GB", timeout: 1500 };

test(
  "an error says that the tag is not in the page, is not defined, lacks settings, or waits for a file",
  { tag: "@wide" },
  async ({ page }) => {
    await serve(page, {}, { "/": "<!doctype html><title>A page</title><ski-searchbar></ski-searchbar>" });
    await page.goto(`${site}/`);
    await expect(results(page.locator("ski-results"), brief).total()).rejects.toThrow(/There is no such element in the page/);
    await expect(searchBar(page.locator("ski-searchbar"), brief).search()).rejects.toThrow(
      'The search bar is not drawn. <ski-searchbar> is not defined: import "ski-elements/ski-searchbar", or load its script in the page.',
    );
    const tags = `<ski-searchbar locale="en-GB" engine-id="1" api-base="${seller}"></ski-searchbar>`;
    await open(page, { locale: "en-GB", tags, stub: stubCalls({ environment: { ENGINE_ID: "1" } }) });
    await expect(searchBar(page.locator("ski-searchbar"), brief).search()).rejects.toThrow(
      /is still loading: without currency, menu-domain/,
    );
    await page.route(/en-GB-screens/, () => {});
    await open(page, { locale: "en-GB", tags: searchPage("en-GB") });
    await expect(results(page.locator("ski-results"), brief).total()).rejects.toThrow(/is still loading, though it has its settings/);
  },
);

test("an error says that the tag is drawn in another language than the driver's", { tag: "@wide" }, async ({ page }) => {
  await open(page, { locale: "fr-FR", tags: searchPage("fr-FR") });
  await expect(page.locator("ski-searchbar")).toHaveJSProperty("state", "ready");
  await expect(searchBar(page.locator("ski-searchbar"), brief).search()).rejects.toThrow(
    /no button to search\. <ski-searchbar> is drawn in fr-FR, and the driver looks for the words of en-GB/,
  );
  await expect(results(page.locator("ski-results"), brief).total()).rejects.toThrow(/<ski-results> is drawn in fr-FR/);
});

test("the console names an address of calls that no stub answers, once", { tag: "@wide" }, async ({ page }) => {
  const warnings: string[] = [];
  const { warn } = console;
  console.warn = (message: string) => warnings.push(message);
  try {
    const other = "http://other.example/shop";
    const tags = `<ski-searchbar ${inTag("en-GB", other)}></ski-searchbar><ski-results ${inTag("en-GB", other)}></ski-results>`;
    let unanswered = 0;
    await page.route(`${other}/**`, (route) => {
      unanswered += 1;
      return route.abort();
    });
    const stub = await open(page, { locale: "en-GB", tags });
    await expect.poll(() => unanswered).toBeGreaterThan(1);
    expect(stub.requests).toEqual([]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(`the stub does not answer ${other}/`);
    expect(warnings[0]).toContain(
      `because routeTo was given "${seller}". For a call of the tags, give routeTo their api-base, "${other}".`,
    );
    await routeTo(page.context(), other, stub);
    await page.unroute(`${other}/**`);
    await page.reload();
    expect(await results(page.locator("ski-results"), { locale: "en-GB" }).total()).toBe(12);
    expect(warnings).toHaveLength(1);
  } finally {
    console.warn = warn;
  }
});

test("the guide's sample for elements of the page runs as it is written", { tag: "@wide" }, async ({ page }) => {
  const sample = samples.find(({ name }) => name === "/docs/guides/testing, ts 2");
  const script = `<script type="module">${sample?.text}\nsampleHasRun();</script>`;
  const markup = `<!doctype html><title>A page</title><link rel="icon" href="data:,"><script type="importmap">${importMap}</script><body>${script}`;
  await serve(page, { dist: "dist" }, { "/": markup });
  const end = new Promise<string>((resolve) => {
    page.on("pageerror", ({ message }) => resolve(message));
    void page.exposeFunction("sampleHasRun", () => resolve("it has run"));
  });
  await page.goto(`${site}/`);
  expect(await end).toBe("it has run");
  expect(await page.evaluate(() => window.skiElements?.getSearch().snapshot().place?.label)).toBe("Val Thorens");
});

test("the guide's example of an error is what its stub leads to", { tag: "@wide" }, async ({ page }) => {
  const guide = readFileSync("docs/guides/testing.md", "utf8");
  const [, message = "", name = ""] = /`(No destination "([^"]+)" is suggested\.[^`]*)`/.exec(guide) ?? [];
  await open(page, { locale: "en-GB", tags: searchPage("en-GB"), stub: stubCalls() });
  await expect(searchBar(page.locator("ski-searchbar"), { locale: "en-GB" }).chooseDestination(name)).rejects.toThrow(
    new RegExp(`^(?:Error: )?${message.replace(/[.()]/g, "\\$&")}$`),
  );
});
