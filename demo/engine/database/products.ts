import type { ProductsQuery, Visitor } from "../answers.js";
import { knownDay } from "../catalogue/days.js";
import type { Places } from "../catalogue/places.js";
import { echo } from "../wire/echo.js";
import { type FoundStay, productId, type ShownLodging, wireProduct } from "../wire/product.js";
import type { WireProducts } from "../wire/shapes.js";
import { packageAtBit } from "./bits.js";
import type { Database } from "./database.js";
import { readLodgings } from "./lodgings.js";
import { selectionParameters, sourceOf } from "./selection.js";
import { statement } from "./statements.js";

interface FoundRow {
  readonly units: number;
  readonly lodgings: number;
  /** On the page, from 1; null on a page without products, and so is all that follows. */
  readonly place: number | null;
  readonly unit_bit: number;
  readonly lodging_id: number;
  readonly package_bit: number;
  readonly supplement: number;
  readonly stay_number: number;
  readonly start_date: string;
  readonly nights: number;
  readonly season: "H" | "E";
  readonly price: number;
  readonly public_price: number;
  readonly room_number: number;
}

function stayOf(row: FoundRow): FoundStay {
  const start = knownDay(row.start_date);
  return {
    row: row.stay_number,
    roomAt: row.room_number - 1,
    packageAt: packageAtBit(row.package_bit),
    period: { start, end: start + row.nights, nights: row.nights, season: row.season },
    roomPrice: row.price,
    publicPrice: row.public_price,
    supplement: row.supplement,
  };
}

function rowsByPlace(rows: readonly FoundRow[]): readonly (readonly FoundRow[])[] {
  const places = new Map<number, FoundRow[]>();
  for (const row of rows) if (row.place !== null) places.set(row.place, [...(places.get(row.place) ?? []), row]);
  return [...places.values()];
}

/** One page of the lodgings that have a stay as asked. */
export async function findProducts(database: Database, places: Places, query: ProductsQuery, visitor: Visitor): Promise<WireProducts> {
  const { selection, sort, page, size, byLodging } = query;
  const parameters = {
    ...selectionParameters(selection, visitor, places, 0),
    sort,
    size,
    skip: page * size,
    byLodging: byLodging ? 1 : 0,
  };
  const rows = await database.query<FoundRow>(statement("products", parameters, sourceOf(selection)));
  const units = rowsByPlace(rows);
  const lodgings = await readLodgings(database, places, [...new Set(units.flatMap((unit) => unit[0]?.lodging_id ?? []))]);
  const regionOf = (id: number): string => places.regions.find((region) => region.id === id)?.name ?? "";
  const product = (unit: readonly FoundRow[], first: FoundRow, lodging: ShownLodging) =>
    wireProduct(productId(first.lodging_id, packageAtBit(first.unit_bit)), lodging, regionOf, unit.map(stayOf), selection.party, visitor);
  return {
    products: units.flatMap((unit) => {
      const [first] = unit;
      const lodging = first && lodgings.get(first.lodging_id);
      return first && lodging ? [product(unit, first, lodging)] : [];
    }),
    pageCount: Math.ceil((rows[0]?.units ?? 0) / size),
    pageIndex: page,
    pageSize: size,
    totalProducts: rows[0]?.lodgings ?? 0,
    seParamsResponse: echo(selection),
  };
}
