import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { Demo } from "../drivers/demo.js";
import { block, errorCodes } from "../drivers/refused-files.js";

/** Results of one copy in a search that another made, whose page has no results: that copy loads what results need of a search. */
async function openTwoCopies(page: Page): Promise<void> {
  const scripts = ["/dist/light/elements/ski-searchbar.js", "/dist/elements/ski-results.js"].map(
    (source) => `<script type="module" src="${source}"></script>`,
  );
  const settings = `locale="fr-FR" engine-id="1" currency="EUR" menu-domain="https://ski.example"`;
  const body = `<!doctype html><html lang="fr">${scripts.join("")}<ski-searchbar ${settings}></ski-searchbar><ski-results ${settings}></ski-results>`;
  await page.route("**/two-copies", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/two-copies#station[]=1&beginDate=2027-02-06&endDate=2027-02-13");
}

test("results whose file results-part fails again offer to reload the page, which keeps the search", async ({ page }) => {
  const demo = new Demo(page);
  const screen = demo.results.locator("css=[part~=failed]");
  const retry = screen.getByRole("button", { name: demo.words.results.retry });
  const reload = screen.getByRole("button", { name: demo.words.common.reload_page });
  const { refused, unblock } = await block(page, "results-part", "/dist/light");
  const errors = await errorCodes(page);
  await openTwoCopies(page);
  await expect(retry).toBeVisible();
  await expect(reload, "a single failure may be the network's").toHaveCount(0);
  const before = refused();
  await retry.click();
  await expect(reload).toBeVisible();
  expect(refused(), "this browser requests it again").toBeGreaterThan(before);
  expect(new Set(await errors())).toEqual(new Set(["call-failed"]));
  await page.evaluate(() => document.body.setAttribute("data-before", ""));
  await unblock();
  await reload.click();
  await expect(page.locator("body[data-before]")).toHaveCount(0);
  await expect(demo.total).toContainText("Val Thorens");
  await expect(demo.cards.first()).toBeVisible();
});

test("results whose file results-part loads at last offer no new page for a call that fails then", async ({ page }) => {
  const demo = new Demo(page);
  const screen = demo.results.locator("css=[part~=failed]");
  const retry = screen.getByRole("button", { name: demo.words.results.retry });
  const reload = screen.getByRole("button", { name: demo.words.common.reload_page });
  const { unblock } = await block(page, "results-part", "/dist/light");
  await openTwoCopies(page);
  await retry.click();
  await expect(reload).toBeVisible();
  await unblock();
  await page.route("**/se/search/product*", (route) => route.fulfill({ status: 500 }));
  const failed = page.waitForResponse((response) => response.status() === 500);
  await retry.click();
  await failed;
  await expect(reload).toHaveCount(0);
  await expect(retry).toBeVisible();
});
