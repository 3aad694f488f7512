import type { Day, Weekday } from "../src/calendar/day.js";
import { readDaySet } from "../src/calendar/day-set.js";
import type { DaySetOptions } from "../src/calendar/day-set.js";
import { conflictsIn, limitsOf } from "../src/calendar/limits.js";
import type { LimitOptions, Limits } from "../src/calendar/limits.js";
import { firstWeekdayOf } from "../src/calendar/locales.js";
import { readMarks } from "../src/calendar/marks.js";
import { noValue } from "../src/calendar/moment.js";
import type { Mode, TimeAccuracy } from "../src/calendar/moment.js";
import { readGivenValue, returnValue } from "../src/calendar/value.js";
import type { GivenValue, ReturnedValue } from "../src/calendar/value.js";
import { isPageLocale, knownLocale, localeTexts } from "../src/domain/locale.js";
import type { Locale } from "../src/domain/locale.js";
import type { OtherText } from "../src/element/types/attributes.js";
import type { ElementHost } from "../src/element/types/host.js";

/** The settings that determine how the value is parsed. */
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

/** The parsed value of the property. */
export function givenValue({ value, mode, range, timeAccuracy }: ValueContext & { readonly value: ReturnedValue }): GivenValue {
  return readGivenValue(value, { mode, range, accuracy: timeAccuracy }) ?? { value: noValue, kind: "text" };
}

/** A standalone picker takes any BCP 47 tag, the search's dates a locale of the product. */
export function readLocale(given: unknown, { standalone }: { readonly standalone: boolean }): Locale | "auto" | OtherText {
  const text = String(given);
  if (text.trim() === "" || isPageLocale(text) || knownLocale(text)) return text;
  if (!standalone) throw new RangeError(`is not one of ${localeTexts.join(", ")}`);
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

export function weekOpening({ locale, firstDayOfWeek }: Pick<LimitValues, "locale" | "firstDayOfWeek">): Weekday {
  return firstDayOfWeek ?? firstWeekdayOf(locale);
}

/** Reports, on the element, a function of the page that throws. */
export function daySetOptions(firstWeekday: Weekday, host: ElementHost): DaySetOptions {
  const options = optionsOfHosts.get(host) ?? new Map<Weekday, DaySetOptions>();
  optionsOfHosts.set(host, options);
  const known = options.get(firstWeekday) ?? createOptions(firstWeekday, host);
  options.set(firstWeekday, known);
  return known;
}

const optionsOfHosts = new WeakMap<ElementHost, Map<Weekday, DaySetOptions>>();

function createOptions(firstWeekday: Weekday, host: ElementHost): DaySetOptions {
  return {
    firstWeekday,
    onFunctionError: (error, component) =>
      host.report({ code: "attribute", message: `A function${component && ` (${component})`} of the page failed: ${String(error)}` }),
  };
}

const validation: DaySetOptions = { firstWeekday: 1, onFunctionError: () => {} };

/**
 * Reads each object of a property once: what its check has read is used, where it does not depend on the options. What does is read
 * once for each element.
 */
function readOnce<Result extends { readonly isListed: boolean }>(read: (given: unknown, options: DaySetOptions) => Result) {
  const listed = new WeakMap<object, Result>();
  const others = new WeakMap<DaySetOptions, WeakMap<object, Result>>();
  const isKey = (given: unknown): given is object => typeof given === "function" || (typeof given === "object" && given !== null);
  return {
    /** Throws a CalendarError. */
    check(given: unknown): void {
      const result = read(given, validation);
      if (!isKey(given)) return;
      if (result.isListed) listed.set(given, result);
      else listed.delete(given);
    },
    read(given: unknown, options: DaySetOptions): Result {
      if (!isKey(given)) return read(given, options);
      const own = others.get(options) ?? new WeakMap<object, Result>();
      others.set(options, own);
      const before = listed.get(given) ?? own.get(given);
      if (before) return before;
      const result = read(given, options);
      (result.isListed ? listed : own).set(given, result);
      return result;
    },
  };
}

/** Sets of days. */
export const daySets = readOnce(readDaySet);
/** Lists of marks. */
export const markLists = readOnce(readMarks);

/** An empty text is no limit. */
const dayOrNull = (text: string | null): Day | null => text || null;

export function limitsFor(values: LimitValues, host: ElementHost): Limits {
  const { range, disabledDates, disabledEnds } = values;
  const options = daySetOptions(weekOpening(values), host);
  return limitsOf({
    ...pairsInForce(values, host),
    range,
    closed: daySets.read(disabledDates, options),
    closedEnds: daySets.read(disabledEnds, options),
  });
}

/** The same as the picker shows them; they hold where a later pair contradicts itself. */
export function shownLimits(values: LimitValues, host: ElementHost): Limits {
  formerPairs.set(host, pairsInForce(values, host));
  return limitsFor(values, host);
}

type LimitPairs = Pick<LimitOptions, "min" | "max" | "minNights" | "maxNights">;

const pairsOf = ({ min, max, minNights, maxNights }: LimitValues): LimitPairs => ({
  min: dayOrNull(min),
  max: dayOrNull(max),
  minNights,
  maxNights,
});
const noLimits: LimitPairs = { min: null, max: null, minNights: null, maxNights: null };
/** The last pairs that each element showed. */
const formerPairs = new WeakMap<ElementHost, LimitPairs>();

/** The limits as given; where the two of a pair contradict each other, the former pair. */
function pairsInForce(values: LimitValues, host: ElementHost): LimitPairs {
  const given = pairsOf(values);
  const conflicts = conflictsIn(given);
  const former = formerPairs.get(host) ?? noLimits;
  const days = conflicts.includes("days") ? former : given;
  const nights = conflicts.includes("nights") ? former : given;
  return { min: days.min, max: days.max, minNights: nights.minNights, maxNights: nights.maxNights };
}

/** One sentence for each pair of limits that contradict each other. */
export function conflictsOf(values: LimitValues): readonly string[] {
  const { min, max, minNights, maxNights } = values;
  const texts = {
    days: `takes neither min ${min} nor max ${max}, because the first is later; the former limits hold. Give a min that is not after max.`,
    nights: `takes neither min-nights ${minNights} nor max-nights ${maxNights}, because the first is larger; the former limits hold. Give a min-nights that is at most max-nights.`,
  };
  return conflictsIn(pairsOf(values)).map((conflict) => texts[conflict]);
}
