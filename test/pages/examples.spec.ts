import { expect, test, type FrameLocator, type Page } from "@playwright/test";
import { Demo } from "../drivers/demo.js";
import { sellerPort } from "../drivers/ports.js";
import { examples, serveExamples, type ExampleServer } from "../examples/examples.js";

/** The pages of the examples, with what is particular to each. */
const pages: Readonly<Record<string, readonly string[]>> = {
  plain: ["module.html", "one-file.html", "autoloader.html"],
  "classic-script": [""],
  frame: [""],
  turbo: ["index.html"],
  "vite-react": [""],
  "vite-vue": [""],
  "vite-svelte": [""],
};

test.describe.configure({ mode: "default" });

let server: ExampleServer | undefined;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await serveExamples(`http://localhost:${sellerPort}`);
});
test.afterAll(() => server?.close());

const origin = () => server?.origin ?? "";

/** Chooses a place, and sees that the page heard of it and set the title. */
async function choosePlace(page: Page, demo: Demo, tags: Page | FrameLocator = page): Promise<void> {
  await demo.drawn();
  await expect(tags.getByRole("heading", { name: "Where do you want to ski?" })).toBeVisible();
  await demo.destination.click();
  await demo.destination.fill("val tho");
  await demo.bar
    .getByRole("option", { name: /Val Thorens/ })
    .first()
    .click();
  await expect(page.locator("output")).toHaveText("Val Thorens");
}

test("every example is tried", () => {
  expect(Object.keys(pages).sort()).toEqual([...examples].sort());
});

for (const [name, addresses] of Object.entries(pages)) {
  for (const address of addresses) {
    test(`the example ${name}/${address} hears of the place that is chosen, and logs nothing`, async ({ page }) => {
      const tags = name === "frame" ? page.frameLocator("iframe") : page;
      const demo = new Demo(page, "en-GB", tags);
      await page.goto(`${origin()}/${name}/${address}`);
      await choosePlace(page, demo, tags);
      expect(demo.problems).toEqual([]);
    });
  }
}

test("the example turbo keeps the search when its page is replaced", async ({ page }) => {
  const demo = new Demo(page, "en-GB");
  await page.goto(`${origin()}/turbo/index.html`);
  await choosePlace(page, demo);
  await page.evaluate(() => document.documentElement.toggleAttribute("data-kept", true));
  await page.getByRole("link", { name: "To the results" }).click();
  await expect(page.getByRole("heading", { name: "Turbo: results" })).toBeVisible();
  await expect(page.locator("html[data-kept]")).toBeAttached();
  await expect(demo.destination).toHaveValue("Val Thorens");
  await expect(demo.cards.first()).toBeVisible();
  await page.goBack();
  await expect(page.locator("output")).toHaveText("Val Thorens");
  expect(demo.problems).toEqual([]);
});

test("the example frame opens the results in the page, not in the frame", async ({ page }) => {
  const demo = new Demo(page, "en-GB", page.frameLocator("iframe"));
  await page.goto(`${origin()}/frame/`);
  await choosePlace(page, demo, page.frameLocator("iframe"));
  await demo.searchButton.click();
  await page.waitForURL(/\/en\/se-results/);
});

test("the example vite-react draws the tags with its own React, the only one in the page", async ({ page }) => {
  const demo = new Demo(page, "en-GB");
  await page.goto(`${origin()}/vite-react/`);
  await demo.drawn();
  await expect(page.locator("ski-date-picker:state(ready)")).toBeAttached();
  const renderers = (server?.scriptsOf("vite-react") ?? []).flatMap((script) => script.match(/rendererPackageName/g) ?? []);
  expect(renderers).toHaveLength(1);
  expect(demo.problems).toEqual([]);
});
