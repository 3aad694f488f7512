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
  const everyTag = snippetToday(release, "every-tag.html", seller);
  const banner = `const hasAgreed = true;\n${snippetToday(release, "consent.js", seller)}`;
  return new Map([
    ...pages,
    ["/every-tag", { type: "text/html", body: pageAround(`${everyTag}<script src="/banner.js"></script>`), policy: policyIn(everyTag) }],
    ["/banner.js", { type: "text/javascript", body: banner }],
    ...(await applicationToday(release, seller)),
  ]);
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

    test("show every tag on one page, with the consent of its banner", async ({ page }) => {
      const demo = new Demo(page, "en-GB");
      await page.goto(`${server.origin}/every-tag`);
      await demo.drawn();
      await expect(demo.cards.first()).toBeVisible();
      for (const tag of ["ski-date-picker", "ski-gallery"])
        await expect(page.locator(tag).and(page.locator(":state(ready)"))).toBeVisible();
      await demo.results
        .getByRole("button", { name: new RegExp(`^${demo.words.shortlist.keep.split(" ")[0]} `) })
        .first()
        .click();
      await expect.poll(() => page.evaluate(() => localStorage.getItem("ski-elements.shortlist"))).not.toBeNull();
      expect(demo.problems).toEqual([]);
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
