import { expect, test, type Page } from "@playwright/test";
import { addDays } from "../../src/calendar/day.js";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { openDestination, type DemoLocale } from "../drivers/demo.js";

const isOfPlaces = (url: string) => /\/se\/search\/find\?/.test(url) && url.includes("&by=station");

interface WirePlace {
  readonly id: number;
  readonly label: string;
  readonly price: number;
  readonly start: string;
  readonly nights: number;
  readonly altitude: number;
  readonly access: readonly { readonly code: string; readonly minutes: number }[];
}

/** Opens the map of the destination on the home page, on a phone its list. Returns the places as the server gives them. */
async function openMap(page: Page, locale: DemoLocale) {
  const { demo, isNarrow } = await openDestination(page, locale);
  const answered = page.waitForResponse((one) => isOfPlaces(one.url()));
  await demo.bar.locator("css=[part~=place-view]").last().click();
  const { places } = (await (await answered).json()) as { readonly places: readonly WirePlace[] };
  const offers = demo.bar.locator("css=[part~=place-offer]");
  if (isNarrow) await demo.bar.locator("css=[part~=places-switch]").click();
  await expect(offers).toHaveCount(places.length);
  return { demo, places, offers, isNarrow };
}

test("the places of the map are those of the server, the cheapest first, and a press chooses one", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const { demo, places, offers, isNarrow } = await openMap(page, "en-GB");
  const byPrice = places.toSorted((one, other) => one.price - other.price);
  const [cheapest] = byPrice;
  await expect(offers.first().locator("css=.num")).toHaveText(new RegExp(`£${cheapest?.price.toLocaleString("en-GB") ?? ""}$`));
  if (isNarrow) await demo.bar.locator("css=[part~=places-switch]").click();
  await expect(demo.bar.locator("css=canvas.relief:not(.waits)")).toBeVisible();
  await expect(demo.bar.locator("css=[part~=map-price]").first()).toBeVisible();
  await loadAxe(page);
  expect(await violationsIn(page)).toEqual([]);
  const price = demo.bar.locator("css=[part~=map-price]").first();
  const name = ((await price.getAttribute("aria-label")) ?? "").split(",")[0];
  await price.click();
  if (isNarrow) await offers.first().click();
  const place = places.find(({ label }) => label === name);
  const chosen = { place: { id: place?.id, type: "station", label: name }, stayDates: { start: place?.start } };
  expect(await demo.search()).toMatchObject(chosen);
  expect(requests.filter(isOfPlaces)).toHaveLength(1);
  const strangers = requests.filter((url) => new URL(url).origin !== new URL(page.url()).origin && !url.startsWith("data:"));
  expect(strangers).toEqual([]);
  expect(demo.problems).toEqual([]);
});

test("a place that is chosen without dates has the stay of its price first in the list", { tag: "@wide" }, async ({ page }) => {
  const { demo, places, offers } = await openMap(page, "en-GB");
  const [cheapest] = places.toSorted((one, other) => one.price - other.price);
  await offers.first().click();
  await demo.searchButton.click();
  const end = addDays(cheapest?.start ?? "", cheapest?.nights ?? 0);
  await expect(demo.cards.first()).toContainText(cheapest?.label ?? "?");
  expect(await demo.search()).toMatchObject({
    place: { id: cheapest?.id },
    stayDates: { start: cheapest?.start, end },
    sort: "price-asc",
  });
  expect(demo.problems).toEqual([]);
});

test(
  "a map that was opened is there again when its field is; a typed text leads to the suggestions",
  { tag: "@wide" },
  async ({ page }) => {
    const { demo, offers } = await openMap(page, "nl-NL");
    await page.keyboard.press("Escape");
    await expect(demo.bar.locator("css=[part~=places]")).toHaveCount(0);
    await demo.destination.click();
    await expect(offers.first()).toBeVisible();
    await expect(demo.destination).toBeFocused();
    await page.keyboard.type("val thor");
    await expect(demo.option.first()).toBeVisible();
    await expect(demo.bar.locator("css=[part~=places]")).toHaveCount(0);
    expect(demo.problems).toEqual([]);
  },
);

test("what a place should have leaves those that the server says have it", async ({ page }) => {
  const { demo, places, offers, isNarrow } = await openMap(page, "fr-FR");
  if (isNarrow) await demo.bar.getByRole("button", { name: demo.words.place_map.adjust }).click();
  const altitude = demo.bar.locator("css=[part~=place-limit-altitude] input");
  await altitude.focus();
  for (let step = 0; step < 9; step += 1) await page.keyboard.press("ArrowRight");
  const limit = Number(((await altitude.getAttribute("aria-valuetext")) ?? "").replace(/\D/g, ""));
  expect(limit).toBeGreaterThan(1000);
  const minutes = demo.bar.locator("css=[part~=place-limit-minutes] input");
  await minutes.focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowLeft");
  const [, hours = "0", rest = "0"] = /(\d+)\s?h(?:\s?(\d+)\s?min)?/.exec((await minutes.getAttribute("aria-valuetext")) ?? "") ?? [];
  const longest = Number(hours) * 60 + Number(rest);
  const reaches = new Map<string, number>();
  for (const { code } of places.flatMap(({ access }) => access)) reaches.set(code, (reaches.get(code) ?? 0) + 1);
  const [origin] = [...reaches].filter(([code]) => /^[A-Z]{3}$/.test(code)).toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const wanted = places.filter(
    ({ altitude: height, access }) => height >= limit && access.some(({ code, minutes: time }) => code === origin && time <= longest),
  );
  await expect(offers).toHaveCount(wanted.length);
  expect(wanted.length).toBeGreaterThan(0);
  expect((await offers.locator("css=.place-offer-name b").allTextContents()).toSorted()).toEqual(
    wanted.map(({ label }) => label).toSorted(),
  );
  expect(demo.problems).toEqual([]);
});

test(
  "by keyboard alone: to the map, along its places, and to a choice; Escape leads back to the field",
  { tag: "@wide" },
  async ({ page }) => {
    const { demo } = await openMap(page, "en-GB");
    const focused = () =>
      page.evaluate(() => document.querySelector("ski-searchbar")?.shadowRoot?.activeElement?.getAttribute("part") ?? "");
    await page.keyboard.press("Escape");
    expect(await focused()).toContain("destination-input");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await expect(demo.bar.locator("css=[part~=place-map]")).toBeVisible();
    await expect(demo.bar.locator("css=[part~=place-view-on] input"), "the view that was chosen keeps the focus").toBeFocused();
    for (let step = 0; step < 12 && !/map-(?:price|dot)/.test(await focused()); step += 1) await page.keyboard.press("Tab");
    expect(await focused()).toMatch(/map-(?:price|dot)/);
    await page.keyboard.press("ArrowDown");
    const name = await page.evaluate(
      () => document.querySelector("ski-searchbar")?.shadowRoot?.activeElement?.getAttribute("aria-label") ?? "",
    );
    await page.keyboard.press("Enter");
    expect(await demo.search()).toMatchObject({ place: { label: name.split(",")[0] } });
    expect(demo.problems).toEqual([]);
  },
);

test("a server that does not know the places is asked once, and the map is not offered again", async ({ page }) => {
  let asked = 0;
  await page.route(
    (url) => isOfPlaces(url.href),
    async (route) => {
      asked += 1;
      const response = await route.fetch();
      const { places: _places, ...answer } = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ response, json: answer });
    },
  );
  const { demo } = await openDestination(page, "nl-NL");
  await demo.bar.locator("css=[part~=place-view]").last().click();
  await expect(demo.bar.locator("css=[part~=place-views]")).toHaveCount(0);
  await expect(demo.option.first()).toBeVisible();
  await expect(demo.destination).toHaveAttribute("aria-expanded", "true");
  expect(asked).toBe(1);
  expect(demo.problems).toEqual([]);
});
