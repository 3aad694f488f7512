import type { ProductsQuery, Visitor } from "../answers.js";
import type { Catalogue } from "../catalogue/catalogue.js";
import { type FoundStay, productId, wireProduct } from "../wire/product.js";
import { echo } from "../wire/echo.js";
import type { WireProduct, WireProducts } from "../wire/shapes.js";
import type { Offer, Scan } from "./scan.js";

/** What becomes one product: a lodging, or a lodging with one package. */
interface Unit {
  readonly lodgingAt: number;
  readonly liheId: number;
  readonly rank: number;
  /** -1 when all packages are held together. */
  readonly packageAt: number;
  /** Cheapest of its stays. */
  readonly price: number;
}

function unitsOf(scan: Scan, lodgingAt: number, byLodging: boolean): Unit[] {
  const lodging = scan.lodgings[lodgingAt];
  if (!lodging) return [];
  const cheapest = new Map<number, number>();
  scan.lodging(lodgingAt, ({ failed, packageAt, price }) => {
    if (failed !== 0) return;
    const key = byLodging ? -1 : packageAt;
    const known = cheapest.get(key);
    if (known === undefined || price < known) cheapest.set(key, price);
  });
  return [...cheapest].map(([packageAt, price]) => ({ lodgingAt, liheId: lodging.liheId, rank: lodging.rank, packageAt, price }));
}

/** Every order ends on the lodging's id and the package, so that no two units are equal. */
function compareUnits(sort: ProductsQuery["sort"]): (a: Unit, b: Unit) => number {
  const first = {
    "best-seller": (a: Unit, b: Unit) => a.rank - b.rank,
    "price-asc": (a: Unit, b: Unit) => a.price - b.price,
    "price-desc": (a: Unit, b: Unit) => b.price - a.price,
  }[sort];
  return (a, b) => first(a, b) || a.liheId - b.liheId || a.packageAt - b.packageAt;
}

/** A cheaper stay; of equals the earlier, then the shorter. */
function better(a: Offer, b: Offer): boolean {
  return (a.price - b.price || a.period.start - b.period.start || a.period.nights - b.period.nights || a.row - b.row) < 0;
}

/**
 * The stays a unit shows. Without exact dates a package shows the dates on which it is cheapest, with every room that
 * is free then, so that a card has one set of dates a package.
 */
function staysOf(catalogue: Catalogue, scan: Scan, unit: Unit): FoundStay[] {
  const offers: Offer[] = [];
  scan.lodging(unit.lodgingAt, (offer) => {
    if (offer.failed === 0 && (unit.packageAt < 0 || offer.packageAt === unit.packageAt)) offers.push(offer);
  });
  const best = new Map<number, Offer>();
  for (const offer of offers) {
    const known = best.get(offer.packageAt);
    if (!known || better(offer, known)) best.set(offer.packageAt, offer);
  }
  return offers
    .filter((offer) => best.get(offer.packageAt)?.period === offer.period)
    .map(({ row, packageAt, period, supplement }) => ({
      row,
      packageAt,
      period,
      supplement,
      roomAt: catalogue.stock.room[row] ?? 0,
      roomPrice: catalogue.stock.price[row] ?? 0,
      publicPrice: catalogue.stock.publicPrice[row] ?? 0,
    }));
}

/** One page of the lodgings that have a stay that matches the search. */
export function findProducts(catalogue: Catalogue, scan: Scan, query: ProductsQuery, visitor: Visitor): WireProducts {
  const units: Unit[] = [];
  let lodgings = 0;
  for (let index = 0; index < scan.lodgings.length; index++) {
    const found = unitsOf(scan, index, query.byLodging);
    if (found.length > 0) lodgings++;
    units.push(...found);
  }
  units.sort(compareUnits(query.sort));
  const regions = new Map(catalogue.places.regions.map((region) => [region.id, region.name]));
  const products = units.slice(query.page * query.size, (query.page + 1) * query.size).flatMap((unit): WireProduct[] => {
    const lodging = scan.lodgings[unit.lodgingAt];
    if (!lodging) return [];
    return [
      wireProduct(
        productId(unit.liheId, unit.packageAt),
        lodging,
        (region) => regions.get(region) ?? "",
        staysOf(catalogue, scan, unit),
        query.selection.party,
        visitor,
      ),
    ];
  });
  return {
    products,
    pageCount: Math.ceil(units.length / query.size),
    pageIndex: query.page,
    pageSize: query.size,
    totalProducts: lodgings,
    seParamsResponse: echo(query.selection),
  };
}
