import { expect, test } from "@playwright/test";
import type { Page, Request } from "@playwright/test";
import { Demo } from "../drivers/demo.js";

const sellersCalls = /\/(?:se\/search|wiyp\/price|catalog\/lihe)\//;

function record(page: Page): { readonly lookups: URL[]; readonly calls: Request[]; readonly order: string[] } {
  const seen = { lookups: [] as URL[], calls: [] as Request[], order: [] as string[] };
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname === "/company") seen.lookups.push(url);
    if (sellersCalls.test(url.pathname)) seen.calls.push(request);
    if (url.pathname === "/company" || sellersCalls.test(url.pathname)) seen.order.push(url.pathname);
  });
  return seen;
}

const engineOf = (request: Request): unknown => {
  const body: unknown = request.postData() ? request.postDataJSON() : null;
  if (typeof body === "object" && body !== null && "engineId" in body) return body.engineId;
  return Number(new URL(request.url()).searchParams.get("engineId"));
};

const trackedEvents = (page: Page) =>
  page.evaluate(() =>
    Array.isArray(window.dataLayer) ? window.dataLayer.map((event) => String(Reflect.get(Object(event), "event"))) : null,
  );

test("CSE-01..03 CSE-15 CSE-23..31 BOOT-52..53 a works council's visitor finds a stay, with the party that is saved there", async ({
  page,
  context,
}) => {
  test.slow();
  const demo = new Demo(page, "fr-FR-CSE");
  await demo.openHome();
  const choice = page.getByLabel("Votre comité").selectOption({ label: "CGOS, voyageurs enregistrés" });
  await Promise.all([page.waitForEvent("load"), choice]);
  await expect(demo.bar.getByRole("search")).toBeVisible();
  await expect.poll(async () => (await demo.search())["engineId"]).toBe(32);
  const seen = record(page);

  await demo.destination.click();
  await demo.option.filter({ hasText: "Val Thorens" }).click();
  await demo.chooseDates();
  await demo.segment("participants").click();
  await expect(demo.panel("participants")).toContainText(demo.words.participant.locked);
  await expect(demo.increase("adults")).toBeDisabled();
  await expect(demo.increase("children")).toBeDisabled();
  await page.keyboard.press("Escape");
  expect((await demo.search())["participants"]).toEqual([{ age: 18 }, { age: 18 }, { age: 9 }]);

  await demo.searchButton.click();
  await expect(page).toHaveURL(/\/cse\/se-results#/);
  await expect(demo.total).toContainText("Val Thorens");
  const hash = await demo.hash();
  expect([hash.get("e"), hash.get("capacity")]).toEqual(["32", "18-18-9"]);
  await expect(demo.cards.first()).toBeVisible();
  await demo.filter(demo.words.criteria.wifi).click();
  await expect.poll(async () => (await demo.search())["criteria"]).toEqual([55]);
  await expect(demo.stayLinks.first()).toBeVisible();

  expect(seen.lookups).toEqual([]);
  expect(seen.calls.length).toBeGreaterThan(4);
  for (const request of seen.calls) {
    const url = new URL(request.url());
    expect(url.searchParams.get("company"), url.pathname).toBe("cgos");
    if (!/price|catalog/.test(url.pathname)) expect(engineOf(request), url.pathname).toBe(32);
    if (!url.pathname.includes("catalog")) expect((await request.allHeaders())["accept-language"]).toBe("fr_FR_CSE");
  }

  const [stay] = await Promise.all([context.waitForEvent("page"), demo.stayLinks.first().click()]);
  await expect(stay.getByRole("heading", { level: 1 })).toBeVisible();
  expect(demo.problems).toEqual([]);
});

test("CSE-25 CSE-29..31 the engine is requested before the first find, once a session and company", async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: "company", value: "cgos", url: baseURL ?? "" }]);
  const demo = new Demo(page, "fr-FR-CSE");
  const seen = record(page);
  await demo.openResults("e=7");
  await expect(demo.cards.first()).toBeVisible();
  expect(seen.lookups.map(({ search }) => search)).toEqual(["?companyName=cgos"]);
  expect(seen.order[0]).toBe("/company");
  for (const request of seen.calls.filter((call) => call.url().includes("/se/search/"))) expect(engineOf(request)).toBe(32);
  expect(await page.evaluate(() => sessionStorage.getItem("engineId"))).toBe("32");
  await page.reload();
  await expect(demo.cards.first()).toBeVisible();
  expect(seen.lookups).toHaveLength(1);
  await page.context().addCookies([{ name: "company", value: "altitude", url: baseURL ?? "" }]);
  await page.reload();
  await expect(demo.cards.first()).toBeVisible();
  expect(seen.lookups).toHaveLength(2);
  expect(demo.problems).toEqual([]);
});

test("CSE-32 CSE-37 a lookup that fails is reported, and the search starts with its own engine", async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: "company", value: "nobody", url: baseURL ?? "" }]);
  const demo = new Demo(page, "fr-FR-CSE");
  await demo.openResults();
  await expect(demo.cards.first()).toBeVisible();
  expect((await demo.search())["engineId"]).toBe(1);
  await expect.poll(() => demo.problems.filter((problem) => problem.includes("HTTP error! Status: 404"))).not.toEqual([]);
});

test("TRACK-01..05 TRACK-08 TRACK-29 the data layer of a page receives what its visitor does", async ({ page, context }) => {
  await page.addInitScript(() => (window.dataLayer = []));
  const demo = new Demo(page);
  await demo.openResults("station[]=1&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18");
  await expect(demo.cards.first()).toBeVisible();
  await demo.filter(demo.words.criteria.wifi).click();
  await expect.poll(() => trackedEvents(page)).toEqual(["view_item_list", "filter_click", "view_item_list"]);
  await expect(demo.stayLinks.first()).toBeVisible();
  await Promise.all([context.waitForEvent("page"), demo.stayLinks.first().click()]);
  await Promise.all([context.waitForEvent("page"), demo.results.locator("a[part=offer]").first().click()]);
  await demo.searchButton.click();
  await expect.poll(async () => (await trackedEvents(page))?.slice(3)).toEqual(["product_click", "prestation_click", "search_module"]);
  const [list] = await page.evaluate(() => (Array.isArray(window.dataLayer) ? window.dataLayer : []));
  expect(list).toMatchObject({ searchEngineVersion: "V0", page: 1 });
  expect(list.products[0]).toMatchObject({
    cheapestPrestation: { startDate: "06/02/2027", endDate: "13/02/2027", duration: 7 },
    stationName: "Val Thorens",
    averageRating: expect.stringMatching(/^\d\.\d$/),
  });
  expect(demo.problems).toEqual([]);
});

test("TRACK-08 a page without a data layer is given none", async ({ page }) => {
  const demo = new Demo(page);
  await demo.openResults("station[]=1");
  await expect(demo.cards.first()).toBeVisible();
  await demo.filter(demo.words.criteria.wifi).click();
  await expect.poll(async () => (await demo.search())["criteria"]).toEqual([55]);
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
});
