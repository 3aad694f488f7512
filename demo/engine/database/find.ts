import type { FindQuery, Visitor } from "../answers.js";
import type { Places } from "../catalogue/places.js";
import { type Findings, wireFind } from "../wire/find.js";
import type { PricedPlace } from "../wire/places.js";
import type { WireFind } from "../wire/shapes.js";
import { bitPlaces, originsOfBits } from "./bits.js";
import type { Database } from "./database.js";
import { findDates, findLengths } from "./find-dates.js";
import { findPlaces } from "./find-places.js";
import { group } from "./groups.js";
import { createMemory } from "./memory.js";
import { packagesOnceDeparting, selectionParameters, sourceOf } from "./selection.js";
import { type Parameters, statement } from "./statements.js";

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

/** What is found of a search, without the places that only some searches request. */
type Choices = Omit<Findings, "places">;

async function readChoices(database: Database, parameters: Parameters, query: FindQuery, visitor: Visitor): Promise<Choices> {
  const departing = packagesOnceDeparting(query.selection, visitor);
  const [choices, departures, dates, lengths] = await Promise.all([
    database.query<ChoiceRow>(statement("find-choices", parameters)),
    departing === 0 ? [] : database.query<DepartureRow>(statement("find-departures", { ...parameters, packages: departing, released: 0 })),
    findDates(database, parameters, query),
    findLengths(database, parameters, query),
  ]);
  const ids = (list: ChoiceRow["list"]): Set<number> => new Set(choices.filter((row) => row.list === list).map(({ id }) => id));
  return {
    count: choices.find(({ list }) => list === "count")?.count ?? 0,
    ...dates,
    lengths,
    packages: packagesOf(choices),
    capacities: new Set([...ids("capacities")].flatMap(bitPlaces)),
    stations: ids("station"),
    departures: new Set(departures.flatMap(({ origin_bits }) => originsOfBits(origin_bits))),
  };
}

const mostRemembered = 1000;

/**
 * Answers what can be chosen next, for the choices made so far: a repeated search from memory until the stock changes. The places are kept
 * apart, so that they alone are read for a search that was found without them.
 */
export function createFind(database: Database, places: Places): (query: FindQuery, visitor: Visitor) => Promise<WireFind> {
  const choicesMemory = createMemory<Choices>(database, mostRemembered);
  const placesMemory = createMemory<readonly PricedPlace[]>(database, mostRemembered);
  return async (query, visitor) => {
    const remaining: FindQuery = {
      ...query,
      selection: { ...query.selection, priceMin: null, priceMax: null },
      from: Math.max(query.from, visitor.today),
    };
    const { selection, from, to, nights, grid, by } = remaining;
    const { language, currency, today } = visitor;
    const parameters = { ...selectionParameters(selection, visitor, places, releasedByFind), source: sourceOf(selection, "any") };
    const key = JSON.stringify([selection, from, to, nights, grid, language, currency, today]);
    const [choices, priced] = await Promise.all([
      choicesMemory(key, () => readChoices(database, parameters, remaining, visitor)),
      by === "station" ? placesMemory(key, () => findPlaces(database, parameters, remaining, visitor)) : null,
    ]);
    return wireFind(places, { ...choices, places: priced }, query, visitor);
  };
}
