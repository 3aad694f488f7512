import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { block, errorCodes } from "../drivers/refused-files.js";

const picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'/%3E";

/** A tag that takes part in no search, what it needs beside its own file, and what shows that it can be used. */
const tags = [
  {
    tag: "ski-gallery",
    later: [],
    markup: `<ski-gallery locale="en-GB" pictures='[{"img":"${picture.replaceAll("'", "&apos;")}"}]'></ski-gallery>`,
    use: (page: Page) => expect(page.getByRole("button", { name: "See the photo" })).toBeVisible(),
  },
  {
    tag: "ski-date-picker",
    later: ["picker-choice"],
    markup: `<ski-date-picker locale="en-GB" standalone inline page="2027-02"></ski-date-picker>`,
    async use(page: Page) {
      await page.getByRole("button", { name: /(?<!\d)6 February 2027/ }).click();
      expect(await page.locator("ski-date-picker").evaluate((picker) => Reflect.get(picker, "value"))).toBe("2027-02-06");
    },
  },
] as const;

/** Serves a page whose requests are all refused but for these files of the library. */
async function openWith(page: Page, dist: string, { tag, markup }: (typeof tags)[number], files: readonly string[]): Promise<string[]> {
  const refused: string[] = [];
  const allowed = new Set(files.map((file) => `${dist}/${file}`));
  const body = `<!doctype html><html lang="en"><title>Alone</title><link rel="icon" href="data:,"><script type="module" src="${dist}/elements/${tag}.js"></script>${markup}`;
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/alone") return route.fulfill({ contentType: "text/html", body });
    if (allowed.has(pathname)) return route.continue();
    refused.push(pathname);
    return route.abort();
  });
  await page.goto("/alone");
  return refused;
}

for (const dist of ["/dist", "/dist/light"])
  for (const row of tags)
    test(`${row.tag} without a search needs its own files alone, ${dist === "/dist" ? "React" : "light"} build`, async ({ page }) => {
      const preloads: Record<string, string[]> = JSON.parse(readFileSync(`.${dist}/preload.json`, "utf8"));
      const entry = `elements/${row.tag}.js`;
      const keys = [entry, "later/en-GB-screens", ...row.later.map((name) => `later/${name}`)];
      const messages: string[] = [];
      page.on("console", (message) => messages.push(message.text()));
      page.on("pageerror", (error) => messages.push(error.message));
      const files = [entry, ...keys.flatMap((key) => preloads[key] ?? [])];
      expect(files.filter((file) => /\/search-/.test(file))).toEqual([]);
      const refused = await openWith(page, dist, row, files);
      await row.use(page);
      expect({ refused, messages }).toEqual({ refused: [], messages: [] });
    });

test("the page's script reaches a search once a tag has one, and learns why before", async ({ page }) => {
  const markup = tags.map(({ markup }) => markup).join("");
  const scripts = tags.map(({ tag }) => `<script type="module" src="/dist/elements/${tag}.js"></script>`).join("");
  const body = `<!doctype html><html lang="en"><title>Alone</title>${scripts}${markup}`;
  await page.route("**/alone", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/alone");
  await page.locator("ski-date-picker:state(ready)").waitFor();
  const failure = await page.evaluate(() => {
    try {
      return window.skiElements?.getSearch();
    } catch (error) {
      return String(error);
    }
  });
  expect(failure).toMatch(/no search of this page is loaded yet\. Call getSearch after ski-ready/);
  const [joined] = await page.locator("ski-date-picker").evaluateAll(
    ([picker]) =>
      new Promise<string[]>((resolve) => {
        picker?.addEventListener("ski-ready", () => resolve([window.skiElements?.getSearch().snapshot().locale ?? ""]));
        Object.assign(picker ?? {}, { engineId: 1, currency: "GBP", menuDomain: "https://ski.example", standalone: false });
      }),
  );
  expect(joined).toBe("en-GB");
});

test("a gallery of the catalog shows the author's children while its search cannot be loaded, and then its photos", async ({ page }) => {
  const settings = `locale="en-GB" engine-id="1" currency="GBP" menu-domain="https://ski.example"`;
  const body = `<!doctype html><html lang="en"><title>Alone</title><script type="module" src="/dist/elements/ski-gallery.js"></script><ski-gallery ${settings} lihe-id="900"><a href="/photos">Our photos</a></ski-gallery>`;
  await page.route("**/alone", (route) => route.fulfill({ contentType: "text/html", body }));
  const { refused, unblock } = await block(page, "ski-gallery.search");
  const errors = await errorCodes(page);
  await page.goto("/alone");
  await expect.poll(errors).toEqual(["load"]);
  await expect(page.getByRole("link", { name: "Our photos" })).toBeVisible();
  expect(refused()).toBeGreaterThan(0);
  await unblock();
  await expect(page.getByRole("button", { name: "See the photos" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Our photos" })).toBeHidden();
  expect(await errors()).toEqual(["load"]);
});
