import { createCatalogue } from "../catalogue/catalogue.js";
import { dayText, knownDay } from "../catalogue/days.js";
import { catalogueKey } from "../catalogue/key.js";
import { anyStay, type Selection, type Visitor } from "../answers.js";
import { createClock } from "../service/clock.js";
import { openDatabase } from "./open.js";
import { readPlaces } from "./places.js";
import { releasedByCounts } from "./counts.js";
import { releasedByFind } from "./find.js";
import { packagesOnceDeparting, selectionParameters, sourceOf } from "./selection.js";
import { type Parameters, type QueryName, type Statement, statement } from "./statements.js";

/** Prints how long the catalogue takes to make and the database to open, and the plan of each query. */

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const timed = async <Answer>(what: string, run: () => Promise<Answer>): Promise<Answer> => {
  const begun = performance.now();
  const answer = await run();
  say(`${what}: ${Math.round(performance.now() - begun)} ms`);
  return answer;
};

const today = createClock().today();
say(`Catalogue ${catalogueKey(today)} on ${process.env.DATABASE_URL ? "the server of DATABASE_URL" : "the embedded database"}`);
const catalogue = await timed("Made in memory", async () => createCatalogue(today));
const database = await timed("Opened (and built, where it was not kept)", () => openDatabase(today));
const places = await timed("Places read", () => readPlaces(database));

const visitor: Visitor = { language: "fr", worksCouncil: false, currency: "EUR", today, origin: "" };
const season: Selection = { ...anyStay, season: "H", party: 2 };
const week = catalogue.periods.find((period) => period.kind === "saturday" && period.start > today + 60);
const dated: Selection = { ...season, season: null, begin: week?.start ?? null, end: week?.end ?? null };
const aboveAPrice: Selection = { ...season, priceMin: 800 };
const ofAStation: Selection = { ...season, place: { type: "station", id: catalogue.places.stations[0]?.id ?? 0 } };
const page = { sort: "best-seller", size: 20, skip: 0 };
const lodgings = catalogue.lodgings.slice(0, page.size).map(({ liheId }) => liheId);
const departing = packagesOnceDeparting(season, { ...visitor, language: "en" });
const startOfWeek = { from: dayText(dated.begin ?? today), until: dayText((dated.begin ?? today) + 1) };
const months = { nights: 0, from: "2000-01-01", until: "2100-01-01" };

const searched = (query: QueryName, selection: Selection, released: number, more: Parameters = {}): Statement =>
  statement(query, { ...selectionParameters(selection, visitor, places, released), source: sourceOf(selection, "any"), ...more });
const plans: readonly (readonly [title: string, statement: Statement])[] = [
  ...(
    [
      ["dated", dated],
      ["undated", season],
    ] as const
  ).flatMap(([kind, selection]) => [
    [`products, ${kind}`, searched("products", selection, 0, page)] as const,
    [`stays of a page, ${kind}`, searched("stays", selection, 0, { lodgings })] as const,
    [`counts, ${kind}`, searched("counts", selection, releasedByCounts)] as const,
    [`counts in a budget, ${kind}`, searched("counts", { ...selection, priceMax: 2000 }, releasedByCounts)] as const,
    [`find, choices, ${kind}`, searched("find-choices", selection, releasedByFind)] as const,
    [`find, days, ${kind}`, searched("find-days", selection, releasedByFind, months)] as const,
    [`find, departures, ${kind}`, searched("find-departures", selection, 0, { packages: departing })] as const,
    [`counts, departures, ${kind}`, searched("counts-departures", { ...selection, priceMax: 2000 }, 0, { packages: departing })] as const,
  ]),
  ["find, prices of days, undated", searched("find-prices", season, releasedByFind, months)],
  ["find, prices by day and length, undated", searched("find-grid", season, releasedByFind, months)],
  ["find, prices of a week, undated", searched("find-grid", season, releasedByFind, { ...months, nights: 7 })],
  ["find, prices of the cube", searched("lowest-prices", season, releasedByFind, months)],
  ["find, places, undated", searched("find-places", season, releasedByFind, { ...months, wholeFrom: months.from })],
  ["find, places of the cube", searched("lowest-places", dated, releasedByFind, { ...months, ...startOfWeek })],
  ["find, lengths, undated", searched("find-lengths", season, releasedByFind, { ...months, firstDay: 1 })],
  ["products of packages, undated", searched("products-of-packages", season, 0, page)],
  ["products above a price, undated", searched("products", aboveAPrice, 0, { ...page, sort: "price-asc", source: "above-price" })],
  ["counts between prices, undated", searched("counts", { ...aboveAPrice, priceMax: 1500 }, releasedByCounts)],
  ["products of one station, undated", searched("products", ofAStation, 0, page)],
  ["counts of one station, undated", searched("counts", ofAStation, releasedByCounts)],
  ["prices", searched("prices", { ...dated, begin: dated.begin ?? knownDay("2027-02-06") }, 0, { lodging: lodgings[0] ?? 0 })],
  ["suggestions", statement("suggestions", { initial: "l", otherInitial: "a" })],
  ["lodgings of a page", statement("lodgings", { lodgings })],
  ["rooms of a page", statement("lodging-rooms", { lodgings })],
];
for (const [title, { text, values }] of plans) {
  say(`\n== ${title}`);
  const lines = await database.query<{ readonly "QUERY PLAN": string }>({
    name: "",
    text: `explain analyze ${text}`,
    values,
  });
  for (const line of lines) say(line["QUERY PLAN"]);
}
await database.close();
