import type { Budget } from "../domain/budget.js";
import { cheapest } from "../domain/cheapest.js";
import type { Prestation, Product } from "../domain/products.js";
import { tracked, trackedDay, trackedDuration, type Tracked } from "./tracked.js";

/** The price and days of a stay; null where the offer has none. */
interface TrackedStay {
  readonly price: number;
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** Calendar days from the start to the end. */
  readonly duration: number | null;
}

interface TrackedProduct {
  readonly liheId: number;
  readonly name: string;
  readonly prestations: readonly { readonly id: number; readonly name: string }[];
  /** Null for a lodging without an offer. */
  readonly cheapestPrestation: TrackedStay | null;
  readonly regionName: string;
  readonly regionId: number | null;
  readonly stationName: string;
  readonly stationId: number | null;
  readonly countryCode: string;
  readonly packCode: string;
  readonly averageRating: string;
  readonly reviewNumber: number;
}

/** The filters of a search. */
export interface TrackedFilters {
  readonly criteria: readonly number[];
  readonly lodgingTypes: readonly number[];
  readonly budget: Budget;
}

export interface FilterClick extends Tracked<"filter_click">, TrackedFilters {
  /** The filters that the click changed. */
  readonly changed: readonly (keyof TrackedFilters)[];
}
export interface ViewItemList extends Tracked<"view_item_list"> {
  /** From 1. */
  readonly page: number;
  readonly total: number;
  readonly products: readonly TrackedProduct[];
}
export interface ProductClick extends Tracked<"product_click"> {
  readonly product: TrackedProduct;
}
export interface PrestationClick extends Tracked<"prestation_click"> {
  readonly product: TrackedProduct;
  readonly prestation: TrackedStay & { readonly id: number; readonly name: string; readonly codePackage: string };
}

function stayOf({ price, startDate, endDate }: Prestation): TrackedStay {
  return { price, startDate: trackedDay(startDate), endDate: trackedDay(endDate), duration: trackedDuration(startDate, endDate) };
}

function productOf(product: Product): TrackedProduct {
  const { liheId, name, prestations, regionName, regionId, stationName, stationId, countryCode, packCode } = product;
  const best = cheapest(prestations);
  return {
    liheId,
    name,
    prestations: prestations.map((prestation) => ({ id: prestation.id, name: prestation.name })),
    cheapestPrestation: best && stayOf(best),
    regionName,
    regionId,
    stationName,
    stationId,
    countryCode,
    packCode,
    averageRating: product.averageRating.toFixed(1),
    reviewNumber: product.reviewNumber,
  };
}

/** The filters after a click, and which of them are among the changed parts; null when nothing changed. */
export function filterClick({ criteria, lodgingTypes, budget }: TrackedFilters, changed: readonly string[]): FilterClick | null {
  if (changed.length === 0) return null;
  const names = ["criteria", "lodgingTypes", "budget"] as const;
  return {
    ...tracked("filter_click"),
    changed: names.filter((name) => changed.includes(name)),
    criteria: [...criteria],
    lodgingTypes: [...lodgingTypes],
    budget: { min: budget.min, max: budget.max },
  };
}

/** A page of results was loaded; null when there is nothing in it. */
export function viewItemList(list: { products: readonly Product[]; page: number; total: number }): ViewItemList | null {
  if (list.products.length === 0) return null;
  return { ...tracked("view_item_list"), page: list.page, total: list.total, products: list.products.map(productOf) };
}

/** A card was opened, or one of its offers. */
export function productClick(product: Product, offer: Prestation | null): ProductClick | PrestationClick {
  if (!offer) return { ...tracked("product_click"), product: productOf(product) };
  const { id, name, codePackage } = offer;
  return { ...tracked("prestation_click"), product: productOf(product), prestation: { id, name, codePackage, ...stayOf(offer) } };
}
