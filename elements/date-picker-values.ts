import type { Day, Weekday } from "../src/calendar/day.js";
import { noDays, readDaySet } from "../src/calendar/day-set.js";
import type { DaySet, DaySetOptions } from "../src/calendar/day-set.js";
import { conflictsIn, limitsOf } from "../src/calendar/limits.js";
import type { Limits } from "../src/calendar/limits.js";
import { firstWeekdayOf } from "../src/calendar/locales.js";
import { readMarks } from "../src/calendar/marks.js";
import { noValue } from "../src/calendar/moment.js";
import type { Mode, TimeAccuracy } from "../src/calendar/moment.js";
import { readGivenValue, returnValue } from "../src/calendar/value.js";
import type { GivenValue, ReturnedValue } from "../src/calendar/value.js";
import { knownLocale, locales } from "../src/domain/locale.js";
import type { ElementHost } from "../src/element/types.js";

/** What decides how the value is read. */
interface ValueContext {
  readonly mode: Mode;
  readonly range: boolean;
  readonly timeAccuracy: TimeAccuracy;
}

interface LimitValues {
  readonly range: boolean;
  readonly min: string | null;
  readonly max: string | null;
  readonly minNights: number | null;
  readonly maxNights: number | null;
  readonly disabledDates: unknown;
  readonly disabledEnds: unknown;
  readonly locale: string;
  readonly firstDayOfWeek: Weekday | null;
}

const kinds = { date: "day", datetime: "day with a time", time: "time of day" } as const;

/** The value of the property: in the form in which it was given. */
export function readValue(given: unknown, context: ValueContext): ReturnedValue {
  const read = readGivenValue(given, { ...context, accuracy: context.timeAccuracy });
  if (!read) throw new RangeError(`is no ${kinds[context.mode]}${context.range ? ", and no range of two" : ""}`);
  return returnValue(read.value, read.kind, context.range);
}

/** What the property's value means. */
export function givenValue({ value, mode, range, timeAccuracy }: ValueContext & { readonly value: ReturnedValue }): GivenValue {
  return readGivenValue(value, { mode, range, accuracy: timeAccuracy }) ?? { value: noValue, kind: "text" };
}

/** A standalone picker takes any BCP 47 tag, the search's dates a locale of the product. */
export function readLocale(given: unknown, { standalone }: { readonly standalone: boolean }): string {
  const text = String(given);
  if (text.trim() === "" || knownLocale(text)) return text;
  if (!standalone) throw new RangeError(`is not one of ${locales.join(", ")}`);
  if (!isLanguageTag(text)) throw new RangeError("is not a BCP 47 tag");
  return text;
}

function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text.trim().replaceAll("_", "-")).length > 0;
  } catch {
    return false;
  }
}

const validation: DaySetOptions = { firstWeekday: 1, onFunctionError: () => {} };

/** Throws a CalendarError for what is no set of days. */
export const checkDays = (given: unknown): void => void readDaySet(given, validation);
/** Throws a CalendarError for what is no list of marks. */
export const checkMarks = (given: unknown): void => void readMarks(given, validation);

export function weekOpening({ locale, firstDayOfWeek }: Pick<LimitValues, "locale" | "firstDayOfWeek">): Weekday {
  return firstDayOfWeek ?? firstWeekdayOf(locale);
}

/** Reports, on the element, a function of the page that throws. */
export function daySetOptions(firstWeekday: Weekday, host: ElementHost): DaySetOptions {
  return {
    firstWeekday,
    onFunctionError: (error, component) =>
      host.report({ code: "attribute", message: `A function${component && ` (${component})`} of the page failed: ${String(error)}` }),
  };
}

interface ReadDays {
  readonly firstWeekday: Weekday;
  readonly days: DaySet;
}
const readSets = new WeakMap<object, ReadDays>();

/** The days of a property, read once. */
function daysOf(given: unknown, firstWeekday: Weekday, host: ElementHost): DaySet {
  if (given === null) return noDays;
  const isObject = typeof given === "object" || typeof given === "function";
  const known = isObject ? readSets.get(given) : undefined;
  if (known?.firstWeekday === firstWeekday) return known.days;
  const days = readDaySet(given, daySetOptions(firstWeekday, host));
  if (isObject) readSets.set(given, { firstWeekday, days });
  return days;
}

/** An empty text is no limit. */
export const dayOrNull = (text: string | null): Day | null => text || null;

export function limitsFor(values: LimitValues, host: ElementHost): Limits {
  const { min, max, minNights, maxNights, range, disabledDates, disabledEnds } = values;
  const firstWeekday = weekOpening(values);
  return limitsOf({
    min: dayOrNull(min),
    max: dayOrNull(max),
    minNights,
    maxNights,
    range,
    closed: daysOf(disabledDates, firstWeekday, host),
    closedEnds: daysOf(disabledEnds, firstWeekday, host),
  });
}

/** One sentence for each pair of limits that contradict each other. */
export function conflictsOf({ min, max, minNights, maxNights }: LimitValues): readonly string[] {
  const texts = {
    days: `takes neither min ${min} nor max ${max}, because the first is later. Give a min that is not after max.`,
    nights: `takes neither min-nights ${minNights} nor max-nights ${maxNights}, because the first is larger. Give a min-nights that is at most max-nights.`,
  };
  return conflictsIn({ min: dayOrNull(min), max: dayOrNull(max), minNights, maxNights }).map((conflict) => texts[conflict]);
}
