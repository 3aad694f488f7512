import { type PackageCode, packageCodes } from "../../src/domain/packages.js";
import type { FindQuery, Visitor } from "../../demo/engine/answers.js";
import { departurePoints, soldPackages } from "../../demo/engine/catalogue/packages.js";
import { regionName } from "../../demo/engine/catalogue/place-words.js";
import type { WireFind } from "../../demo/engine/wire/shapes.js";
import { type Content, stationsIn, written } from "./content.js";
import { createSearch, type Failed } from "./search.js";

const types = ["station", "parentStation", "domain", "region"] as const;

/** The packages that are left once a departure is chosen, which decides between train and air: any where none of its is chosen. */
const onceDeparting = (packages: readonly PackageCode[]): PackageCode[] =>
  ([["PFTT"], ["PFF", "PFPF"]] as const).flatMap((sort) => {
    const kept = sort.filter((code) => packages.includes(code));
    return kept.length > 0 ? kept : [...sort];
  });

/** What can be chosen next: each kind of choice as if it had not been made yet. */
export function find(content: Content, query: FindQuery, visitor: Visitor): WireFind {
  const { selection, from, to, topStationIds } = query;
  const { place, begin, end } = selection;
  const search = createSearch(content, selection, visitor);
  const departing = createSearch(content, { ...selection, packages: onceDeparting(selection.packages) }, visitor);
  const prices = new Map<number, number>();
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
    for (const { stay, price } of but("dates")) {
      if (stay.start >= from && stay.start < to) prices.set(stay.start, Math.min(price, prices.get(stay.start) ?? price));
      if (stay.start === begin) ends.add(stay.end);
    }
  }
  const named = place && namesOf(content, place.type).find(({ id }) => id === place.id);
  const starts = [...prices].sort(([one], [other]) => one - other);
  return {
    count,
    placeIds: topStationIds.filter((id) => {
      const type = types.find((known) => namesOf(content, known).some((one) => one.id === id));
      return type !== undefined && stationsIn(content.places, type, id).some((station) => stations.has(station.id));
    }),
    destinationName: named ? (place?.type === "region" ? regionName(named.name, visitor.language) : named.name) : null,
    startDates: starts.map(([start]) => written(start)),
    ...(begin === null && end === null && { startPrices: starts.map(([start, price]) => ({ date: written(start), price })) }),
    endDates: [...ends].sort((one, other) => one - other).map(written),
    packages: soldPackages(visitor.language).flatMap((id) => packages.filter((one) => one.id === id)),
    origins: departurePoints.filter(({ code }) => departures.has(code)).map(({ code, name }) => ({ code, name })),
    capacity: [...capacities].sort((one, other) => one - other).map((id) => ({ id })),
  };
}

const namesOf = ({ places }: Content, type: (typeof types)[number]) =>
  ({ station: places.stations, parentStation: places.parents, domain: places.domains, region: places.regions })[type];
