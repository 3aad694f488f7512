import { CalendarError } from "./calendar-error.js";
import { isDay } from "./day.js";
import type { Day } from "./day.js";
import { momentOfDate } from "./iso.js";

/** Whether a day is one of those meant. */
export type DayTest = (day: Day) => boolean;
/** Is called with what a function of the page threw, once for each function, and with the function's component. */
export type OnFunctionError = (error: unknown, component: string) => void;

const longestKey = 60;
/** Deeper lists and rules within rules are refused, so that one that holds itself ends too. */
const deepest = 20;

/** The component `key` of a component, as `repeat.weeks`. */
export function memberOf(component: string, key: string): string {
  const name = key.slice(0, longestKey);
  return component === "" ? name : `${component}.${name}`;
}

/** The item of a component that is a list, as `weeks[1]`. */
export const itemOf = (component: string, index: number): string => `${component}[${index}]`;

/** The own members of an object that has no other keys than the `known` ones. */
export function readMembers(value: unknown, known: readonly string[], component: string, expected: string): ReadonlyMap<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value) || value instanceof Date) {
    throw new CalendarError(component, value, expected);
  }
  const members = new Map<string, unknown>(Object.entries(value));
  for (const [key, given] of members) {
    if (!known.includes(key)) throw new CalendarError(memberOf(component, key), given, `no other keys than ${known.join(", ")}`);
  }
  return members;
}

/** A day given as text, as a `Date`, by its local day, or as a timestamp; null for anything else. */
export function dayFrom(value: unknown): Day | null {
  if (typeof value === "string") return isDay(value) ? value : null;
  if (typeof value !== "number" && !(value instanceof Date)) return null;
  return momentOfDate(new Date(value))?.day ?? null;
}

/** A day, or null where the bound is open. */
export function readBound(value: unknown, component: string): Day | null {
  if (value === undefined || value === null) return null;
  const day = dayFrom(value);
  if (day === null) throw new CalendarError(component, value, "a day such as 2027-02-06, or null");
  return day;
}

/** A whole number from 1 to `most`, which may be infinite, or with `fromLast` also from -1 to -`most`. */
export function readNumber(value: unknown, most: number, fromLast: boolean, component: string): number {
  if (typeof value === "number" && Number.isInteger(value)) {
    const number = fromLast ? Math.abs(value) : value;
    if (number >= 1 && number <= most) return value;
  }
  const upTo = most === Infinity ? "" : ` to ${most}`;
  throw new CalendarError(component, value, `a whole number from 1${upTo}${fromLast ? ` or from -1 to -${most}` : ""}`);
}

/** Reads each item of a list with its component; a value that is no list is read as the only one. */
export function readEach<Item>(value: unknown, component: string, read: (item: unknown, component: string) => Item): readonly Item[] {
  if (!Array.isArray(value)) return [read(value, component)];
  return value.map((item: unknown, index) => read(item, itemOf(component, index)));
}

export function refuseDepth(depth: number, value: unknown, component: string): void {
  if (depth > deepest) throw new CalendarError(component, value, `at most ${deepest} lists or rules within each other`);
}

export const isFunction = (value: unknown): value is (day: Day) => unknown => typeof value === "function";

/** A function of the page as a test. On a day where it throws, it holds. */
export function testOf(call: (day: Day) => unknown, component: string, onFunctionError: OnFunctionError): DayTest {
  let reported = false;
  return (day) => {
    try {
      return Boolean(call(day));
    } catch (error) {
      if (!reported) onFunctionError(error, component);
      reported = true;
      return true;
    }
  };
}
