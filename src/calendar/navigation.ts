import type { Month } from "./day.js";
import { times } from "./times.js";

/** Years or months on one page of the choice, which is a table of `choiceColumns`. */
export const choicesInPage = 12;
const choiceColumns = 3;

/** The page of twelve years that contains a year; pages begin at multiples of twelve. */
export function yearsAround(year: number): readonly number[] {
  const first = Math.floor(year / choicesInPage) * choicesInPage;
  return times(choicesInPage, (index) => first + index);
}

export function yearOf(month: Month): number {
  return Number(month.slice(0, 4));
}

/** The month with this year and number, from 1. */
export function monthIn(year: number, number: number): Month {
  return `${String(year).padStart(4, "0")}-${String(number).padStart(2, "0")}`;
}

/** How far a key moves in a table of choices; null for any other key. */
export function choicesAfterKey(key: string, rightToLeft: boolean): number | null {
  const forward = rightToLeft ? -1 : 1;
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: choiceColumns,
    ArrowUp: -choiceColumns,
    PageDown: choicesInPage,
    PageUp: -choicesInPage,
  };
  return Object.hasOwn(moves, key) ? (moves[key] ?? null) : null;
}
