import { expect, test } from "@playwright/test";
import { historyDelay } from "../../src/domain/defaults.js";
import { Demo } from "../drivers/demo.js";

test("URL-02, URL-06..24 a hash typed by hand restores the search", async ({ page }) => {
  const demo = new Demo(page);
  await demo.openResults(
    "station[]=1&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18-8&packages[]=PF&c[]=55&lodgingType[]=43&lodgingType[]=19&rc_sort=price&rc_order=asc&priceMax=9000",
  );
  await expect(demo.cards.first()).toBeVisible();
  await expect(demo.destination).toHaveValue("Val Thorens");
  await expect(demo.segment("dates")).toContainText("6 – 13 févr.");
  await expect(demo.segment("participants")).toContainText("2 adultes, 1 enfant");
  await expect(demo.filter("Wifi")).toBeChecked();
  await expect(demo.filter("Résidence de tourisme")).toBeChecked();
  await expect(demo.sort).toContainText(demo.words.sort.price_asc);
  expect(await demo.search()).toMatchObject({
    place: { id: 1, type: "station", label: "Val Thorens" },
    stayDates: { start: "2027-02-06", end: "2027-02-13" },
    participants: [{ age: 18 }, { age: 18 }, { age: 8 }],
    packages: ["PF"],
    criteria: [55],
    lodgingTypes: [19, 43],
    budget: { min: null, max: 9000 },
    sort: "price-asc",
  });
  expect(demo.problems).toEqual([]);
});

test("an old link, its stay long past and its resort sold no more, is reported, keeps the other choices and still leads to stays", async ({
  page,
}) => {
  const demo = new Demo(page);
  await demo.openResults("station[]=99999&beginDate=2024-02-03&endDate=2024-02-10&capacity=18-18-8&packages[]=PF");
  await expect(demo.destination).toHaveValue(demo.words.station_search.unknown);
  await expect(demo.segment("dates")).toContainText("3 – 10 févr. 2024");
  await expect(demo.segment("participants")).toContainText("2 adultes, 1 enfant");

  await demo.destination.fill("val thorens");
  await demo.option.filter({ hasText: "Val Thorens" }).first().click();
  await expect(demo.destination).toHaveValue("Val Thorens");
  await demo.chooseDates();
  await expect(demo.cards.first()).toBeVisible();
  expect(await demo.search()).toMatchObject({
    place: { id: 1, label: "Val Thorens" },
    participants: [{ age: 18 }, { age: 18 }, { age: 8 }],
    packages: ["PF"],
  });
});

test("URL-32 Back undoes the last choice, Forward makes it again", async ({ page }) => {
  const demo = new Demo(page);
  const start = Date.now();
  await page.clock.setFixedTime(start);
  await demo.openResults("station[]=1&beginDate=2027-02-06&endDate=2027-02-13");
  await expect(demo.cards.first()).toBeVisible();
  await demo.filter("Wifi").click();
  await expect(page).toHaveURL(/c\[\]=55/);
  await page.clock.setFixedTime(start + historyDelay + 1);
  await demo.filter("Sauna").click();
  await expect(page).toHaveURL(/c\[\]=70/);
  await page.goBack();
  await expect(demo.filter("Sauna")).not.toBeChecked();
  await expect(demo.filter("Wifi")).toBeChecked();
  await page.goBack();
  await expect(demo.filter("Wifi")).not.toBeChecked();
  await page.goForward();
  await expect(demo.filter("Wifi")).toBeChecked();
  expect(demo.problems).toEqual([]);
});

test("URL-32 PKG-27 Back leaves the results where find narrowed the packages a second after the page had opened", async ({ page }) => {
  const demo = new Demo(page);
  await demo.openHome();
  await page.route("**/se/search/find?**", async (route) => {
    const response = await route.fetch();
    const found = (await response.json()) as object;
    await new Promise((done) => setTimeout(done, 1000));
    await route.fulfill({ response, json: { ...found, packages: [{ id: "PF", count: 3 }] } });
  });
  await demo.openResults("packages[]=PF&packages[]=PFP");
  await expect(demo.cards.first()).toBeVisible();
  await expect.poll(async () => (await demo.hash()).getAll("packages[]")).toEqual(["PF"]);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("URL-26, URL-35 foreign keys and the banner survive a choice, | is read as -", async ({ page }) => {
  const demo = new Demo(page);
  await demo.openResults("utm_source=letter&banner=wide.jpg/small.jpg&beginDate=2027|02|06&endDate=2027|02|13&station[]=1");
  await expect(demo.cards.first()).toBeVisible();
  await demo.filter("Wifi").click();
  await expect(page).toHaveURL(/c\[\]=55/);
  const hash = await demo.hash();
  expect(hash.get("utm_source")).toBe("letter");
  expect(hash.get("banner")).toBe("wide.jpg/small.jpg");
  expect(hash.get("beginDate")).toBe("2027-02-06");
});

for (const foreign of ["section-2", "/route/7?x=1", "!/shebang"]) {
  test(`URL-36 the page's own hash #${foreign} is left alone`, async ({ page }) => {
    const demo = new Demo(page);
    await demo.openResults(foreign);
    await expect(demo.cards.first()).toBeVisible();
    await demo.filter("Wifi").click();
    await expect(demo.filter("Wifi")).toBeChecked();
    await expect.poll(async () => (await demo.search())["criteria"]).toEqual([55]);
    expect(await page.evaluate(() => location.hash)).toBe(`#${foreign}`);
    expect(demo.problems).toEqual([]);
  });
}

const garbage = [
  "e=abc&capacity=-1-999-x&beginDate=2027-02-30&endDate=soon&station[]=&c[]=NaN&lodgingType[]=<script>",
  "%E0%A4%A&=&&&station[]=1e99&packages[]=__proto__&rc_sort=;drop&rc_order=asc",
  "priceMin=9999999&priceMax=-5&capacity=18-18-18-18-18-18-18-18-18-18-18-18-18-18-18-18-18-18-18-18-18-18-18-18",
  "placeType=domain&station[]=999999&region=zz&origin=%00%00",
];
for (const [index, hash] of garbage.entries()) {
  test(`garbage in the hash never breaks the page, case ${index + 1}`, async ({ page }) => {
    const demo = new Demo(page);
    const uncaught: string[] = [];
    page.on("pageerror", (error) => uncaught.push(error.message));
    await demo.openResults(hash);
    await expect(demo.results.getByRole("region", { name: demo.words.results.filters })).toBeVisible();
    await expect(demo.searchButton).toBeEnabled();
    expect(uncaught).toEqual([]);
  });
}
