import { monthOf } from "../calendar/day.js";
import { marketOf } from "./locale.js";

function monthNumber(day: string): number {
  return Number(day.slice(5, 7));
}

/** Whether a day is in the months when visitors look for winter: May to November. */
export function isSummerMonth(day: string): boolean {
  const month = monthNumber(day);
  return month >= 5 && month <= 11;
}

/**
 * The month the dates open on, `yyyy-MM`: the month of a chosen start, else December of the year while it is summer,
 * else this month.
 * @param summer the search sells summer stays, so nothing is jumped over.
 */
export function firstMonthShown({ today, summer, start }: { today: string; summer: boolean; start: string | null }): string {
  if (start !== null) return monthOf(start);
  return isSummerMonth(today) && !summer ? `${today.slice(0, 4)}-12` : monthOf(today);
}

/** H winter, E summer. */
export type Season = "H" | "E";

/** The season of a day as product links count it: winter runs from October to April. */
export function seasonOf(day: string): Season {
  const month = monthNumber(day);
  return month >= 10 || month <= 4 ? "H" : "E";
}

/** The season of a product link; null leaves it out, as for accommodation only without dates. */
export function linkSeason(link: { start: string | null; locale: string; packageCode: string }): Season | null {
  const { start, locale, packageCode } = link;
  if (start === null) return packageCode.startsWith("HS") ? null : "H";
  return marketOf(locale).linkSeason === "winter" ? "H" : seasonOf(start);
}
