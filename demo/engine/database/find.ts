import type { FindQuery, Visitor } from "../answers.js";
import { dayText, knownDay } from "../catalogue/days.js";
import type { Places } from "../catalogue/places.js";
import { type Findings, isUndated, wireFind } from "../wire/find.js";
import type { WireFind } from "../wire/shapes.js";
import { daysOfMonth, monthOf } from "./arrivals.js";
import { bitPlaces, originsOfBits } from "./bits.js";
import type { Database } from "./database.js";
import { group } from "./groups.js";
import { packagesOnceDeparting, selectionParameters, sourceOf } from "./selection.js";
import { type Parameters, statement } from "./statements.js";

interface ChoiceRow {
  readonly list: "count" | "packages" | "capacities" | "station";
  readonly id: number;
  readonly count: number;
}
interface DayRow {
  readonly list: "start" | "end";
  /** A day on which a stay can end; the first of a month in which some can begin. */
  readonly day: string;
  /** The days of the month on which they can, as bits. */
  readonly days: number;
}
interface PriceRow {
  readonly day: string;
  readonly price: number;
}
interface DepartureRow {
  readonly package_bit: number;
  /** Departures as bits. */
  readonly origin_bits: number;
}

/** Lodgings by package: each row is a set of packages and how many lodgings have just that set. */
function packagesOf(choices: readonly ChoiceRow[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { list, id, count } of choices)
    if (list === "packages") for (const at of bitPlaces(id)) counts.set(at, (counts.get(at) ?? 0) + count);
  return counts;
}

type Days = Pick<Findings, "starts" | "ends">;

/** Start days with their prices while no day is chosen; else start days, and the end days of the chosen one. */
async function findDays(database: Database, parameters: Parameters, { selection, from, to }: FindQuery): Promise<Days> {
  if (isUndated(selection)) {
    const bounds = { nights: 0, from: dayText(from), until: dayText(to) };
    const prices = await database.query<PriceRow>(statement("find-prices", { ...parameters, ...bounds }));
    return { starts: new Map(prices.map(({ day, price }) => [knownDay(day), price])), ends: new Set() };
  }
  const bounds = { nights: 0, from: monthOf(from), until: dayText(to) };
  const days = await database.query<DayRow>(statement("find-days", { ...parameters, ...bounds }));
  const starts = days.filter(({ list }) => list === "start").flatMap(({ day, days: bits }) => daysOfMonth(day, bits));
  return {
    starts: new Map(starts.filter((day) => day >= from && day < to).map((day) => [day, null])),
    ends: new Set(days.filter(({ list }) => list === "end").map(({ day }) => knownDay(day))),
  };
}

/** The groups whose next choices find returns. */
export const releasedByFind = group.packages | group.place | group.capacity | group.origins | group.dates;

/** What can be chosen next, for the choices made so far. */
export async function findChoices(database: Database, places: Places, query: FindQuery, visitor: Visitor): Promise<WireFind> {
  const { selection } = query;
  const anyPrice = { ...selection, priceMin: null, priceMax: null };
  const parameters = { ...selectionParameters(anyPrice, visitor, places, releasedByFind), source: sourceOf(anyPrice, "any") };
  const departing = packagesOnceDeparting(selection, visitor);
  const [choices, departures, days] = await Promise.all([
    database.query<ChoiceRow>(statement("find-choices", parameters)),
    departing === 0 ? [] : database.query<DepartureRow>(statement("find-departures", { ...parameters, packages: departing, released: 0 })),
    findDays(database, parameters, { ...query, from: Math.max(query.from, visitor.today) }),
  ]);
  const ids = (list: ChoiceRow["list"]): Set<number> => new Set(choices.filter((row) => row.list === list).map(({ id }) => id));
  return wireFind(
    places,
    {
      count: choices.find(({ list }) => list === "count")?.count ?? 0,
      ...days,
      packages: packagesOf(choices),
      capacities: new Set([...ids("capacities")].flatMap(bitPlaces)),
      stations: ids("station"),
      departures: new Set(departures.flatMap(({ origin_bits }) => originsOfBits(origin_bits))),
    },
    query,
    visitor,
  );
}
