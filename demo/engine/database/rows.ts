import { accommodationOnly, packageCodes } from "../../../src/domain/packages.js";
import type { Catalogue } from "../catalogue/catalogue.js";
import { dayText } from "../catalogue/days.js";
import { packageBit } from "../catalogue/packages.js";
import { indexSuggestions } from "../suggestions/suggest.js";
import { amenityBits, lodgingTypeBits, nearnessBits, originBit, packagesInCube, saleId } from "./bits.js";
import { stockRows } from "./stock-rows.js";
import type { TableRows, Value } from "./table-rows.js";

/** An id of a stay on the wire holds so many. */
const mostPackages = 16;

function placeRows({ places }: Catalogue): TableRows[] {
  return [
    { table: "region", rows: places.regions.map(({ id, name }) => [id, name]) },
    { table: "parent_station", rows: places.parents.map(({ id, name }) => [id, name]) },
    { table: "domain", rows: places.domains.map((domain) => [domain.id, domain.name, domain.slopesKm, domain.regionId, domain.country]) },
    {
      table: "station",
      rows: places.stations.map((station) => [
        station.id,
        station.name,
        station.domainId,
        station.regionId,
        station.parentId ?? 0,
        station.country,
        station.altitude,
        station.weight,
      ]),
    },
  ];
}

function lodgingRows({ lodgings }: Catalogue): TableRows[] {
  return [
    {
      table: "lodging",
      rows: lodgings.map((lodging) => [
        lodging.liheId,
        lodging.station.id,
        lodging.station.parentId ?? 0,
        lodging.station.domainId,
        lodging.station.regionId,
        lodging.name,
        lodging.pageUrl,
        lodging.lodgingType,
        lodgingTypeBits([lodging.lodgingType]),
        lodging.rating,
        lodging.reviews,
        lodging.packageBits,
        lodging.liveBits,
        nearnessBits(lodging.criteria),
        amenityBits(lodging.criteria),
        lodging.cancellationDays,
        lodging.depositPercent,
        lodging.rank,
        lodging.building,
        lodging.cover,
        lodging.theme,
        lodging.summer ? 1 : 0,
      ]),
    },
    { table: "lodging_criterion", rows: lodgings.flatMap(({ liheId, criteria }) => criteria.map((id) => [liheId, id])) },
    {
      table: "room",
      rows: lodgings.flatMap(({ liheId, rooms }) =>
        rooms.map((room) => [liheId, room.number, room.kind, room.rooms, room.capacity, room.surface, room.extra ?? ""]),
      ),
    },
  ];
}

function stayRows(catalogue: Catalogue): TableRows {
  const rows = Array.from(stockRows(catalogue), ({ number, lodging, room, period, sale, size, price, publicPrice }): Value[] => {
    const dates = [dayText(period.start), dayText(period.end), period.nights, period.season];
    return [lodging.liheId, number, room.number, ...dates, sale, ...size, price, publicPrice];
  });
  return { table: "stay", rows };
}

/** What a package adds in a sale, from one departure or whichever is chosen. */
interface Offered {
  readonly sale: number;
  readonly nights: number;
  readonly bit: number;
  readonly origin: string;
  readonly amount: number;
}

function offered({ supplements, places, periods }: Catalogue): Offered[] {
  const lengths = [...new Set(periods.map((period) => period.nights))];
  const accommodation = places.domains.flatMap(({ id }) =>
    (["H", "E"] as const).flatMap((season) =>
      lengths.map((nights) => ({ sale: saleId(id, season, nights), nights, bit: packageBit(accommodationOnly), origin: "", amount: 0 })),
    ),
  );
  return [
    ...accommodation,
    ...supplements.map(({ packageCode, domainId, season, nights, origin, amount }) => ({
      sale: saleId(domainId, season, nights),
      nights,
      bit: packageBit(packageCode),
      origin: origin ?? "",
      amount,
    })),
  ];
}

/** Each sale with the cheapest amount of every package. */
function saleRows(all: readonly Offered[]): TableRows {
  const sales = new Map<number, { readonly nights: number; readonly amounts: Map<number, number> }>();
  for (const { sale, nights, bit, amount } of all) {
    const known = sales.get(sale) ?? { nights, amounts: new Map<number, number>() };
    if (!sales.has(sale)) sales.set(sale, known);
    const { amounts } = known;
    amounts.set(bit, Math.min(amounts.get(bit) ?? Infinity, amount));
  }
  const rows = [...sales].map(([sale, { nights, amounts }]): Value[] => [
    sale,
    nights,
    [...amounts.keys()].reduce((bits, bit) => bits | bit, 0),
    ...packageCodes.map((code) => amounts.get(packageBit(code)) ?? null),
  ]);
  return { table: "sale", rows };
}

function packageRows(catalogue: Catalogue): TableRows[] {
  const all = offered(catalogue);
  return [
    saleRows(all),
    { table: "sold_packages", rows: packagesInCube.map((packages) => [packages]) },
    {
      table: "supplement",
      rows: all.map(({ sale, nights, bit, origin, amount }) => [sale, nights, bit, origin, originBit(origin), amount]),
    },
  ];
}

function suggestionRows(catalogue: Catalogue): TableRows[] {
  const { places, lodgings } = indexSuggestions(catalogue);
  const all = [
    ...places.map((entry) => ({ ...entry, kind: entry.item.type as string, place: entry.item, lodging: null })),
    ...lodgings.map((entry) => ({ ...entry, kind: "lodging", place: null, lodging: entry.item })),
  ];
  const initials = (spellings: readonly (readonly string[])[]): string[] => [...new Set(spellings.flat().flatMap((word) => word[0] ?? []))];
  return [
    {
      table: "suggestion",
      rows: all.map(({ kind, id, name, weight, place, lodging }) => [
        kind,
        id,
        name,
        weight,
        place?.domainId ?? 0,
        place?.regionId ?? 0,
        place?.country ?? "",
        lodging?.pageUrl ?? "",
        lodging?.stationName ?? "",
      ]),
    },
    {
      table: "suggestion_word",
      rows: all.flatMap(({ kind, id, spellings, countries }) =>
        initials([...spellings, ...countries]).map((initial) => [initial, kind, id]),
      ),
    },
  ];
}

/** The catalogue as the rows of the tables of schema.sql. */
export function catalogueRows(catalogue: Catalogue): readonly TableRows[] {
  if (packageCodes.length > mostPackages) throw new Error("Packages no longer fit in the ids of stays");
  return [...placeRows(catalogue), ...lodgingRows(catalogue), stayRows(catalogue), ...packageRows(catalogue), ...suggestionRows(catalogue)];
}
