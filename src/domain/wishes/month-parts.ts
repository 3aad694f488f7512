import { addMonths, dateOf, daysOf, weekdayOf, type Day } from "../../calendar/day.js";
import { monthFrom } from "./written-days.js";

/** Parts of a month, by the Saturday that a week in them begins on. */
const pick = {
  first: (saturdays) => saturdays[0],
  second: (saturdays) => saturdays[1],
  third: (saturdays) => saturdays[2],
  middle: (saturdays) => saturdays.find((day) => Math.abs(dateOf(day) - 15) <= 3),
  last: (saturdays) => saturdays.at(-1),
} as const satisfies Readonly<Record<string, (saturdays: readonly Day[]) => Day | undefined>>;

type MonthPart = keyof typeof pick;

export const isMonthPart = (name: string | null): name is MonthPart => name !== null && Object.hasOwn(pick, name);

const saturday = 7;

/** The Saturday of the next such part that has not passed; null where the year that is written has none. */
export function startOfPart(part: MonthPart, month: number, year: number | null, today: Day): Day | null {
  const coming = monthFrom(month, year, today);
  if (coming === null) return null;
  const months = year === null ? [coming, addMonths(coming, 12)] : [coming];
  const starts = months.map((one) => pick[part](daysOf(one).filter((day) => weekdayOf(day) === saturday)));
  return starts.find((start) => start !== undefined && start >= today) ?? null;
}
