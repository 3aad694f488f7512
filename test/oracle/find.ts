import { type PackageCode, packageCodes } from "../../src/domain/packages.js";
import type { FindQuery, Visitor } from "../../demo/engine/answers.js";
import { departurePoints, soldPackages } from "../../demo/engine/catalogue/packages.js";
import { regionName } from "../../demo/engine/catalogue/place-words.js";
import type { WireFind } from "../../demo/engine/wire/shapes.js";
import { type Content, stationsIn, written } from "./content.js";
import { placesWith } from "./places.js";
import { createSearch, type Failed, type Offer } from "./search.js";

const types = ["station", "parentStation", "domain", "region"] as const;

/** The packages that are left once a departure is chosen, which decides between train and air: any where none of its is chosen. */
const onceDeparting = (packages: readonly PackageCode[]): PackageCode[] =>
  ([["PFTT"], ["PFF", "PFPF"]] as const).flatMap((sort) => {
    const kept = sort.filter((code) => packages.includes(code));
    return kept.length > 0 ? kept : [...sort];
  });

/** A start day with a length: the lowest price, and how many lodgings have it. */
interface Cell {
  readonly start: number;
  readonly nights: number;
  readonly price: number;
  readonly count: number;
}

/** One lodging's own cells. */
function cellsOf(offers: readonly Offer[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const { stay, price } of offers) {
    const { start, nights } = stay;
    const known = cells.get(`${start} ${nights}`);
    cells.set(`${start} ${nights}`, { start, nights, price: Math.min(price, known?.price ?? price), count: 1 });
  }
  return [...cells.values()];
}

/** What can be chosen next: each kind of choice as if it had not been made yet. */
export function find(content: Content, query: FindQuery, visitor: Visitor): WireFind {
  const { selection, from, to, nights: length, topStationIds } = query;
  const { place, begin, end } = selection;
  const search = createSearch(content, selection, visitor);
  const departing = createSearch(content, { ...selection, packages: onceDeparting(selection.packages) }, visitor);
  const cells = new Map<string, Cell>();
  const lengths = new Map<number, number>();
  const ends = new Set<number>();
  const capacities = new Set<number>();
  const stations = new Set<number>();
  const departures = new Set<string>();
  const packages = packageCodes.map((id) => ({ id, count: 0 }));
  let count = 0;
  for (const of of content.lodgings) {
    const offers = search.offers(of);
    for (const origin of departing.departures(of)) departures.add(origin);
    if (offers.length === 0) continue;
    const but = (kind: Failed) => offers.filter(({ failed }) => failed === "nothing" || failed === kind);
    if (but("nothing").length > 0) count++;
    const codes = new Set(but("packages").map(({ code }) => code));
    for (const one of packages) if (codes.has(one.id)) one.count++;
    for (const { stay } of but("capacity")) capacities.add(stay.room.capacity);
    if (but("place").length > 0) stations.add(of.lodging.station.id);
    for (const { stay } of but("dates")) if (stay.start === begin) ends.add(stay.end);
    const own = cellsOf(but("dates").filter(({ stay }) => stay.start >= from && stay.start < to));
    for (const nights of new Set(own.map((cell) => cell.nights))) lengths.set(nights, 1 + (lengths.get(nights) ?? 0));
    for (const { start, nights, price } of own) {
      const known = cells.get(`${start} ${nights}`) ?? { price, count: 0 };
      cells.set(`${start} ${nights}`, { start, nights, price: Math.min(price, known.price), count: known.count + 1 });
    }
  }
  const named = place && namesOf(content, place.type).find(({ id }) => id === place.id);
  const grid = [...cells.values()]
    .filter(({ nights }) => length === null || nights === length)
    .sort((one, other) => one.start - other.start || one.nights - other.nights);
  const starts = [...new Set(grid.map(({ start }) => start))];
  const isUndated = begin === null && end === null;
  return {
    count,
    placeIds: topStationIds.filter((id) => {
      const type = types.find((known) => namesOf(content, known).some((one) => one.id === id));
      return type !== undefined && stationsIn(content.places, type, id).some((station) => stations.has(station.id));
    }),
    destinationName: named ? (place?.type === "region" ? regionName(named.name, visitor.language) : named.name) : null,
    startDates: starts.map(written),
    ...(isUndated && {
      startPrices: starts.map((start) => {
        const beginning = grid.filter((cell) => cell.start === start);
        const cheapest = { date: written(start), price: Math.min(...beginning.map(({ price }) => price)) };
        return length === null ? cheapest : { ...cheapest, nights: length, count: beginning[0]?.count ?? 0, asOf: query.time };
      }),
    }),
    lengths: [...lengths].sort(([one], [other]) => one - other).map(([nights, count]) => ({ nights, count })),
    ...(query.grid && {
      priceGrid: grid.map(({ start, nights, price, count: having }) => ({
        start: written(start),
        nights,
        price,
        count: having,
        asOf: query.time,
      })),
    }),
    ...(query.by === "station" && { places: placesWith(content, query, visitor) }),
    endDates: [...ends].sort((one, other) => one - other).map(written),
    packages: soldPackages(visitor.language).flatMap((id) => packages.filter((one) => one.id === id)),
    origins: departurePoints.filter(({ code }) => departures.has(code)).map(({ code, name }) => ({ code, name })),
    capacity: [...capacities].sort((one, other) => one - other).map((id) => ({ id })),
  };
}

const namesOf = ({ places }: Content, type: (typeof types)[number]) =>
  ({ station: places.stations, parentStation: places.parents, domain: places.domains, region: places.regions })[type];
