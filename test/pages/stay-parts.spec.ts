import { expect, test } from "@playwright/test";
import { watchShifts } from "../drivers/shifts.js";
import { amountOf, Stay } from "../drivers/stay.js";

const english = "/en/stay/lodging-10054#packCode=PFP&BeginDate=06/02/2027&EndDate=13/02/2027&dated=1";

test("the parts of a stay's page have one width, the calendar too", async ({ page }) => {
  const stay = new Stay(page);
  await page.goto(english);
  await expect(stay.book).toBeEnabled();
  await expect(stay.calendar.locator("css=[part~=label]").first()).toBeVisible();
  const widths = await page
    .locator(".stay-parts > section")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
  expect(new Set(widths).size).toBe(1);
  const calendar = await stay.calendar.locator("css=[part~=calendar]").boundingBox();
  expect((widths[0] ?? 0) - (calendar?.width ?? 0), "the calendar with its padding").toBeLessThanOrEqual(48);
  const shifts = await watchShifts(page);
  await page.reload();
  await expect(stay.book).toBeEnabled();
  expect(await shifts()).toBeLessThanOrEqual(0.01);
});

test("each link to a part of a stay's page shows it, and leaves the visitor's choice in the address", async ({ page }) => {
  const stay = new Stay(page);
  await page.goto(english);
  await expect(stay.book).toBeEnabled();
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  for (const link of await links.all()) {
    const part = page.locator((await link.getAttribute("href")) ?? "");
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(part.getByRole("heading").first()).toBeInViewport();
    await expect(page).toHaveURL(/#packCode=PFP&BeginDate=06\/02\/2027/);
  }
  await expect(stay.book).toBeEnabled();
});

test("a stay of the season's table can be chosen, and the others are compared with it", async ({ page }) => {
  const stay = new Stay(page);
  await page.goto(english);
  const table = page.getByRole("table", { name: "The lowest listed total of each stay of 7 nights this season, for 2 guests" });
  const chosen = table.getByRole("row").filter({ has: page.locator(":checked") });
  await expect(chosen).toContainText("6 – 13 Feb 2027");
  await expect(chosen).toContainText("Your dates");
  const box = await page.locator(".stay-weeks-box").boundingBox();
  const row = await chosen.boundingBox();
  expect((row?.y ?? 0) > (box?.y ?? 0) && (row?.y ?? 0) < (box?.y ?? 0) + (box?.height ?? 0), "in the table's box").toBe(true);
  const other = table.getByRole("row").filter({ hasText: "13 – 20 Mar 2027" });
  const difference = amountOf((await other.getByRole("cell").nth(1).textContent()) ?? "");
  const prices = await Promise.all([chosen, other].map(async (one) => amountOf((await one.getByRole("cell").nth(0).textContent()) ?? "")));
  expect(Math.abs((prices[0] ?? 0) - (prices[1] ?? 0))).toBe(difference);
  await other.getByRole("radio").check();
  await expect(other).toContainText("Your dates");
  await expect(page).toHaveURL(/BeginDate=13\/03\/2027&EndDate=20\/03\/2027/);
  await expect(stay.book).toBeEnabled();
  await expect(stay.calendar).toHaveAttribute("value", "2027-03-13/2027-03-20");
});

test("on a wide screen the gallery of a stay has five pictures, on a phone one, before and after it has loaded", async ({
  page,
  isMobile,
}) => {
  const images = page.locator("ski-gallery > img");
  const boxes = () =>
    images.evaluateAll((all) =>
      all
        .map((image) => image.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)),
    );
  await page.route("**/ski-gallery*.js", (route) => route.abort());
  await page.goto(english);
  const before = await boxes();
  expect(before).toHaveLength(isMobile ? 1 : 5);
  await page.unroute("**/ski-gallery*.js");
  await page.reload();
  await expect(page.locator("ski-gallery").getByRole("button")).toBeVisible();
  expect(await boxes()).toEqual(before);
  for (const image of await images.all())
    if (await image.isVisible())
      await expect.poll(() => image.evaluate((picture) => (picture as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
});

test("the conditions of a stay have its days and sums, and without dates the rule in days", async ({ page }) => {
  const stay = new Stay(page);
  await page.goto(english);
  await expect(stay.book).toBeEnabled();
  const total = amountOf((await stay.total.textContent()) ?? "");
  const conditions = page.locator("#conditions");
  const lines = conditions.locator("dl > div");
  await expect(lines.nth(0)).toContainText("Until 7 Jan 2027");
  const sums = (await lines.locator("dd").allTextContents()).map((text) => amountOf(text.replace(/^.*:/, "")));
  expect(sums.slice(0, 3)).toEqual([Math.round(total * 0.3), Math.round(total * 0.6), total]);
  expect((sums[3] ?? 0) + (sums[4] ?? 0)).toBe(total);
  await expect(conditions).toContainText("running on 3 Feb 2027, three days before you arrive");
  await expect(conditions.getByRole("link", { name: "All booking terms" })).toHaveAttribute("href", "/en/terms");
  await page.goto("/en/stay/lodging-10054?undated");
  await expect(lines.nth(0)).toContainText("Until 30 days before arrival");
  await expect(conditions).not.toContainText("£");
});

test("each sort of room of a stay has a plan with a name, and as many spaces and beds in it as in its list", async ({ page }) => {
  await page.goto("/en/stay/lodging-10001");
  const cards = page.locator("#rooms > ul > li");
  expect(await cards.count()).toBeGreaterThan(0);
  for (const card of await cards.all()) {
    const plan = card.getByRole("img", { name: /^Schematic plan: / });
    const lines = await card.locator("ol > li").allTextContents();
    await expect(plan.locator(".space")).toHaveCount(lines.length);
    const beds = lines.flatMap((line) => [...line.replace(/^.*?m²/, "").matchAll(/(\d+) \w+ beds?/g)].map(([, count]) => Number(count)));
    await expect(plan.locator(".bed")).toHaveCount(beds.reduce((sum, count) => sum + count, 0));
  }
});

test("the latest reviews of a stay can be those of one kind of party", async ({ page }) => {
  const stay = new Stay(page);
  await page.goto(english);
  await expect(stay.book).toBeEnabled();
  const reviews = page.locator("#reviews");
  const latest = reviews.getByRole("list", { name: "Latest reviews" }).getByRole("listitem");
  await expect(latest).toHaveCount(5);
  await reviews.getByLabel("Latest reviews from").selectOption("Friends");
  await expect(latest).toHaveCount(3);
  for (const review of await latest.all()) await expect(review).toContainText(/\d out of 5\s*A group of friends, \w+ 202\d/);
  const counts = (await reviews.locator(".stay-kinds > li").allTextContents()).map((text) => amountOf(text.replace(/^.*,/s, "")));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(332);
  await expect(reviews.getByRole("link")).toHaveAttribute("href", "/en/terms");
});

test("the access and the pets of a stay agree with what it is at a glance", async ({ page }) => {
  for (const id of [10001, 10002, 10003, 10054, 10058]) {
    await page.goto(`/en/stay/lodging-${id}`);
    const facts = await page.locator(".facts li").allTextContents();
    const row = (name: string) => page.locator("#access dl > div").filter({ has: page.getByText(name, { exact: true }) });
    await expect(row("Reduced mobility access")).toContainText(facts.includes("Reduced mobility access") ? "Yes" : "No");
    await expect(row("Pets")).toContainText(facts.some((fact) => fact.startsWith("Pets")) ? /^\s*Pets\s*\d pets? allowed/ : "Not allowed");
  }
});

test("the place of a stay is on a map with its nearest airport, whose names are whole, and the mountains appear as it comes near", async ({
  page,
}) => {
  for (const [id, airports] of [
    [10001, 1],
    [10925, 1],
    [11069, 0],
  ] as const) {
    await page.goto(`/en/stay/lodging-${id}`);
    const place = page.locator("#place");
    const map = place.getByRole("img", { name: /^Map of the mountains around / });
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => map.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeGreaterThan(400);
    const frame = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const named = await map.locator(".map-mark:has(small, b)").all();
    expect(named.length, "the resort, and the airports that the map reaches").toBe(airports + 1);
    for (const mark of named) {
      const box = (await mark.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(box.x, await mark.innerText()).toBeGreaterThanOrEqual(frame.x);
      expect(box.x + box.width, await mark.innerText()).toBeLessThanOrEqual(frame.x + frame.width);
      expect(box.y, await mark.innerText()).toBeGreaterThanOrEqual(frame.y);
      expect(box.y + box.height, await mark.innerText()).toBeLessThanOrEqual(frame.y + frame.height);
    }
    for (const airport of await map.locator(".map-mark:has(small)").all()) {
      const [name = "", time = ""] = (await airport.innerText()).split("\n");
      await expect(place.locator("dd").filter({ hasText: name.trim() }).filter({ hasText: time.trim() })).toHaveCount(1);
    }
  }
});
