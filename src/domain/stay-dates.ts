import { addDays, daysBetween, isDay } from "../calendar/day.js";

/** The dates of a stay, `yyyy-MM-dd`. Committed only whole or empty. */
export interface StayDates {
  readonly start: string | null;
  readonly end: string | null;
}

const noStayDates: StayDates = { start: null, end: null };

/** A day as a hash carries it, `yyyy-MM-dd` or `dd/MM/yyyy` (`|` reads as `-`); null when it is not a day of a calendar. */
export function parseDay(text: string): string | null {
  const day = text
    .trim()
    .replaceAll("|", "-")
    .replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, "$3-$2-$1");
  return isDay(day) ? day : null;
}

/** `dd/MM/yyyy`, as links and tracking write a day in every locale. */
export function shortDate(day: string): string {
  return day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$3/$2/$1");
}

/** Nights between two days, which is also the calendar days that tracking counts. */
export function nights(start: string, end: string): number {
  return daysBetween(start, end);
}

/** The lengths of the stays from a start to each of some ends, in order, as texts: three or more in a row as one, `2–5`. */
export function possibleNights(start: string, ends: readonly string[]): readonly string[] {
  const runs: { first: number; last: number }[] = [];
  for (const count of ends.map((end) => nights(start, end)).toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && count === run.last + 1) run.last = count;
    else runs.push({ first: count, last: count });
  }
  return runs.flatMap(({ first, last }) =>
    last - first > 1 ? [`${first}–${last}`] : first === last ? [`${first}`] : [`${first}`, `${last}`],
  );
}

/** A range whole, or none: half a range is never committed, nor one that does not run forward. */
export function wholeRange({ start, end }: StayDates): StayDates {
  return start !== null && end !== null && start < end ? { start, end } : noStayDates;
}

export interface DayPick {
  /** The start that waits for its end. */
  readonly pickedStart: string | null;
  /** A range to commit. */
  readonly range: StayDates | null;
  /** The selection was cancelled. */
  readonly cleared: boolean;
}

export interface DayChoices {
  readonly pickedStart: string | null;
  /** The length of the stay that one press chooses, in nights; null where a press chooses one end. */
  readonly nights: number | null;
  /** Days a stay can start on. */
  readonly startDates: readonly string[];
  /** Days the stay that starts on the picked start can end on. */
  readonly endDates: readonly string[];
}

/** Chooses a whole stay, starts a range, completes it, or cancels it; null is a day that cannot be chosen. */
export type DayPress = "stay" | "start" | "end" | "cancel" | null;

/** What a press on each day does. A start before the picked one replaces it. */
export function dayPress({ pickedStart, nights: length, startDates, endDates }: DayChoices): (day: string) => DayPress {
  const starts = new Set(startDates);
  const ends = new Set(endDates);
  return (day) => {
    if (length !== null) return starts.has(day) ? "stay" : null;
    if (day === pickedStart) return "cancel";
    if (pickedStart === null || day < pickedStart) return starts.has(day) ? "start" : null;
    return ends.has(day) ? "end" : null;
  };
}

/** The selection after one press on a day; a day that cannot be chosen changes nothing. */
export function pickDay(day: string, choices: DayChoices): DayPick {
  const { pickedStart, nights: length } = choices;
  const press = dayPress(choices)(day);
  if (press === "stay" && length !== null) return { pickedStart: null, range: { start: day, end: addDays(day, length) }, cleared: false };
  if (press === "start") return { pickedStart: day, range: null, cleared: false };
  if (press === "end") return { pickedStart: null, range: { start: pickedStart, end: day }, cleared: false };
  return press === "cancel" ? { pickedStart: null, range: null, cleared: true } : { pickedStart, range: null, cleared: false };
}
