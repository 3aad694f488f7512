import { addDays, type Day } from "../../calendar/day.js";
import { isSchoolZone, type SchoolZone } from "../school-zones.js";
import { isFeast } from "./feasts.js";
import type { Rule } from "./grammar.js";
import { isMonthPart, startOfPart } from "./month-parts.js";
import type { WishMeaning } from "./parts.js";
import type { Captures } from "./patterns.js";
import { isSchoolSeason, nextBreak } from "./school-breaks.js";
import { dayFrom, monthFrom, type WrittenDay } from "./written-days.js";

export interface MeaningContext {
  readonly today: Day;
  /** The zones whose school holidays are meant where none is said. */
  readonly zones: readonly SchoolZone[];
}

type Reader = (captures: Captures, value: string | null, context: MeaningContext) => WishMeaning | null;

const numberOf = (captured: unknown): number | null => (captured === undefined || captured === null ? null : Number(captured));
const within = (value: number | null, least: number, most: number): number | null =>
  value !== null && value >= least && value <= most ? value : null;
const whole = (value: number | null): number | null => (Number.isInteger(value) ? value : null);

/** What the captures of a rule mean; null where its numbers cannot be meant. */
export function meaningOf({ kind, value }: Rule, captures: Captures, context: MeaningContext): WishMeaning | null {
  return readers[kind](captures, value, context);
}

const readers: Readonly<Record<WishMeaning["kind"], Reader>> = {
  nights({ amount, weeks, days }, value) {
    const nights = numberOf(value ?? amount) ?? (weeks === undefined ? Number(days) - 1 : Number(weeks) * 7);
    const sensible = whole(within(nights, 1, 28));
    return sensible === null ? null : { kind: "nights", nights: sensible };
  },
  dates(captures, value, { today }) {
    if (!isMonthPart(value)) return datesOf(captures, today);
    const start = startOfPart(value, Number(captures["month"]), numberOf(captures["year"]), today);
    return start === null ? null : { kind: "dates", start, end: null };
  },
  month({ month, year }, _value, { today }) {
    const coming = monthFrom(Number(month), numberOf(year), today);
    return coming === null ? null : { kind: "month", month: coming };
  },
  holiday: (_captures, value) => (isFeast(value) ? { kind: "holiday", holiday: value } : null),
  schoolHoliday({ zone, year }, value, { zones, today }) {
    const found = isSchoolSeason(value) ? nextBreak(value, isSchoolZone(zone) ? [zone] : zones, numberOf(year), today) : null;
    return found && { kind: "schoolHoliday", ...found };
  },
  adults({ amount }, value) {
    const count = whole(within(numberOf(value ?? amount), 1, 20));
    return count === null ? null : { kind: "adults", count };
  },
  children({ ages, other }) {
    const years = [ages, other ?? []].flat().map(Number);
    return years.length > 0 && years.every((age) => whole(within(age, 1, 17)) !== null) ? { kind: "children", ages: years } : null;
  },
  childrenWithoutAges({ amount }, value) {
    const count = whole(within(numberOf(value ?? amount), 1, 10));
    return count === null ? null : { kind: "childrenWithoutAges", count };
  },
  budget({ least, most, each, thousand, leastThousand }) {
    const [min, max] = [sumOf(least, leastThousand), sumOf(most, thousand)];
    if ((min ?? max ?? 0) < 20 || (min !== null && max !== null && min > max)) return null;
    return { kind: "budget", min, max, perPerson: each === true };
  },
  altitude({ amount }) {
    const metres = within(numberOf(amount), 500, 3500);
    return metres === null ? null : { kind: "altitude", metres };
  },
  slopesKm({ amount }, value) {
    const kilometres = within(numberOf(value ?? amount), 1, 1000);
    return kilometres === null ? null : { kind: "slopesKm", kilometres };
  },
  near({ airport, minutes, hours }, value) {
    const origin = value ?? String(airport);
    const time = hours === undefined ? numberOf(minutes) : Number(hours) * 60 + (numberOf(minutes) ?? 0);
    return time === null || within(time, 5, 600) !== null ? { kind: "near", origin, minutes: time } : null;
  },
  amenities: (_captures, value) => ({ kind: "amenities", key: value ?? "" }),
  catering: (_captures, value) => ({ kind: "catering", key: value ?? "" }),
  lodging: (_captures, value) => ({ kind: "lodging", key: value ?? "" }),
  stars: ({ amount, other, atLeast }) => starsOf(Number(amount), numberOf(other), atLeast === true),
  rooms({ amount }, value) {
    const count = whole(within(numberOf(value ?? amount), 1, 9));
    return count === null ? null : { kind: "rooms", count };
  },
  slopes: (captures, value) => distance("slopes", captures, value),
  centre: (captures, value) => distance("centre", captures, value),
  includes: (_captures, value) => ({ kind: "includes", contents: value as "skipass" | "equipment" | "train" | "flight" }),
  cheapest: () => ({ kind: "cheapest" }),
};

function sumOf(amount: unknown, thousand: unknown): number | null {
  const sum = numberOf(amount);
  return sum === null ? null : sum * (thousand === true ? 1000 : 1);
}

function starsOf(first: number, other: number | null, atLeast: boolean): WishMeaning | null {
  const last = atLeast ? 5 : (other ?? first);
  const stars = [2, 3, 4, 5].filter((count) => count >= first && count <= last);
  return stars.length > 0 && first >= 2 && last <= 5 ? { kind: "stars", stars } : null;
}

function distance(kind: "slopes" | "centre", { amount }: Captures, value: string | null): WishMeaning | null {
  if (value === "door") return { kind, metres: null };
  const metres = within(numberOf(value ?? amount), 1, 5000);
  return metres === null ? null : { kind, metres };
}

/** The day is given in digits, or by its date and month; what the departure does not say it has from the arrival, or the other way. */
function datesOf(captures: Captures, today: Day): WishMeaning | null {
  const { date, month, year, untilDate, untilMonth, untilYear, digits, untilDigits } = captures;
  const until = (untilDigits as WrittenDay | undefined) ?? written(untilDate, untilMonth ?? month, untilYear ?? year);
  const arrival =
    (digits as WrittenDay | undefined) ?? written(date, month ?? untilMonth ?? until?.month, year ?? untilYearOf(captures, until));
  if (arrival === null) return null;
  const start = dayFrom(arrival, today);
  if (start === null) return null;
  if (until === null) return { kind: "dates", start, end: null };
  const end = dayFrom(until, addDays(start, 1));
  return end !== null && end <= addDays(start, 28) ? { kind: "dates", start, end } : null;
}

/** The year that stands only after the departure is the arrival's too; of a stay over the turn of the year it is the next. */
function untilYearOf({ month, untilYear }: Captures, until: WrittenDay | null): unknown {
  if (untilYear === undefined) return undefined;
  const isOverYear = month !== undefined && until !== null && Number(month) > until.month;
  return Number(untilYear) - (isOverYear ? 1 : 0);
}

function written(date: unknown, month: unknown, year: unknown): WrittenDay | null {
  if (date === undefined || month === undefined) return null;
  const day = { date: Number(date), month: Number(month), year: year === undefined ? null : Number(year) };
  return day.date >= 1 && day.date <= 31 ? day : null;
}
