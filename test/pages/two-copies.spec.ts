import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { build } from "esbuild";
import type { Plugin } from "esbuild";
import { readFile } from "node:fs/promises";

const host = "http://host.test";
const dates = { start: "2027-02-06", end: "2027-02-13" };
const calls: Readonly<Record<string, string>> = {
  "/resultpage/config/env": "ENGINE_ID=7\nCURRENCY=EUR\nMENU_DOMAIN=www.seller.test\nLOCALE=en_GB",
  "/se/search/find": '{"startDates":["2027-02-06"],"endDates":["2027-02-13"]}',
  "/se/search/product": '{"products":[],"pageCount":0,"pageIndex":0,"pageSize":20,"totalProducts":0}',
  "/se/search/count": "{}",
  "/se/search/find/autocomplete": '{"places":[{"placeId":9,"name":"Valmeinier","type":"station"}]}',
};

/** Style sheets as the library's own build makes them. */
const sheets: Plugin = {
  name: "sheets",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: `const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(await readFile(path, "utf8"))}); export default sheet;`,
    })),
};

/** One copy of the library in one script that shares no module with any other; every copy has a React and a valtio of its own. */
async function copyWith(...tags: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: tags.map((tag) => `import "./elements/${tag}.ts";`).join("\n"), resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "chrome120",
    define: { "process.env.NODE_ENV": '"production"', "import.meta.env": "{}" },
    plugins: [sheets],
  });
  return outputFiles[0]?.text ?? "";
}

let copies: Readonly<Record<string, string>> = {};
test.beforeAll(async () => {
  const [bar, results] = await Promise.all([copyWith("ski-searchbar"), copyWith("ski-results", "ski-date-picker")]);
  copies = { "/bar.js": bar, "/results.js": results };
});

interface Seen {
  readonly asked: string[];
  readonly warnings: string[];
}

/** A host page with these scripts, in this order, and one tag of each copy. */
async function open(page: Page, scripts: readonly string[], before = ""): Promise<Seen> {
  const seen: Seen = { asked: [], warnings: [] };
  page.on("console", (message) => void (message.type() === "warning" && seen.warnings.push(message.text())));
  await page.route(`${host}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname in copies) return route.fulfill({ contentType: "text/javascript", body: copies[pathname] });
    if (pathname in calls) {
      seen.asked.push(pathname);
      return route.fulfill({ body: calls[pathname] });
    }
    const tags = "<ski-searchbar></ski-searchbar><ski-date-picker></ski-date-picker><ski-results></ski-results>";
    const sources = scripts.map((script) => `<script src="${script}"></script>`).join("");
    return route.fulfill({ contentType: "text/html", body: `<!doctype html><script>${before}</script>${tags}${sources}` });
  });
  await page.goto(`${host}/`);
  return seen;
}

const searchesCount = 'window[Symbol.for("ski-elements")].searches.size';

/** Sets dates through the page's own script, and returns what the tag of each copy reports. */
const setDates = (stayDates: typeof dates) => `(async () => {
  const tags = ["ski-searchbar", "ski-results"].map((tag) => document.querySelector(tag));
  const reported = tags.map((tag) => new Promise((resolve) => tag.addEventListener("ski-change", ({ detail }) => resolve(detail.search.stayDates))));
  window.skiElements.getSearch().set({ stayDates: ${JSON.stringify(stayDates)} });
  return Promise.all(reported);
})()`;

const texts = (page: Page) =>
  page.evaluate(() => ["ski-searchbar", "ski-date-picker"].map((tag) => document.querySelector(tag)?.shadowRoot?.textContent ?? ""));

for (const scripts of [
  ["/bar.js", "/results.js"],
  ["/results.js", "/bar.js"],
]) {
  test(`two copies of the library share one search (${scripts.join(", then ")})`, async ({ page }) => {
    const seen = await open(page, scripts);
    await expect(page.locator("ski-results:state(ready)")).toBeAttached();
    await expect(page.locator("ski-searchbar:state(ready)")).toBeAttached();
    expect(seen.asked.filter((path) => path === "/resultpage/config/env")).toHaveLength(1);
    expect(await page.evaluate<number>(searchesCount)).toBe(1);

    const before = await texts(page);
    expect(await page.evaluate(setDates(dates))).toEqual([dates, dates]);
    await expect.poll(async () => (await texts(page)).map((text, index) => text !== before[index])).toEqual([true, true]);

    // The bar's copy brings what requests suggestions, whichever copy made the search.
    await page.locator("ski-searchbar").getByRole("combobox").fill("valm");
    await expect(page.locator("ski-searchbar").getByRole("option", { name: "Valmeinier" })).toBeVisible();
    expect(seen.asked.filter((path) => path.endsWith("/autocomplete"))).toHaveLength(1);
    expect(seen.warnings).toEqual([]);
  });
}

/** A page whose first tag, the bar, has another store than its results; the bar's script comes with `bar`, or never. */
async function openTwoStores(page: Page, bar: Promise<void> | null): Promise<void> {
  await page.route(`${host}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/bar.js") await bar;
    if (pathname in copies) return route.fulfill({ contentType: "text/javascript", body: copies[pathname] });
    if (pathname in calls) return route.fulfill({ body: calls[pathname] });
    const script = bar ? '<script async src="/bar.js"></script>' : "";
    const tags = '<ski-searchbar store="first"></ski-searchbar><ski-results store="second"></ski-results>';
    return route.fulfill({ contentType: "text/html", body: `<!doctype html>${tags}<script src="/results.js"></script>${script}` });
  });
  await page.goto(`${host}/#capacity=18-18-18`, { waitUntil: "commit" });
}

const partiesOf = (page: Page) =>
  page.evaluate<Record<string, number>>(
    `Object.fromEntries([...window[Symbol.for("ski-elements")].searches].map(([name, search]) => [name, search.snapshot().participants.length]))`,
  );

test("URL-02 the hash belongs to the first tag's search, even if its script loads last", async ({ page }) => {
  let load = () => {};
  await openTwoStores(page, new Promise((resolve) => (load = resolve)));
  await expect(page.locator("ski-results:state(ready)")).toBeAttached();
  expect(await partiesOf(page)).toEqual({ second: 2 });
  load();
  await expect(page.locator("ski-searchbar:state(ready)")).toBeAttached();
  expect(await partiesOf(page)).toEqual({ first: 3, second: 2 });
});

test("URL-02 the hash belongs to the next search once the page has loaded without the first one's script", async ({ page }) => {
  await openTwoStores(page, null);
  await expect(page.locator("ski-results:state(ready)")).toBeAttached();
  await expect.poll(() => partiesOf(page)).toEqual({ second: 3 });
});

test("consent that one copy is given reaches the searches of the other", async ({ page }) => {
  await open(page, ["/bar.js", "/results.js"]);
  await expect(page.locator("ski-results:state(ready)")).toBeAttached();
  await page.evaluate(() => document.querySelector("ski-results")?.setAttribute("store", "own"));
  const consents = () =>
    page.evaluate<Record<string, readonly string[]>>(
      `Object.fromEntries([...window[Symbol.for("ski-elements")].searches].map(([name, search]) => [name, search.snapshot().settings.consent]))`,
    );
  await expect.poll(consents).toEqual({ default: [], own: [] });
  await page.evaluate(() => window.skiElements?.setConsent({ preferences: true }));
  await expect.poll(consents).toEqual({ default: ["preferences"], own: ["preferences"] });
});

test("a copy that meets another protocol keeps a search of its own and reports it once", async ({ page }) => {
  const foreign = '{ const searches = new Map(); window[Symbol.for("ski-elements")] = { protocol: 2, searches }; }';
  const seen = await open(page, ["/bar.js"], foreign);
  await expect(page.locator("ski-searchbar:state(ready)")).toBeAttached();
  expect(await page.evaluate<number>(searchesCount)).toBe(0);
  const reports = () => seen.warnings.filter((text) => text.includes("protocol 2")).length;
  await expect.poll(reports).toBe(1);
});
