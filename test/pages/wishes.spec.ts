import { expect, test, type Page } from "@playwright/test";
import { addMonths, monthOf } from "../../src/calendar/day.js";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { openDestination, type DemoLocale } from "../drivers/demo.js";

interface WirePlace {
  readonly label: string;
  readonly price: number;
  readonly start: string;
  readonly altitude: number;
  readonly access: readonly { readonly code: string; readonly minutes: number }[];
}

/** Opens the destination on the home page, and types wishes into it. */
async function openWishes(page: Page, locale: DemoLocale) {
  const { demo, isNarrow } = await openDestination(page, locale);
  const part = (name: string) => demo.bar.locator(`css=[part~=${name}]`);
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await expect(part("wish-chip").first()).toBeVisible();
  };
  return { demo, isNarrow, part, type };
}

/** A month of the season, three months from now. */
const month = addMonths(monthOf(new Date().toISOString()), 3);
const monthName = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" }).format(new Date(`${month}-01`));

test("a wish without a place shows just the places of the server that fit, with their prices in that month", async ({ page }) => {
  const { demo, isNarrow, part, type } = await openWishes(page, "en-GB");
  await type(`4 adults, 7 nights in ${monthName} above 1,500 m within 3 hours of Geneva under £6,000 with dog, quiet`);
  await expect(part("wish-chip")).toHaveCount(7);
  await expect(part("wish-unknown")).toHaveText(/quiet/);
  await loadAxe(page);
  expect(await violationsIn(page)).toEqual([]);
  const answer = page.waitForResponse(
    (response) => response.url().includes("&by=station") && response.url().includes("participant=18-18-18-18"),
  );
  await page.keyboard.press("Enter");
  const response = await answer;
  const query = new URL(response.url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({ current_month: month, numberOfMonths: "1", nights: "7", criteria: "52" });
  const { places } = (await response.json()) as { readonly places: readonly WirePlace[] };
  const minutes = ({ access }: WirePlace) => Math.min(...access.filter(({ code }) => code === "GVA").map((one) => one.minutes), Infinity);
  const fitting = places.filter((place) => place.altitude >= 1500 && minutes(place) <= 180 && place.price <= 6000);
  expect(fitting.length).toBeGreaterThan(0);
  if (isNarrow) await part("places-switch").click();
  await expect(part("place-offer")).toHaveCount(fitting.length);
  const names = await part("place-offer").locator("css=.place-offer-name").allTextContents();
  expect(names.map((name) => name.trim()).toSorted()).toEqual(fitting.map(({ label }) => label).toSorted());
  await expect(part("chip")).toHaveText([/£6,000/, /Pets/]);
  expect(await violationsIn(page)).toEqual([]);
  await part("place-offer").first().click();
  const chosen = await demo.search();
  expect(chosen).toMatchObject({ criteria: [52], budget: { max: 6000 }, stayDates: { start: expect.stringContaining(month) } });
  expect(chosen.participants).toHaveLength(4);
});

test("a wish with a place is chosen with it, and the dates open in its month", async ({ page }) => {
  const { demo, type } = await openWishes(page, "en-GB");
  await type(`val thorens ${monthName} week 3 adults half board`);
  // The suggestion may load after Enter.
  await page.keyboard.press("Enter");
  const place = { id: 1, type: "station", label: "Val Thorens" };
  await expect.poll(() => demo.search()).toMatchObject({ place, criteria: [61] });
  expect((await demo.search()).participants).toHaveLength(3);
  await expect(demo.bar.locator(`css=[data-month="${month}"]`).first()).toBeInViewport();
});

test("the month of the places can be changed, and be any", async ({ page }) => {
  const { demo, isNarrow, part, type } = await openWishes(page, "en-GB");
  await type(`week in ${monthName}`);
  await page.keyboard.press("Enter");
  if (isNarrow) await part("places-switch").click();
  await expect(part("place-offer").first()).toBeVisible();
  if (isNarrow) await demo.bar.getByRole("button", { name: demo.words.place_map.adjust }).click();
  await expect(part("place-month")).toContainText(monthName);
  const dear = await part("place-offer").first().innerText();
  await part("place-month").click();
  await demo.bar.getByRole("option", { name: demo.words.place_map.any_month }).click();
  await expect(part("place-month")).toContainText(demo.words.place_map.any_month);
  await expect(part("place-offer").first()).not.toHaveText(dear);
});

for (const locale of ["fr-FR", "en-GB", "nl-NL", "de-DE"] as const)
  test(`the example is understood whole, and nothing is requested of others (${locale})`, async ({ page }) => {
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    const { part } = await openWishes(page, locale);
    await part("wish-example").click();
    await expect(part("wish-chip")).toHaveCount(4);
    await expect(part("wish-unknown")).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(part("places-count")).toBeVisible();
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });
