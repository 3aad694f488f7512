import { CalendarError } from "./calendar-error.js";
import { addDays, addMonths, daysBetween, daysOf, isDay, monthOf, monthsBetween } from "./day.js";
import type { Day, Weekday } from "./day.js";
import { dayFrom, isFunction, itemOf, memberOf, readBound, readMembers, readNumber, refuseDepth, testOf } from "./given.js";
import type { DayTest, OnFunctionError } from "./given.js";
import { rangeBetween } from "./range.js";
import type { DayRange } from "./range.js";
import { inOccurrence, readRecurrence } from "./recurrence.js";
import { remembered } from "./remembered.js";

/** Days that a page describes: a day, a range, a rule, a function, or a list of these. */
export interface DaySet {
  has(day: Day): boolean;
  /**
   * The first day from `start` to `end`, both included, that is in the set.
   * Days of rules and functions are searched for a hundred years at most.
   */
  firstIn(start: Day, end: Day): Day | null;
}

export const noDays: DaySet = { has: () => false, firstIn: () => null };

export interface DaySetOptions {
  readonly firstWeekday: Weekday;
  readonly onFunctionError: OnFunctionError;
}

/** A set as a page gave it. */
export interface GivenDays extends DaySet {
  /** No day of the set is earlier; null if the set has no beginning. */
  readonly earliest: Day | null;
  /** The set consists of days and ranges only, so the options have no effect. */
  readonly isListed: boolean;
}

const firstDay: Day = "1000-01-01";
const lastDay: Day = "9999-12-31";
/** The longest occurrence: a hundred years. */
const mostDays = 36_525;
/** A hundred years, in which the first day of rules and functions is looked for. */
const searchedMonths = 1_200;
/** Months whose days by rules and functions are kept. */
const keptMonths = 120;

/** A rule or a function; none of its days is before `first`. */
interface Rule {
  readonly has: DayTest;
  readonly first: Day;
}

/** What was read so far, with the lists already visited. */
interface Parts extends DaySetOptions {
  readonly ranges: DayRange[];
  readonly rules: Rule[];
  readonly lists: Set<unknown>;
}

/**
 * Reads a set of days; null and undefined are no days. Throws a CalendarError.
 * A function that throws is reported once to `onFunctionError`, and the days on which it throws are in the set.
 */
export function readDaySet(value: unknown, options: DaySetOptions, component = ""): GivenDays {
  // Most sets are a single day: a page may have hundreds of marks.
  const day = dayFrom(value);
  if (day !== null) return listedDays([{ start: day, end: day }]);
  const parts: Parts = { ...options, ranges: [], rules: [], lists: new Set() };
  if (value !== null && value !== undefined) collect(value, component, parts, 0);
  return setOf(merged(parts.ranges), parts.rules);
}

function collect(value: unknown, component: string, parts: Parts, depth: number): void {
  refuseDepth(depth, value, component);
  if (Array.isArray(value)) {
    if (parts.lists.has(value)) return;
    parts.lists.add(value);
    value.forEach((item: unknown, index) => collect(item, itemOf(component, index), parts, depth + 1));
    return;
  }
  if (isFunction(value)) {
    parts.rules.push({ has: testOf(value, component, parts.onFunctionError), first: firstDay });
    return;
  }
  const day = dayFrom(value);
  if (day !== null) parts.ranges.push({ start: day, end: day });
  else collectObject(value, component, parts, depth);
}

function collectObject(value: unknown, component: string, parts: Parts, depth: number): void {
  const expected = `a day such as 2027-02-06, an object with "start", "end" or "repeat", or a list of these`;
  const members = readMembers(value, ["start", "end", "span", "repeat"], component, expected);
  if (members.size === 0) throw new CalendarError(component, value, expected);
  const bounds = readBounds(members, component);
  const repeat = members.get("repeat");
  if (repeat === undefined) parts.ranges.push({ start: bounds.start ?? firstDay, end: bounds.end ?? lastDay });
  else parts.rules.push(readRule(repeat, bounds, component, parts, depth));
}

interface Bounds {
  readonly start: Day | null;
  readonly end: Day | null;
  /** Days from start to end, or of an occurrence without a start; 1 if neither an end nor a span is given. */
  readonly length: number;
}

function readBounds(members: ReadonlyMap<string, unknown>, component: string): Bounds {
  const start = readBound(members.get("start"), memberOf(component, "start"));
  const end = readBound(members.get("end"), memberOf(component, "end"));
  const span = members.get("span");
  if (span !== undefined) {
    const at = memberOf(component, "span");
    if (end !== null) throw new CalendarError(at, span, "either a span or an end");
    const length = readNumber(span, mostDays, false, at);
    if (start === null && members.get("repeat") === undefined) throw new CalendarError(at, span, "a start beside it");
    return { start, end: start === null ? null : daysAfter(start, length - 1), length };
  }
  if (start === null || end === null) return { start, end, length: 1 };
  const range = rangeBetween(start, end);
  return { ...range, length: daysBetween(range.start, range.end) + 1 };
}

function readRule(repeat: unknown, { start, end, length }: Bounds, component: string, parts: Parts, depth: number): Rule {
  const at = memberOf(component, "end");
  if (end !== null && start === null) throw new CalendarError(at, end, "a start beside it");
  if (length > mostDays) throw new CalendarError(at, end, `a day at most ${mostDays} days after the start`);
  const { firstWeekday, onFunctionError } = parts;
  const context = { firstWeekday, onFunctionError, start, from: null, depth: depth + 1 };
  const { begins, from } = readRecurrence(repeat, memberOf(component, "repeat"), context);
  const first = start !== null && (from === null || from < start) ? start : (from ?? firstDay);
  return { has: inOccurrence((day) => day >= first && begins(day), length), first };
}

/** The day `count` days later, but at most 31 December 9999. */
export function daysAfter(day: Day, count: number): Day {
  const later = addDays(day, count);
  return isDay(later) ? later : lastDay;
}

/** The same days as ordered ranges that do not overlap. */
function merged(ranges: readonly DayRange[]): readonly DayRange[] {
  const apart: DayRange[] = [];
  for (const range of ranges.toSorted((one, other) => (one.start < other.start ? -1 : 1))) {
    const before = apart.at(-1);
    if (before === undefined || range.start > before.end) apart.push(range);
    else if (range.end > before.end) apart[apart.length - 1] = { start: before.start, end: range.end };
  }
  return apart;
}

/** The first range that ends on the day or later. */
function rangeEndingFrom(day: Day, ranges: readonly DayRange[]): DayRange | undefined {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.end ?? day) < day) low = middle + 1;
    else high = middle;
  }
  return ranges[low];
}

function setOf(ranges: readonly DayRange[], rules: readonly Rule[]): GivenDays {
  const listed = listedDays(ranges);
  if (rules.length === 0) return listed;
  const daysByRule = remembered(keptMonths, (month) => daysOf(month).filter((day) => rules.some((rule) => rule.has(day))));
  const first = rules.map((rule) => rule.first).toSorted()[0] ?? lastDay;
  const firstByRule = (start: Day, end: Day): Day | null => {
    let month = monthOf(start > first ? start : first);
    const count = Math.min(monthsBetween(month, monthOf(end)) + 1, searchedMonths);
    for (let tried = 0; tried < count; tried += 1) {
      const found = daysByRule(month).find((day) => day >= start && day <= end);
      if (found !== undefined) return found;
      month = addMonths(month, 1);
    }
    return null;
  };
  const firstRange = ranges[0]?.start ?? lastDay;
  return {
    earliest: earliestOf(firstRange < first ? firstRange : first),
    isListed: false,
    has: (day) => listed.has(day) || daysByRule(monthOf(day)).includes(day),
    firstIn: (start, end) => {
      const inRanges = listed.firstIn(start, end);
      return firstByRule(start, inRanges ?? end) ?? inRanges;
    },
  };
}

function listedDays(ranges: readonly DayRange[]): GivenDays {
  const firstIn = (start: Day, end: Day): Day | null => {
    const range = rangeEndingFrom(start, ranges);
    if (range === undefined) return null;
    const first = range.start > start ? range.start : start;
    return first <= end ? first : null;
  };
  return {
    earliest: earliestOf(ranges[0]?.start ?? lastDay),
    isListed: true,
    has: (day) => firstIn(day, day) !== null,
    firstIn,
  };
}

const earliestOf = (day: Day): Day | null => (day === firstDay ? null : day);
