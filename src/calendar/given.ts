import { CalendarError } from "./calendar-error.js";
import { isDay } from "./day.js";
import type { Day } from "./day.js";
import { momentOfDate } from "./iso.js";

/** Whether a day matches. */
export type DayTest = (day: Day) => boolean;
/** Called with what a function of the page threw, once per function, and with the function's component. */
export type OnFunctionError = (error: unknown, component: string) => void;

const longestKey = 60;
/** Deeper nesting of lists and rules is refused, so that reading ends for a list or rule that contains itself. */
const deepest = 20;

/** The name of a member of a component, such as `repeat.weeks`. */
export function memberOf(component: string, key: string): string {
  const name = key.slice(0, longestKey);
  return component === "" ? name : `${component}.${name}`;
}

/** The name of an item of a component that is a list, such as `weeks[1]`. */
export const itemOf = (component: string, index: number): string => `${component}[${index}]`;

/** The members of an object. Throws for any key that is not `known`. */
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

/** A day given as a text, a `Date` (its local day) or a timestamp; null for anything else. */
export function dayFrom(value: unknown): Day | null {
  if (typeof value === "string") return isDay(value) ? value : null;
  if (typeof value !== "number" && !(value instanceof Date)) return null;
  return momentOfDate(new Date(value))?.day ?? null;
}

/** A day, or null if the bound is open. */
export function readBound(value: unknown, component: string): Day | null {
  if (value === undefined || value === null) return null;
  const day = dayFrom(value);
  if (day === null) throw new CalendarError(component, value, "a day such as 2027-02-06, or null");
  return day;
}

/** A whole number from 1 to `most`, which may be infinite; with `fromLast` also from -1 to -`most`. */
export function readNumber(value: unknown, most: number, fromLast: boolean, component: string): number {
  if (typeof value === "number" && Number.isInteger(value)) {
    const number = fromLast ? Math.abs(value) : value;
    if (number >= 1 && number <= most) return value;
  }
  const upTo = most === Infinity ? "" : ` to ${most}`;
  throw new CalendarError(component, value, `a whole number from 1${upTo}${fromLast ? ` or from -1 to -${most}` : ""}`);
}

/** Reads each item of a list with its component; any other value is read as a list of one. */
export function readEach<Item>(value: unknown, component: string, read: (item: unknown, component: string) => Item): readonly Item[] {
  if (!Array.isArray(value)) return [read(value, component)];
  return value.map((item: unknown, index) => read(item, itemOf(component, index)));
}

export function refuseDepth(depth: number, value: unknown, component: string): void {
  if (depth > deepest) throw new CalendarError(component, value, `at most ${deepest} lists or rules within each other`);
}

export const isFunction = (value: unknown): value is (day: Day) => unknown => typeof value === "function";

/** A function of the page as a test. A day on which it throws matches. */
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
