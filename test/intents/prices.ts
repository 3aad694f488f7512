import { knownDay } from "../../demo/engine/catalogue/days.js";
import { shareOf } from "../../demo/engine/catalogue/random.js";

export type Currency = "EUR" | "GBP";

/** Whole euros in whole units of a currency. */
export const money = (euros: number, currency: Currency): number => (currency === "EUR" ? euros : Math.round((euros * 86) / 100));

/** A stay with a package, as the tables have it; money in whole euros. */
export interface PricedRow {
  readonly lodging: number;
  readonly stay_number: number;
  readonly start_date: string;
  readonly end_date: string;
  readonly price: number;
  /** What the package adds for a person, from the cheapest departure. */
  readonly supplement: number;
  /** Whether its price is confirmed by a call. */
  readonly is_live: boolean;
}

/** The total of the party, as it is listed. */
export const listedPrice = ({ price, supplement }: PricedRow, party: number, currency: Currency): number =>
  money(price + supplement * party, currency);

/**
 * The total of the party once it is confirmed; null if it is no longer sold. The seller moves the price of a room by up to 4 %, without
 * a package below what the room is listed at.
 */
export function finalPrice(row: PricedRow, party: number, currency: Currency): number | null {
  const listed = listedPrice(row, party, currency);
  if (!row.is_live) return listed;
  const isGone =
    shareOf(`gone ${row.lodging}`) < 0.02 ||
    shareOf(`error ${row.lodging} ${knownDay(row.start_date)} ${knownDay(row.end_date)}`) < 0.015 ||
    shareOf(`sold ${row.stay_number}`) < 0.05;
  if (isGone) return null;
  const room = money(row.price, currency);
  const moved = Math.round(room * (0.97 + (1.04 - 0.97) * shareOf(`live ${row.stay_number}`)));
  return Math.max(room, listed - room + moved);
}
