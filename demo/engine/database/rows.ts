import { packageCodes } from "../../../src/domain/packages.js";
import type { Catalogue } from "../catalogue/catalogue.js";
import { dayText } from "../catalogue/days.js";
import { packageBit } from "../catalogue/packages.js";
import { indexSuggestions } from "../memory/autocomplete.js";
import { arrivals } from "./arrivals.js";
import { amenityBits, lodgingTypeBits, nearnessBits, saleId } from "./bits.js";
import { seasonStays } from "./season-stays.js";
import { stockRows } from "./stock-rows.js";

export type Value = string | number | null;
/** The rows of a table, in the order of its columns. */
export interface TableRows {
  readonly table: string;
  readonly rows: readonly (readonly Value[])[];
}

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

function packageRows({ supplements, places, periods }: Catalogue): TableRows[] {
  const nights = [...new Set(periods.map((period) => period.nights))];
  const roomOnly = places.domains.flatMap(({ id }) =>
    (["H", "E"] as const).flatMap((season) => nights.map((count): Value[] => [saleId(id, season, count), count, packageBit("HS"), "", 0])),
  );
  const departures = new Map<string, number>();
  for (const { domainId, origin, packageCode } of supplements) {
    if (origin === null) continue;
    const key = `${domainId} ${origin}`;
    departures.set(key, (departures.get(key) ?? 0) | packageBit(packageCode));
  }
  return [
    {
      table: "supplement",
      rows: [
        ...roomOnly,
        ...supplements.map((one) => [
          saleId(one.domainId, one.season, one.nights),
          one.nights,
          packageBit(one.packageCode),
          one.origin ?? "",
          one.amount,
        ]),
      ],
    },
    {
      table: "departure",
      rows: [...departures].map(([key, bits]) => [Number(key.split(" ")[0]), key.split(" ")[1] ?? "", bits]),
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
  return [
    ...placeRows(catalogue),
    ...lodgingRows(catalogue),
    stayRows(catalogue),
    arrivals(catalogue),
    seasonStays(catalogue),
    ...packageRows(catalogue),
    ...suggestionRows(catalogue),
  ];
}
