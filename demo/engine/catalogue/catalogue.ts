import { createLodgings, type Lodging } from "./lodgings.js";
import { createSupplements, type Supplement } from "./packages.js";
import { createPeriods, type Period, seasonsOnSale } from "./periods.js";
import { createPlaces, type Places } from "./places.js";
import { createStock, type Stock } from "./stock.js";

/** Everything the seller has, whoever asks: what both ways of answering are built from. */
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

const seed = "snow 7";

/** Names the catalogue that is on sale on a day: it stays the same through a season. */
export function catalogueKey(today: number): string {
  return `${seed} ${seasonsOnSale(today)
    .map(({ season, year }) => `${season}${year}`)
    .join(" ")}`;
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
