import type { FindQuery, Visitor } from "../answers.js";
import type { Places } from "../catalogue/places.js";
import { wireFind } from "../wire/find.js";
import type { WireFind } from "../wire/shapes.js";
import { bitPlaces, originsOfBits } from "./bits.js";
import type { Database } from "./database.js";
import { findDates, findLengths } from "./find-dates.js";
import { group } from "./groups.js";
import { packagesOnceDeparting, selectionParameters, sourceOf } from "./selection.js";
import { statement } from "./statements.js";

interface ChoiceRow {
  readonly list: "count" | "packages" | "capacities" | "station";
  readonly id: number;
  readonly count: number;
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

/** The groups whose next choices find returns. */
export const releasedByFind = group.packages | group.place | group.capacity | group.origins | group.dates;

/** What can be chosen next, for the choices made so far. */
export async function findChoices(database: Database, places: Places, query: FindQuery, visitor: Visitor): Promise<WireFind> {
  const { selection } = query;
  const anyPrice = { ...selection, priceMin: null, priceMax: null };
  const parameters = { ...selectionParameters(anyPrice, visitor, places, releasedByFind), source: sourceOf(anyPrice, "any") };
  const departing = packagesOnceDeparting(selection, visitor);
  const remaining = { ...query, from: Math.max(query.from, visitor.today) };
  const [choices, departures, dates, lengths] = await Promise.all([
    database.query<ChoiceRow>(statement("find-choices", parameters)),
    departing === 0 ? [] : database.query<DepartureRow>(statement("find-departures", { ...parameters, packages: departing, released: 0 })),
    findDates(database, parameters, remaining),
    findLengths(database, parameters, remaining),
  ]);
  const ids = (list: ChoiceRow["list"]): Set<number> => new Set(choices.filter((row) => row.list === list).map(({ id }) => id));
  return wireFind(
    places,
    {
      count: choices.find(({ list }) => list === "count")?.count ?? 0,
      ...dates,
      lengths,
      packages: packagesOf(choices),
      capacities: new Set([...ids("capacities")].flatMap(bitPlaces)),
      stations: ids("station"),
      departures: new Set(departures.flatMap(({ origin_bits }) => originsOfBits(origin_bits))),
    },
    query,
    visitor,
  );
}
