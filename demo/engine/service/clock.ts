import { dayNumber, dayText } from "../catalogue/days.js";

/** The engine's idea of today, which tests and the console can set. */
export interface EngineClock {
  /** Day number (see catalogue/days.ts). */
  today(): number;
  /** The day with the real time, in ISO 8601 to the second: `2026-11-21T10:32:00Z`. */
  time(): string;
  /** A `yyyy-MM-dd` day, or null for the real one; false when there is no such day. */
  set(day: string | null): boolean;
}

/** A clock that shows the real day until it is set. */
export function createClock(now: () => number = Date.now): EngineClock {
  let fixed: number | null = null;
  const today = (): number => fixed ?? dayNumber(new Date(now()).toISOString().slice(0, 10)) ?? 0;
  return {
    today,
    time: () => `${dayText(today())}${new Date(now()).toISOString().slice(10, 19)}Z`,
    set(day) {
      const wanted = day === null ? null : dayNumber(day);
      if (day !== null && wanted === null) return false;
      fixed = wanted;
      return true;
    },
  };
}

export const clockState = (clock: EngineClock): { readonly today: string } => ({ today: dayText(clock.today()) });
