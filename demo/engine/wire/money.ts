/** Pence to the euro cent, fixed: a demo has no exchange. */
const poundsPerHundredEuros = 86;

/** Whole euros in whole units of the visitor's currency, rounded half up; the same arithmetic works in SQL. */
export function inCurrency(euros: number, currency: "EUR" | "GBP"): number {
  return currency === "EUR" ? euros : Math.floor((euros * poundsPerHundredEuros + 50) / 100);
}

/** Percent off; null when nothing is. */
export function promoOf(price: number, publicPrice: number): number | null {
  const percent = publicPrice > price ? Math.round((1 - price / publicPrice) * 100) : 0;
  return percent > 0 ? percent : null;
}
