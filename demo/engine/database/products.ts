import type { ProductsQuery, Visitor } from "../answers.js";
import { knownDay } from "../catalogue/days.js";
import type { Places } from "../catalogue/places.js";
import { echo } from "../wire/echo.js";
import { type FoundStay, productId, wireProduct } from "../wire/product.js";
import type { WireProducts } from "../wire/shapes.js";
import { packageAtBit } from "./bits.js";
import type { Database } from "./database.js";
import { readLodgings } from "./lodgings.js";
import { selectionParameters, sourceOf } from "./selection.js";
import { statement } from "./statements.js";

interface UnitRow {
  readonly units: number;
  readonly lodgings: number;
  /** On the page, from 1; null on a page without products, and so is all that follows. */
  readonly place: number | null;
  readonly lodging_id: number;
  /** 0 when all packages are held together. */
  readonly unit_bit: number;
}
interface StayRow {
  readonly lodging_id: number;
  readonly package_bit: number;
  readonly supplement: number;
  readonly stay_number: number;
  readonly room_number: number;
  readonly start_date: string;
  readonly nights: number;
  readonly season: "H" | "E";
  readonly price: number;
  readonly public_price: number;
}

function stayOf(row: StayRow): FoundStay {
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

/** One page of the lodgings that have a stay that matches the search. */
export async function findProducts(database: Database, places: Places, query: ProductsQuery, visitor: Visitor): Promise<WireProducts> {
  const { selection, sort, page, size, byLodging } = query;
  const asked = selectionParameters(selection, visitor, places, 0);
  const source = sourceOf(selection, sort === "best-seller" ? "any" : "cheapest");
  const listed = byLodging ? "products" : "products-of-packages";
  const rows = await database.query<UnitRow>(statement(listed, { ...asked, source, sort, size, skip: page * size }));
  const units = rows.filter(({ place }) => place !== null);
  const ids = [...new Set(units.map(({ lodging_id }) => lodging_id))];
  const [shown, stays] = await Promise.all([
    readLodgings(database, places, ids),
    ids.length > 0 ? database.query<StayRow>(statement("stays", { ...asked, lodgings: ids })) : [],
  ]);
  const staysOf = (unit: UnitRow): FoundStay[] =>
    stays.filter((stay) => stay.lodging_id === unit.lodging_id && (unit.unit_bit === 0 || unit.unit_bit === stay.package_bit)).map(stayOf);
  return {
    products: units.flatMap((unit) => {
      const lodging = shown.get(unit.lodging_id);
      if (!lodging) return [];
      const id = productId(unit.lodging_id, packageAtBit(unit.unit_bit));
      return [wireProduct(id, lodging, staysOf(unit), { places, selection, visitor })];
    }),
    pageCount: Math.ceil((rows[0]?.units ?? 0) / size),
    pageIndex: page,
    pageSize: size,
    totalProducts: rows[0]?.lodgings ?? 0,
    seParamsResponse: echo(selection),
  };
}
