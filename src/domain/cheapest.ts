import type { Prestation } from "./products.js";

/** Offers from the lowest price; equal prices in the order in which they are given. */
export function byPrice(prestations: readonly Prestation[]): Prestation[] {
  return [...prestations].sort((left, right) => left.price - right.price);
}

/** The offer with the lowest price, the first of equals; null without offers. */
export function cheapest(prestations: readonly Prestation[]): Prestation | null {
  return byPrice(prestations)[0] ?? null;
}
