/** The kinds of what a total is paid for. */
export const priceKinds = ["stay", "skipass", "equipment", "transport", "fee", "tax", "insurance"] as const;
export type PriceKind = (typeof priceKinds)[number];

/** What a works council pays a share of unless its rule names other kinds; the rest are charges. */
export const packageKinds: readonly PriceKind[] = ["stay", "skipass", "equipment", "transport"];

/** A part of a price by its kind, in the shown currency. */
export interface PartByKind {
  readonly kind: PriceKind;
  /** 0 at least. */
  readonly amount: number;
}

/** Whether parts add up to a price, to the cent; no parts do. */
export function addUpTo(parts: readonly PartByKind[] | null | undefined, price: number): boolean {
  if (!parts) return true;
  const sum = parts.reduce((before, { amount }) => before + amount, 0);
  return parts.every(({ amount }) => amount >= 0) && Math.round(sum * 100) === Math.round(price * 100);
}
