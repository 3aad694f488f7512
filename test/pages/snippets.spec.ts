import { expect, type FrameLocator, type Page, test } from "@playwright/test";
import { searchBar } from "../../elements/testing.js";
import { Demo } from "../drivers/demo.js";
import { applicationToday, keptReleases, pageAround, policyIn, snippetToday } from "../drivers/kept-snippets.js";
import { type PageServer, type ServedFile, servePages } from "../drivers/page-server.js";
import { sellerPort } from "../drivers/ports.js";

const seller = `http://localhost:${sellerPort}`;

/** The pages of a release's snippets, by path; the application has its files below the page. */
async function pagesOf(release: string): Promise<ReadonlyMap<string, ServedFile>> {
  const pages = ["html", "wordpress", "frame"].map((name) => {
    const snippet = snippetToday(release, `${name}.html`, seller);
    return [`/${name}`, { type: "text/html", body: pageAround(snippet), policy: policyIn(snippet) }] as const;
  });
  return new Map([...pages, ...(await applicationToday(release, seller))]);
}

test("the snippets of a release are kept", () => {
  expect(keptReleases.length).toBeGreaterThan(0);
});

for (const release of keptReleases)
  test.describe(`the snippets of ${release}`, () => {
    let server: PageServer;
    test.beforeAll(async () => {
      const pages = await pagesOf(release);
      server = await servePages((path) => pages.get(path));
    });
    test.afterAll(() => server?.close());

    const barIn = (page: Page, path: string): Page | FrameLocator => (path === "/frame" ? page.frameLocator("iframe") : page);

    for (const [kind, path] of [
      ["plain HTML", "/html"],
      ["WordPress", "/wordpress"],
      ["React with Vite", "/"],
      ["a frame", "/frame"],
    ] as const)
      test(`search on ${kind} with today's build, under the policy that they ask for`, async ({ page }) => {
        const demo = new Demo(page, "en-GB", barIn(page, path));
        await page.goto(server.origin + path);
        await demo.drawn();
        expect(await demo.bar.evaluate((bar) => getComputedStyle(bar).getPropertyValue("--ski-glow").trim())).toBe("#d9b65a");
        const bar = searchBar(demo.bar, { locale: "en-GB", timeout: 15_000 });
        await bar.chooseDestination("Val Thorens");
        expect(demo.problems).toEqual([]);
        await bar.search();
        await expect(page).toHaveURL(new RegExp(`^${seller}/en/se-results\\?partner=valmont#.*station\\[\\]=1`));
        await expect(page.locator("ski-results").getByRole("article").first()).toBeVisible();
      });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });
      for (const [kind, path] of [
        ["plain HTML", "/html"],
        ["WordPress", "/wordpress"],
        ["React, rendered on a server", "/rendered"],
        ["a frame", "/frame"],
      ] as const)
        test(`search on ${kind} by their form`, async ({ page }) => {
          await page.goto(server.origin + path);
          const form = barIn(page, path);
          await form.getByLabel("Where to?").fill("Val Thorens");
          await form.getByRole("button", { name: "Search" }).click();
          await expect(page).toHaveURL(`${seller}/en/se-results?partner=valmont#station[]=1`);
        });
    });
  });
