import { catalogueKey, seed } from "./key.js";
import { createLodgings, type Lodging } from "./lodgings.js";
import { createSupplements, type Supplement } from "./packages.js";
import { createPeriods, type Period, seasonsOnSale } from "./periods.js";
import { createPlaces, type Places } from "./places.js";
import { createStock, type Stock } from "./stock.js";

/** Everything the seller has, for all visitors: both ways of answering are built from it. */
export interface Catalogue {
  /** Changes whenever the content does. */
  readonly key: string;
  readonly places: Places;
  /** By liheId. */
  readonly lodgings: readonly Lodging[];
  readonly periods: readonly Period[];
  readonly supplements: readonly Supplement[];
  readonly stock: Stock;
}

/** Builds the catalogue that is on sale on a day; about a tenth of a second. */
export function createCatalogue(today: number): Catalogue {
  const places = createPlaces();
  const lodgings = createLodgings(places, seed);
  const periods = createPeriods(seasonsOnSale(today));
  return {
    key: catalogueKey(today),
    places,
    lodgings,
    periods,
    supplements: createSupplements(places.domains),
    stock: createStock(lodgings, periods, seed),
  };
}
