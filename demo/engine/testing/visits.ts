import { httpCallOf } from "../../../src/api/call.js";
import { autocompleteCall } from "../../../src/api/calls/autocomplete.js";
import { catalogCall } from "../../../src/api/calls/catalog.js";
import { countsCall } from "../../../src/api/calls/counts.js";
import type { FindRequest } from "../../../src/api/calls/find-endpoint.js";
import { findCall } from "../../../src/api/calls/find.js";
import { pricesCall } from "../../../src/api/calls/prices.js";
import type { ProductsRequest } from "../../../src/api/calls/products-endpoint.js";
import { productsCall } from "../../../src/api/calls/products.js";
import { topStationsOf } from "../../../src/domain/top-stations.js";
import type { Station } from "../catalogue/places.js";
import { pickWeighted, type Random } from "../catalogue/random.js";

const locale = "fr-FR";
const topStationIds = topStationsOf(locale).map(({ id }) => id);
/** Arrivals of a season, and how many visitors want each: more in the school holidays. */
const weeks = [
  ["2026-12-19", "2026-12-26", 4],
  ["2026-12-26", "2027-01-02", 5],
  ["2027-01-16", "2027-01-23", 1],
  ["2027-02-06", "2027-02-13", 6],
  ["2027-02-13", "2027-02-20", 8],
  ["2027-02-20", "2027-02-27", 6],
  ["2027-03-06", "2027-03-13", 2],
  ["2027-03-20", "2027-03-27", 1],
] as const;
/** Adults and children; most come as two or as a family of four. */
const parties = [
  [[18, 18], 5],
  [[18, 18, 8, 6], 4],
  [[18, 18, 10], 2],
  [[18, 18, 18, 18, 18, 18], 1],
] as const;
const filters = [[], [], [55], [1081], [813]];
const livePricesOfAList = 4;

export type SentCall = ReturnType<typeof httpCallOf>;

/**
 * The calls of one visit from the home page to a list, as the elements send them, reads by GET: a destination by its first letters
 * (well-known stations more often), dates, party, a filter now and then, another page, the pictures of a stay, live prices.
 */
export function visitOf(random: Random, stations: readonly Station[]): readonly SentCall[] {
  const station =
    stations[
      pickWeighted(
        random,
        stations.map(({ weight }) => weight ** 2),
      )
    ] ?? stations[0];
  if (!station) return [];
  const [beginDate, endDate] =
    weeks[
      pickWeighted(
        random,
        weeks.map(([, , weight]) => weight),
      )
    ] ?? weeks[0];
  const [ages] =
    parties[
      pickWeighted(
        random,
        parties.map(([, weight]) => weight),
      )
    ] ?? parties[0];
  const place = { id: station.id, type: "station" } as const;
  const home: FindRequest = {
    ...{ engineId: 1, numberOfMonths: 6, currentMonth: "2026-11", nights: 7, topStationIds },
    ...{ ages, packages: [], criteria: [], lodgingTypes: [] },
  };
  const { currentMonth: _month, nights: _nights, ...beside } = home;
  const list: ProductsRequest = {
    ...{ engineId: 1, beginDate, endDate, place, partySize: ages.length, partySizeMaximum: 20, packages: [], criteria: [] },
    ...{ lodgingTypes: [], budget: { min: null, max: null }, origins: [], sort: "best-seller", page: 1, pageSize: 20, packageTabs: true },
  };
  const filtered = { ...list, criteria: random.pick(filters) };
  const lodging = 10_001 + Math.floor(1000 * random.next() ** 3);
  const prices = Array.from({ length: livePricesOfAList }, (_, at) =>
    httpCallOf(
      pricesCall,
      {
        ...{ startDate: beginDate, endDate, prestationIds: [1, 2], ages, liheId: lodging + at, packCode: "HS", packageId: null },
        ...{ site: "ski.example", origin: null },
      },
      locale,
    ),
  );
  return [
    httpCallOf(findCall, { ...home, ages: [18, 18] }, locale),
    ...[3, 5].map((letters) => httpCallOf(autocompleteCall, { ...home, text: station.name.slice(0, letters) }, locale)),
    httpCallOf(findCall, { ...home, place }, locale),
    httpCallOf(findCall, { ...beside, place, startDate: beginDate }, locale),
    httpCallOf(findCall, { ...beside, place, startDate: beginDate, endDate }, locale),
    ...[list, filtered].flatMap((request) => [
      httpCallOf(productsCall, request, locale, true),
      httpCallOf(countsCall, request, locale, true),
    ]),
    ...(random.chance(0.3) ? [httpCallOf(productsCall, { ...filtered, page: 2 }, locale, true)] : []),
    httpCallOf(catalogCall, lodging, locale),
    ...prices,
  ];
}
