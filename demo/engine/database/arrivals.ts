import { dayText, knownDay } from "../catalogue/days.js";
import { bitPlaces } from "./bits.js";

/** The first day of the month of a day, `yyyy-MM-01`. */
export const monthOf = (day: number): string => `${dayText(day).slice(0, 7)}-01`;

/** Days of one month as bits: the first of it is the lowest. */
export const dayBit = (day: number): number => 2 ** (day - knownDay(monthOf(day)));

/** The days that bits of a month represent. */
export const daysOfMonth = (month: string, bits: number): number[] => bitPlaces(bits).map((at) => knownDay(month) + at);
