import { addDays, weekdayOf, type Day } from "../../calendar/day.js";

/** Days that a wish can name without a date. */
const feasts = ["christmas", "newYear", "easter"] as const;
export type Feast = (typeof feasts)[number];

export const isFeast = (name: string | null): name is Feast => feasts.some((feast) => feast === name);

const saturday = 7;

/** The Saturday on or before the next such feast, or today where that is later: weeks are sold from Saturday to Saturday. */
export function feastStart(feast: Feast, today: Day): Day {
  const day = nextFeast(feast, today);
  const start = addDays(day, -(weekdayOf(day) % saturday));
  return start < today ? today : start;
}

function nextFeast(feast: Feast, today: Day): Day {
  const year = Number(today.slice(0, 4));
  const dayIn = feast === "easter" ? easterSunday : (one: number) => `${one}-12-${feast === "christmas" ? 25 : 31}`;
  const thisYear = dayIn(year);
  return thisYear >= today ? thisYear : dayIn(year + 1);
}

/** The Sunday after the first full moon of spring, by the rule of Gauss for the years 1900 to 2099. */
export function easterSunday(year: number): Day {
  const days = (19 * (year % 19) + 24) % 30;
  const fullMoon = addDays(`${year}-03-21`, days >= 28 ? days - 1 : days);
  return addDays(fullMoon, 8 - weekdayOf(fullMoon));
}
