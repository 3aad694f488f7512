import { expect, test, type Page } from "@playwright/test";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { Demo } from "../drivers/demo.js";

const dated = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18";
const largeParty = `origin=MAN&packages[]=PFF&capacity=${Array.from({ length: 12 }, () => 18).join("-")}`;
const part = (demo: Demo, name: string) => demo.results.locator(`css=[part~=${name}]`);

async function openList(demo: Demo, hash = dated): Promise<void> {
  await demo.openResults(hash);
  await expect(demo.cards.first()).toBeVisible();
}

/** What the results show, and how it is brought about. */
const states: Readonly<Record<string, (demo: Demo, page: Page) => Promise<void>>> = {
  "the parts of a price": async (demo) => {
    await openList(demo);
    // A card whose stay turns out to be sold out, once it is in view and its price is checked, has no details, and moves.
    await demo.cards.first().scrollIntoViewIfNeeded();
    await expect(demo.cards.first().locator("css=[part~=see-stay]")).toBeVisible();
    await part(demo, "price-details").first().click();
    await expect(demo.results.locator("css=dl").first()).toBeVisible();
  },
  "two stays compared": async (demo) => {
    await openList(demo);
    for (const index of [0, 1]) await part(demo, "keep").nth(index).click();
    await demo.results.locator("css=[part~=shortlist-open], [part~=dock-shortlist]").click();
    await expect(demo.results.getByRole("columnheader")).toHaveCount(2);
  },
  "an empty list": async (demo) => {
    await demo.openResults("beginDate=2027-02-13&endDate=2027-02-20&station[]=52&c[]=69");
    await expect(part(demo, "near-dates")).toHaveCount(2);
  },
  "a party too large for its flight": async (demo, page) => {
    await page.goto(`/flight/se-results#${largeParty}`);
    await expect(part(demo, "party-note")).toContainText("020");
  },
  "numbers that could not be counted": async (demo, page) => {
    await page.route("**/se/search/count*", (route) => route.abort());
    await openList(demo);
  },
  "a list that failed": async (demo, page) => {
    await page.route("**/se/search/product*", (route) => route.abort());
    await demo.openResults(dated);
    await expect(part(demo, "retry")).toBeVisible();
  },
};

const modes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "in forced colours": (page) => page.emulateMedia({ forcedColors: "active" }),
  "at 400 % zoom": (page) => page.setViewportSize({ width: 320, height: 225 }),
};

for (const [mode, prepare] of Object.entries(modes)) {
  for (const [state, show] of Object.entries(states)) {
    // A phone is as narrow as a window at 400 % zoom.
    const tag = mode === "at 400 % zoom" ? "@wide" : [];
    test(`axe finds nothing ${mode}, and nothing overflows: ${state}`, { tag }, async ({ page }) => {
      await prepare(page);
      await show(new Demo(page, "en-GB"), page);
      await loadAxe(page);
      expect(await violationsIn(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    });
  }
}
