import fc from "fast-check";
import { CalendarError } from "../calendar-error.js";
import { readDaySet } from "../day-set.js";
import type { GivenDays } from "../day-set.js";
import type { Day, Weekday } from "../day.js";

interface PlainRepeat {
  readonly days?: readonly number[];
  readonly weekdays?: readonly number[];
  readonly weeks?: readonly number[];
  readonly months?: readonly number[];
  readonly ordinalWeekdays?: readonly (readonly [number, number])[];
  readonly every?: readonly [number, "days" | "weeks" | "months" | "years"];
  readonly from?: Day;
  readonly until?: Day;
  readonly on?: readonly PlainRepeat[];
}

interface PlainRule {
  readonly start?: Day;
  readonly end?: Day;
  readonly span?: number;
  readonly repeat: PlainRepeat;
}

interface PlainRange {
  readonly start: Day | null;
  readonly end: Day | null;
}

type PlainSet = Day | PlainRange | PlainRule | readonly PlainSet[];

/** The oracle's facts of a day. */
interface Facts {
  readonly day: Day;
  readonly date: number;
  readonly weekday: number;
  readonly month: number;
  readonly year: number;
  /** For each first weekday, 1 to 7: the row in the month, and how many rows the month has. */
  readonly rows: readonly { readonly row: number; readonly count: number }[];
  readonly monthLength: number;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const friday = 6;

/** Every fourth year is a leap year from 2023 to 2029. */
function lengthOfMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function factsOfMonth(year: number, month: number, firstWeekday: number): readonly Facts[] {
  const monthLength = lengthOfMonth(year, month);
  const pad = (part: number) => String(part).padStart(2, "0");
  return Array.from({ length: monthLength }, (_, index) => {
    const date = index + 1;
    const rows = weekdays.map((weekStart) => {
      const before = (firstWeekday - weekStart + 7) % 7;
      return { row: Math.ceil((date + before) / 7), count: Math.ceil((monthLength + before) / 7) };
    });
    const weekday = ((firstWeekday - 1 + index) % 7) + 1;
    return { day: `${year}-${pad(month)}-${pad(date)}`, date, weekday, month, year, rows, monthLength };
  });
}

/** Every day from December 2023, which began on a Friday, to December 2029, counted without `Date`. */
function everyDay(): readonly Facts[] {
  const facts: Facts[] = [];
  for (let index = 11; index < 84; index += 1) {
    const firstWeekday = ((facts.at(-1)?.weekday ?? friday - 1) % 7) + 1;
    facts.push(...factsOfMonth(2023 + Math.floor(index / 12), (index % 12) + 1, firstWeekday));
  }
  return facts;
}

const calendar = everyDay();

export const oracleDays: readonly Day[] = calendar.map(({ day }) => day);
const indexOf = new Map(oracleDays.map((day, index) => [day, index]));
const at = (day: Day): number => indexOf.get(day) ?? Number.NaN;

/** Divides the days into runs in which `sameUnit` holds for each pair of neighbours. */
function runs(sameUnit: (one: Facts, next: Facts) => boolean): readonly (readonly Facts[])[] {
  const found: Facts[][] = [];
  for (const facts of calendar) {
    const current = found.at(-1);
    const last = current?.at(-1);
    if (current !== undefined && last !== undefined && sameUnit(last, facts)) current.push(facts);
    else found.push([facts]);
  }
  return found;
}

const unitRuns = {
  days: weekdays.map(() => runs(() => false)),
  weeks: weekdays.map((first) => runs((_, next) => next.weekday !== first)),
  months: weekdays.map(() => runs((one, next) => one.month === next.month)),
  years: weekdays.map(() => runs((one, next) => one.year === next.year)),
};

/** Whether a day has the anchor's place in its unit. */
const samePlace = {
  days: () => true,
  weeks: (facts: Facts, anchor: Facts) => facts.weekday === anchor.weekday,
  months: (facts: Facts, anchor: Facts) => facts.date === anchor.date,
  years: (facts: Facts, anchor: Facts) => facts.date === anchor.date && facts.month === anchor.month,
};

/** The days of every n-th unit, counted from the anchor's; `alone`, only those in the anchor's place. */
function everyDays([count, unit]: NonNullable<PlainRepeat["every"]>, anchor: Day, alone: boolean, first: Weekday): ReadonlySet<Day> {
  const units = unitRuns[unit][first - 1] ?? [];
  const anchorFacts = calendar[at(anchor)];
  if (anchorFacts === undefined) throw new Error(`${anchor} is not in the oracle's years`);
  const begin = units.findIndex((run) => run.includes(anchorFacts));
  const days = new Set<Day>();
  for (let index = begin; index < units.length; index += count) {
    for (const facts of units[index] ?? []) if (!alone || samePlace[unit](facts, anchorFacts)) days.add(facts.day);
  }
  return days;
}

type Choice = (facts: Facts) => boolean;

function repeatChoice(repeat: PlainRepeat, anchor: Day | undefined, outerFrom: Day | undefined, first: Weekday): Choice {
  const { days, weekdays: given, weeks, months, ordinalWeekdays, every, from, until, on } = repeat;
  const choices: Choice[] = [];
  if (days) choices.push(({ date }) => days.includes(date));
  if (given) choices.push(({ weekday }) => given.includes(weekday));
  if (months) choices.push(({ month }) => months.includes(month));
  if (weeks) {
    choices.push(({ rows }) => {
      const { row, count } = rows[first - 1] ?? { row: Number.NaN, count: Number.NaN };
      return weeks.includes(row) || weeks.includes(row - count - 1);
    });
  }
  if (ordinalWeekdays) {
    choices.push(({ date, weekday, monthLength }) =>
      ordinalWeekdays.some(([ordinal, wanted]) => {
        const from0 = ordinal > 0 ? (ordinal - 1) * 7 : monthLength + ordinal * 7;
        return weekday === wanted && date > from0 && date <= from0 + 7;
      }),
    );
  }
  if (on) {
    const any = on.map((one) => repeatChoice(one, anchor, from ?? outerFrom, first));
    choices.push((facts) => any.some((choice) => choice(facts)));
  }
  const start = anchor ?? from ?? outerFrom;
  if (every && start !== undefined) {
    const allowed = everyDays(every, start, choices.length === 0, first);
    choices.push(({ day }) => allowed.has(day));
  }
  if (from !== undefined) choices.push(({ day }) => day >= from);
  if (until !== undefined) choices.push(({ day }) => day <= until);
  return (facts) => choices.every((choice) => choice(facts));
}

/** The days of a set, tried one by one in the years of the oracle. */
export function daysByHand(set: PlainSet, first: Weekday): ReadonlySet<Day> {
  if (typeof set === "string") return new Set([set]);
  if (set instanceof Array) return new Set(set.flatMap((one: PlainSet) => [...daysByHand(one, first)]));
  if (!("repeat" in set)) {
    return new Set(oracleDays.filter((day) => (set.start === null || day >= set.start) && (set.end === null || day <= set.end)));
  }
  const { start, end, span, repeat } = set;
  const length = span ?? (start !== undefined && end !== undefined ? at(end) - at(start) + 1 : 1);
  const begins = repeatChoice(repeat, start, undefined, first);
  const days = new Set<Day>();
  calendar.forEach((facts, index) => {
    if (start !== undefined && facts.day < start) return;
    if (!begins(facts)) return;
    for (const { day } of calendar.slice(index, index + length)) days.add(day);
  });
  return days;
}

const dayBetween = (least: number, most: number) => fc.integer({ min: least, max: most }).map((index) => oracleDays[index] ?? "");
/** Days of 2024 and 2025, where generated sets start. */
const generatedDay = dayBetween(31, 760);
const oneOrMore = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { minLength: 1, maxLength: 4 });
const fromEnds = (most: number) => fc.integer({ min: -most, max: most }).filter((number) => number !== 0);

const every = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom("days" as const, "weeks" as const, "months" as const));
const everyYears = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.constant("years" as const));

const simpleRepeat: fc.Arbitrary<PlainRepeat> = fc
  .record({
    days: oneOrMore(fc.integer({ min: 1, max: 31 })),
    weekdays: oneOrMore(fc.integer({ min: 1, max: 7 })),
    weeks: oneOrMore(fromEnds(6)),
    months: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 3, maxLength: 8 }),
    ordinalWeekdays: oneOrMore(fc.tuple(fromEnds(5), fc.integer({ min: 1, max: 7 }))),
    every: fc.oneof(every, every, every, everyYears),
    from: generatedDay,
    until: dayBetween(400, 1400),
  })
  .chain((all) => fc.subarray(Object.entries(all), { maxLength: 3 }))
  .map((entries) => Object.fromEntries(entries));

const repeat: fc.Arbitrary<PlainRepeat> = fc.oneof(
  { weight: 3, arbitrary: simpleRepeat },
  {
    weight: 1,
    arbitrary: fc
      .tuple(simpleRepeat, fc.array(simpleRepeat, { minLength: 1, maxLength: 3 }))
      .map(([outer, on]): PlainRepeat => ({ ...outer, on })),
  },
);

const needsStart = ({ every: given, from, on = [] }: PlainRepeat): boolean =>
  from === undefined && (given !== undefined || on.some(needsStart));

/** Rules that can be read: an end or an `every` has a start. */
export const generatedRule: fc.Arbitrary<PlainRule> = fc
  .record({
    start: generatedDay,
    started: fc.boolean(),
    repeat,
    length: fc.integer({ min: 1, max: 12 }),
    as: fc.constantFrom("day", "span", "end"),
  })
  .map(({ start, started, repeat: rule, length, as }): PlainRule => {
    const set = started || as === "end" || needsStart(rule) ? { start, repeat: rule } : { repeat: rule };
    if (as === "span") return { ...set, span: length };
    return as === "end" ? { ...set, end: oracleDays[at(start) + length - 1] ?? start } : set;
  });

const generatedRange: fc.Arbitrary<PlainSet> = fc
  .tuple(fc.option(generatedDay, { freq: 5 }), fc.option(fc.integer({ min: 0, max: 40 }), { freq: 5 }))
  .map(([start, length]) => ({ start, end: length === null ? null : (oracleDays[(start === null ? 200 : at(start)) + length] ?? null) }));

/** Days, ranges, rules and lists of these. */
export const generatedSet: fc.Arbitrary<PlainSet> = fc.oneof(
  { weight: 6, arbitrary: generatedRule },
  { weight: 1, arbitrary: generatedRange },
  { weight: 2, arbitrary: fc.array(fc.oneof(generatedDay, generatedRange, generatedRule), { maxLength: 4 }) },
);

export const generatedWeekday: fc.Arbitrary<Weekday> = fc.constantFrom(...weekdays);

/** Reads a set, in weeks from Monday; a function of the page that throws fails the test. */
export function read(value: unknown, firstWeekday: Weekday = 2): GivenDays {
  return readDaySet(value, {
    firstWeekday,
    onFunctionError: (error) => {
      throw error;
    },
  });
}

/** The days of the set from `start` to `end`. */
export function daysIn(value: unknown, start: Day, end: Day, firstWeekday?: Weekday): readonly Day[] {
  const set = read(value, firstWeekday);
  return oracleDays.slice(at(start), at(end) + 1).filter((day) => set.has(day));
}

/** The component that a task refuses; `nothing` where it refuses none. Any other error is thrown. */
export function refusedBy(task: () => unknown): string {
  try {
    task();
  } catch (error) {
    if (error instanceof CalendarError) return error.component;
    throw error;
  }
  return "nothing";
}
