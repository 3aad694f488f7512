import { expect, test } from "@playwright/test";
import { testDay } from "../../demo/engine/test-engine.js";
import { Demo } from "../drivers/demo.js";
import { serveEngine } from "../fixtures/engine-server.js";

let engine: Awaited<ReturnType<typeof serveEngine>>;
test.beforeAll(async () => {
  engine = await serveEngine();
});
test.afterAll(() => engine.close());
test.beforeEach(({ isMobile }) => test.skip(isMobile, "the console has one form"));

test("the console sets the engine's day and its faults, and shows the requests", async ({ page }) => {
  const demo = new Demo(page, "fr-FR");
  await page.goto(`${engine.origin}/qa`);
  await expect(demo.cards.first()).toBeVisible();

  const day = page.getByLabel("The engine's day");
  await expect(day).toHaveValue(testDay);
  await day.fill("2027-06-01");
  await expect.poll(async () => (await page.request.get(`${engine.origin}/engine/clock`)).json()).toEqual({ today: "2027-06-01" });
  engine.clock.set(testDay);

  await page.getByLabel("Fault of products").selectOption("status 500");
  await page.getByLabel("Fault of counts").selectOption("cut in the middle");
  await page.getByLabel("How often counts").selectOption("once");
  await expect.poll(() => engine.faults.list()).toEqual({ products: { status: 500 }, counts: { body: "truncated", times: 1 } });
  await demo.sort.selectOption("price-asc");
  await expect(demo.results.locator("css=[part~=failed]")).toBeVisible();
  await page.getByRole("button", { name: "No faults" }).click();
  await expect.poll(() => engine.faults.list()).toEqual({});
  await demo.results.locator("css=[part~=retry]").click();
  await expect(demo.cards.first()).toBeVisible();

  const requests = page.getByRole("region", { name: "Requests" });
  await page.getByLabel("Which requests").selectOption("products");
  await requests.getByText("products").first().click();
  await expect(requests.locator("details[open]")).toContainText("sort = price");
  await expect(page.getByRole("region", { name: "State", exact: true })).toContainText('"sort": "price-asc"');
  await expect(page.getByRole("region", { name: "Data layer" })).toContainText("view_item_list");
  await page.getByRole("button", { name: "Clear lists" }).click();
  await expect(page.getByRole("region", { name: "Events" })).toContainText("Nothing yet");
});

test("the console keeps a fault that is chosen while an earlier one is being sent", async ({ page }) => {
  await page.route("**/engine/faults", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(`${engine.origin}/qa`);
  await page.getByLabel("Fault of find").selectOption("status 500");
  await page.getByLabel("Fault of prices").selectOption("status 404");
  await expect.poll(() => engine.faults.list()).toEqual({ find: { status: 500 }, prices: { status: 404 } });
  await expect(page.getByLabel("Fault of find")).toHaveValue("status 500");
  engine.faults.clear();
});

test("the console sets the elements up, and shows two searches that do not touch each other", async ({ page }) => {
  await page.goto(`${engine.origin}/qa`);
  await page.getByLabel("Locale").selectOption("en-GB");
  await expect(page).toHaveURL(/locale=en-GB/);
  await page.getByLabel("Page kind").selectOption("club");
  await expect(page).toHaveURL(/page=club/);
  await page.getByLabel("hsFirst").check();
  await expect(page).toHaveURL(/flags=[^&]*hsFirst/);
  await page.getByLabel("Two searches side by side").check();
  await expect(page.locator("ski-results")).toHaveCount(2);
  const state = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(state("State")).toContainText('"locale": "en-GB"');
  await expect(state("State")).toContainText(/"lodgingTypes": \[\s*23\s*\]/);

  await page.evaluate(() => window.skiElements?.getSearch("second").set({ criteria: [55] }));
  await expect(state("State of the second search")).toContainText(/"criteria": \[\s*55\s*\]/);
  await expect(state("State")).toContainText('"criteria": []');
  expect(page.url()).not.toContain("c[]=55");
});
