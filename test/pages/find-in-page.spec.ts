import { expect, test } from "@playwright/test";
import { browserArguments, findWholeBrowser } from "../../scripts/browser.mjs";
import { Demo } from "../drivers/demo.js";

// The headless shell, which the other tests prefer, finds nothing in any page.
const executablePath = await findWholeBrowser();
test.use({ launchOptions: { ...(executablePath && { executablePath }), args: browserArguments() } });

test.skip(executablePath === null, "No whole browser is installed, and the headless shell cannot find in a page.");

test("a stay far down the list is found in the page before it is near", async ({ page }) => {
  const demo = new Demo(page);
  await demo.openResults("station[]=1&beginDate=2027-02-06&endDate=2027-02-13");
  const last = demo.cards.nth(19);
  await expect(last).toBeAttached();
  const heading = await last.getByRole("heading", { level: 3 }).textContent();
  const title = (heading ?? "").replace(/\(.*/, "").trim();
  expect(title).not.toBe("");
  await expect(last.locator("css=[part~=card-picture]"), "it is an outline").toHaveCount(0);
  expect(await page.evaluate((text) => (window as unknown as { find(text: string): boolean }).find(text), title)).toBe(true);
});
