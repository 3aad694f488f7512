import { CalendarError } from "./calendar-error.js";
import { addDays, addMonths, dateOf, daysBetween, daysOf, firstDayOf, monthOf, monthsBetween, weekdayOf } from "./day.js";
import type { Day, Weekday } from "./day.js";
import { isFunction, itemOf, memberOf, readBound, readEach, readMembers, readNumber, refuseDepth, testOf } from "./given.js";
import type { DayTest, OnFunctionError } from "./given.js";
import { remembered } from "./remembered.js";
import { daysInWeek, ordinalsOf, weekOfMonth } from "./week.js";

/** What a rule depends on besides its own members. */
interface RecurrenceContext {
  readonly firstWeekday: Weekday;
  readonly onFunctionError: OnFunctionError;
  /** What `every` counts from. */
  readonly start: Day | null;
  /** What `every` counts from if there is no start and the rule has no `from`. */
  readonly from: Day | null;
  /** How many lists and rules contain this one. */
  readonly depth: number;
}

/** The days on which an occurrence begins, none of them before `from`. */
interface Recurrence {
  readonly begins: DayTest;
  readonly from: Day | null;
}

/** A component of one number or several, and the numbers that a day has for it. */
interface NumberComponent {
  readonly name: string;
  readonly most: number;
  readonly fromLast: boolean;
  readonly numbersOf: (day: Day, firstWeekday: Weekday) => readonly number[];
}

const numberComponents: readonly NumberComponent[] = [
  { name: "days", most: 31, fromLast: false, numbersOf: (day) => [dateOf(day)] },
  { name: "weekdays", most: 7, fromLast: false, numbersOf: (day) => [weekdayOf(day)] },
  { name: "weeks", most: 6, fromLast: true, numbersOf: weekOfMonth },
  { name: "months", most: 12, fromLast: false, numbersOf: (day) => [Number(day.slice(5, 7))] },
];

const keys = [...numberComponents.map(({ name }) => name), "ordinalWeekdays", "every", "from", "until", "on"];

/** A Sunday, from which days, weeks and months are counted. */
const origin: Day = "1970-01-04";

/** Months whose distance from the origin is kept, since a rule tests each of their days. */
const keptDistances = 24;
const daysBefore = remembered(keptDistances, (month) => daysBetween(origin, firstDayOf(month)));
const daysFromOrigin = (day: Day): number => daysBefore(monthOf(day)) + dateOf(day) - 1;

/** The number of the unit that contains a day, and the day's place in that unit. */
interface Unit {
  readonly numberOf: (day: Day, firstWeekday: Weekday) => number;
  readonly placeOf: (day: Day) => number | string;
}

const units: ReadonlyMap<unknown, Unit> = new Map<unknown, Unit>([
  ["days", { numberOf: daysFromOrigin, placeOf: () => "" }],
  [
    "weeks",
    {
      numberOf: (day, firstWeekday) => Math.floor((daysFromOrigin(day) - firstWeekday + 1) / daysInWeek),
      placeOf: weekdayOf,
    },
  ],
  ["months", { numberOf: (day) => monthsBetween(monthOf(origin), monthOf(day)), placeOf: dateOf }],
  ["years", { numberOf: (day) => Number(day.slice(0, 4)), placeOf: (day) => day.slice(5) }],
]);

/** Compiles `repeat`. Throws a CalendarError. */
export function readRecurrence(value: unknown, component: string, context: RecurrenceContext): Recurrence {
  refuseDepth(context.depth, value, component);
  const members = readMembers(value, keys, component, `an object such as { "weekdays": 7 }`);
  const from = readBound(members.get("from"), memberOf(component, "from"));
  const until = readBound(members.get("until"), memberOf(component, "until"));
  const start = context.start ?? from ?? context.from;
  const tests: DayTest[] = [];
  const read = (name: string, compile: (value: unknown, component: string) => DayTest) => {
    const given = members.get(name);
    if (given !== undefined) tests.push(compile(given, memberOf(component, name)));
  };
  for (const part of numberComponents) read(part.name, (given, at) => numberTest(part, given, at, context.firstWeekday));
  read("ordinalWeekdays", ordinalTest);
  read("on", (given, at) => onTest(given, at, { ...context, from: from ?? context.from, depth: context.depth + 1 }));
  const alone = tests.length === 0;
  read("every", (given, at) => everyTest(given, at, start, alone, context.firstWeekday));
  const begins = (day: Day) => (from === null || day >= from) && (until === null || day <= until) && tests.every((test) => test(day));
  return { begins, from };
}

function numberTest({ most, fromLast, numbersOf }: NumberComponent, value: unknown, component: string, firstWeekday: Weekday): DayTest {
  const wanted = new Set(readEach(value, component, (item, at) => readNumber(item, most, fromLast, at)));
  return (day) => numbersOf(day, firstWeekday).some((number) => wanted.has(number));
}

/** One pair `[ordinal, weekday]`, or a list of pairs. */
function ordinalTest(value: unknown, component: string): DayTest {
  const several = Array.isArray(value) && (value.length === 0 || value.some((item: unknown) => Array.isArray(item)));
  const pairs = several ? readEach(value, component, readOrdinal) : [readOrdinal(value, component)];
  return (day) => {
    const weekday = weekdayOf(day);
    return pairs.some((pair) => pair.weekday === weekday && ordinalsOf(day).includes(pair.ordinal));
  };
}

function readOrdinal(value: unknown, component: string) {
  if (!Array.isArray(value) || value.length !== 2) throw new CalendarError(component, value, "a pair such as [-1, 6], the last Friday");
  return {
    ordinal: readNumber(value[0], 5, true, itemOf(component, 0)),
    weekday: readNumber(value[1], daysInWeek, false, itemOf(component, 1)),
  };
}

function onTest(value: unknown, component: string, context: RecurrenceContext): DayTest {
  const tests = readEach(value, component, (item, at) =>
    isFunction(item) ? testOf(item, at, context.onFunctionError) : readRecurrence(item, at, context).begins,
  );
  return (day) => tests.some((test) => test(day));
}

/** Every n-th unit, counted from the start's; with `alone`, only the day in the start's place. */
function everyTest(value: unknown, component: string, start: Day | null, alone: boolean, firstWeekday: Weekday): DayTest {
  if (!Array.isArray(value) || value.length !== 2) throw new CalendarError(component, value, `a pair such as [2, "weeks"]`);
  const count = readNumber(value[0], Infinity, false, itemOf(component, 0));
  const unit = units.get(value[1]);
  if (!unit) throw new CalendarError(itemOf(component, 1), value[1], `"days", "weeks", "months" or "years"`);
  if (start === null) throw new CalendarError(component, value, "a start or a from to count from");
  const first = unit.numberOf(start, firstWeekday);
  const place = unit.placeOf(start);
  return (day) => (unit.numberOf(day, firstWeekday) - first) % count === 0 && (!alone || unit.placeOf(day) === place);
}

/** Months whose occurrences are kept. */
const keptMonths = 2_000;

/** Whether a day is in an occurrence of `length` days. The days that begin one are found once per month. */
export function inOccurrence(begins: DayTest, length: number): DayTest {
  if (length === 1) return begins;
  const beginsOf = remembered(keptMonths, (month) => daysOf(month).filter(begins));
  return (day) => {
    const earliest = addDays(day, 1 - length);
    let month = monthOf(day);
    while (!beginsOf(month).some((begin) => begin >= earliest && begin <= day)) {
      if (month === monthOf(earliest)) return false;
      month = addMonths(month, -1);
    }
    return true;
  };
}
