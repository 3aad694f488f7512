import { expect, test } from "@playwright/test";
import { testDay } from "../../demo/engine/testing/engine.driver.js";
import { Demo } from "../drivers/demo.js";
import { serveEngine } from "../fixtures/engine-server.js";

let engine: Awaited<ReturnType<typeof serveEngine>>;
test.beforeAll(async () => {
  engine = await serveEngine();
});
test.afterAll(() => engine.close());
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
  await demo.sortBy(demo.words.sort.price_asc);
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

test("EXP-CFG-08 the console lists the feature flags with what decided each, follows the provider, and overrides them", async ({
  page,
}) => {
  await page.goto(`${engine.origin}/qa`);
  const flags = page.getByRole("region", { name: "Experiments" });
  const row = (key: string) => flags.getByRole("row", { name: new RegExp(`^${key}`) });
  await expect(row("flightVersion")).toContainText("no rule: the default");
  await expect(row("sortOrder")).toContainText(/experiment 30210, rule 3021, variation 30210[01]/);
  await expect(row("groupLondonAirports")).toContainText("disabled in production");

  await expect.poll(() => engine.experiments.followers()).toBe(1);
  const own = engine.experiments.configuration();
  const featureFlags = own.featureFlags.map((flag) => ({
    ...flag,
    rules: flag.rules.map((rule) => ({ ...rule, segment: null, exposition: flag.featureKey === "sortOrder" ? 0 : 1 })),
  }));
  engine.experiments.setConfiguration({ ...own, featureFlags });
  await expect(row("flightVersion")).toContainText("targeted delivery 30110, rule 3011, variation 301101");
  await expect(row("sortOrder")).toContainText("no rule: the default");

  const override = (key: string) => page.getByLabel(`Override of ${key}`);
  await override("sortOrder").selectOption("cheapest-first");
  await expect(row("sortOrder").getByRole("cell").first()).toHaveText("cheapest-first");
  await expect(row("sortOrder")).toContainText("override");
  await expect(page).toHaveURL(/override=sortOrder%3Acheapest-first/);
  await override("sortOrder").selectOption("by its rules");
  await expect(row("sortOrder")).toContainText("no rule: the default");
  await expect(page.locator("ski-results")).toHaveAttribute("features", "{}");
  await override("groupLondonAirports").selectOption("on");
  await expect(row("groupLondonAirports")).toContainText("override");
  await expect(page.locator("ski-results")).toHaveAttribute("features", '{"groupLondonAirports":true}');
  expect(engine.log.counts()).toMatchObject({ tracking: 0 });
  engine.experiments.setConfiguration(null);
});

test("the console says why it has no feature flags", async ({ page }) => {
  engine.faults.set({ configuration: { status: 503 } });
  await page.goto(`${engine.origin}/qa`);
  await expect(page.getByRole("region", { name: "Experiments" })).toContainText("status 503");
  engine.faults.clear();
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

test("the address of the console sets again what was set there, and its lists can be searched", async ({ page }) => {
  const demo = new Demo(page, "fr-FR");
  await page.goto(`${engine.origin}/qa`);
  await page.getByLabel("Fault of counts").selectOption("status 503");
  await page.getByLabel("How often counts").selectOption("by number or time");
  await page.getByLabel("counts: after requests").fill("1");
  await page.getByLabel("counts: after requests").blur();
  await page.getByLabel("counts: for seconds").fill("30");
  await page.getByLabel("counts: for seconds").blur();
  await page.getByLabel("The engine's day").fill("2026-12-05");
  await page.getByLabel("Which requests").selectOption("find");
  await page.getByLabel("Search the lists").fill("current_month");
  await expect.poll(() => engine.faults.list()).toEqual({ counts: { status: 503, skip: 1, lasts: 30_000 } });
  const address = page.url();
  engine.faults.clear();
  engine.clock.set(testDay);

  await page.goto("about:blank");
  await page.goto(address);
  await expect.poll(() => engine.faults.list()).toEqual({ counts: { status: 503, skip: 1, lasts: 30_000 } });
  await expect(page.getByLabel("The engine's day")).toHaveValue("2026-12-05");
  await expect(page.getByLabel("Fault of counts")).toHaveValue("status 503");
  await expect(page.getByLabel("counts: for seconds")).toHaveValue("30");
  await expect(page.getByLabel("Which requests")).toHaveValue("find");
  await expect(demo.cards.first()).toBeVisible();
  const requests = page.getByRole("region", { name: "Requests" });
  await expect(requests.locator("li")).not.toHaveCount(0);
  await page.getByLabel("Search the lists").fill("no request has this");
  await expect(requests).toContainText("Nothing yet");
  engine.faults.clear();
  engine.clock.set(testDay);
});

test("the console links to every state, with the faults that it needs", async ({ page }) => {
  const demo = new Demo(page, "fr-FR");
  await page.goto(`${engine.origin}/qa`);
  await page.getByText(/^Every state of the demo/).click();
  const states = page.getByRole("list", { name: "States" });
  await page.getByLabel("Search the states").fill("list fails");
  await expect(states.getByRole("listitem")).toHaveCount(1);
  await states.getByRole("link", { name: "list that fails" }).click();
  await expect(page).toHaveURL(/\/se-results$/);
  await expect(demo.results.locator("css=[part~=failed]")).toBeVisible();
  engine.faults.clear();
});
