import { daysBetween, monthOf, type Day, type Month } from "../calendar/day.js";
import type { DayPrice, StayLength } from "../domain/stay-length.js";
import { feeOf } from "../store/fee.js";
import type { SearchSnapshot } from "../store/state/types.js";
import { stayLengthOf } from "../store/stay-length.js";

const noPrices: Readonly<Record<Day, DayPrice>> = {};

/** What the prices of days read from the search. */
export const dayPricesParts = (search: SearchSnapshot) => ({
  found: search.find.outdated ? noPrices : search.find.startPrices,
  stayDates: search.stayDates,
  pickedStart: search.pickedStart,
  length: stayLengthOf(search),
  isByLength: (search.find.lengths?.length ?? 0) > 0,
  fee: feeOf(search).added,
});
type DayPricesParts = ReturnType<typeof dayPricesParts>;

/** What has to be paid for a stay from a day, in whole units, and its nights; null where they are of any length. */
export interface PricedDay extends DayPrice {
  readonly day: Day;
}

export interface DayPrices {
  /** The length that the days are priced for. */
  readonly length: StayLength;
  readonly prices: ReadonlyMap<Day, PricedDay>;
  /** The cheapest days of each month in view. */
  readonly cheapest: ReadonlySet<Day>;
  /** The cheapest day of the months in view; the first of several. */
  readonly lowest: PricedDay | null;
  /** The price of the chosen stay; null where it is not known. */
  readonly ofStay: number | null;
}

/** The prices of the days that a stay may begin on: of one length, or of any. None while the last day is chosen. */
export function dayPrices(parts: DayPricesParts, months: readonly Month[]): DayPrices {
  const { length, isByLength } = parts;
  const prices = new Map(pricedDays(parts).map((priced) => [priced.day, priced]));
  const inView = months.map((month) => [...prices.values()].filter(({ day }) => monthOf(day) === month));
  const lowest = cheapestOf(inView.flat());
  return {
    length: isByLength ? length : "any",
    prices,
    cheapest: new Set(inView.flatMap((days) => days.filter(({ price }) => price === cheapestOf(days)?.price).map(({ day }) => day))),
    lowest,
    ofStay: stayPrice(parts, prices),
  };
}

function pricedDays({ found, pickedStart, length, isByLength, fee }: DayPricesParts): readonly PricedDay[] {
  if (pickedStart !== null) return [];
  const isOfLength = ({ nights }: DayPrice) => !isByLength || length === "any" || nights === length;
  return Object.entries(found)
    .filter(([, priced]) => isOfLength(priced))
    .map(([day, { price, nights }]) => ({ day, price: Math.round(price + fee), nights }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

function cheapestOf(days: readonly PricedDay[]): PricedDay | null {
  return days.reduce<PricedDay | null>((cheapest, one) => (cheapest === null || one.price < cheapest.price ? one : cheapest), null);
}

function stayPrice({ stayDates: { start, end } }: DayPricesParts, prices: DayPrices["prices"]): number | null {
  const priced = start === null ? undefined : prices.get(start);
  if (start === null || end === null || priced?.nights !== daysBetween(start, end)) return null;
  return priced.price;
}
