/** How whole euros become whole units of a currency: `floor((euros * rate + half) / per)`, rounded half up. A demo has no exchange. */
export const currencyRule = { EUR: { rate: 1, half: 0, per: 1 }, GBP: { rate: 86, half: 50, per: 100 } } as const;

/** Whole euros in whole units of the visitor's currency; the queries do the same arithmetic. */
export function inCurrency(euros: number, currency: keyof typeof currencyRule): number {
  const { rate, half, per } = currencyRule[currency];
  return Math.floor((euros * rate + half) / per);
}

/** Percent off; null when nothing is. */
export function promoOf(price: number, publicPrice: number): number | null {
  const percent = publicPrice > price ? Math.round((1 - price / publicPrice) * 100) : 0;
  return percent > 0 ? percent : null;
}
