import { expect, test, type Page } from "@playwright/test";
import { browserArguments, provideBrowser } from "../../scripts/browser.mjs";
import { Demo } from "../drivers/demo.js";
import { webMcpArgument } from "../intents/agent.js";

test.use({ launchOptions: { executablePath: await provideBrowser(), args: [...browserArguments(), webMcpArgument] } });

interface BrowserTools {
  readonly modelContext?: { getTools(): Promise<readonly { readonly name: string }[]> };
}

/** The names of the page's tools, as the browser has them. */
const offeredIn = (page: Page) =>
  page.evaluate(async () => ((await (document as BrowserTools).modelContext?.getTools()) ?? []).map(({ name }) => name));
const ownTools = ["search_stays", "cheapest_dates", "where_to_go", "stay_details", "compare_stays", "open_stay"];

test("the browser reports no fault of a page's tools, and has the form's only while the tags offer none", async ({ page }) => {
  const faults: unknown[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Audits.issueAdded", ({ issue }) => faults.push(issue.details.genericIssueDetails));
  await session.send("Audits.enable");
  const demo = new Demo(page, "en-GB");
  for (const open of [() => demo.openHome(), () => demo.openResults("station[]=1")]) {
    await open();
    test.skip(!(await page.evaluate(() => "modelContext" in document)), "this browser has no draft of WebMCP");
    await expect.poll(async () => (await offeredIn(page)).toSorted()).toEqual(ownTools.toSorted());
    await page.evaluate(() => document.querySelectorAll("[agents]").forEach((tag) => tag.removeAttribute("agents")));
    await expect.poll(() => offeredIn(page)).toEqual(["open_results"]);
  }
  expect(faults).toEqual([]);
  expect(demo.problems).toEqual([]);
});
