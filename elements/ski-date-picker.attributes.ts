import { isDay } from "../src/calendar/day.js";
import type { DaySetInput, MarkInput } from "../src/calendar/given-days.js";
import type { ReturnedValue } from "../src/calendar/value.js";
import { defaultLocale } from "../src/domain/locale.js";
import type { AttributeTable, ElementOf } from "../src/element/types/attributes.js";
import type { FormMembers } from "../src/element/types/form.js";
import { daySets, markLists, readLocale, readValue } from "./date-picker-values.js";
import { settings } from "./settings.js";

const day = { is: (text: string) => text === "" || isDay(text), expected: "a day such as 2027-02-06" };
const month = { is: (text: string) => isDay(`${text}-01`), expected: "a month such as 2027-02" };
/** Months in a row or in a column. */
const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const isAnything = (value: unknown): value is unknown => value !== undefined;
const closedSummers = '{"repeat":{"months":[5,6,7,8,9,10,11]}}';

export const attributes = {
  ...settings,
  locale: {
    kind: "read",
    default: defaultLocale,
    expected: "a locale such as en-GB",
    options: settings.locale.options,
    read: readLocale,
    inPage: settings.locale.inPage,
  },
  standalone: { kind: "boolean", default: false },
  name: { kind: "string", default: "", reflects: true },
  value: {
    kind: "read",
    default: null,
    absent: "no value",
    expected: "a day such as 2027-02-06, with range two such as 2027-02-06/2027-02-13, with mode datetime 2027-02-06T17:30",
    read: readValue,
  },
  mode: { kind: "oneOf", options: ["date", "datetime", "time"], default: "date" },
  range: { kind: "boolean", default: false },
  min: { kind: "string", default: null, absent: "no first day", format: day },
  max: { kind: "string", default: null, absent: "no last day", format: day },
  "min-nights": { kind: "number", default: null, absent: "no least number of nights", minimum: 0, whole: true },
  "max-nights": { kind: "number", default: null, absent: "no largest number of nights", minimum: 0, whole: true },
  "disabled-dates": {
    kind: "json",
    example: closedSummers,
    is: isAnything,
    check: daySets.check,
    default: null,
    absent: "no closed days",
  },
  "disabled-ends": {
    kind: "json",
    example: closedSummers,
    is: isAnything,
    check: daySets.check,
    default: null,
    absent: "no closed ends",
  },
  marks: {
    kind: "json",
    example: '[{"key":"fair","dates":"2027-02-06","dot":true}]',
    is: isAnything,
    check: markLists.check,
    default: null,
    absent: "no marks",
  },
  columns: { kind: "number", options: counts, default: null, absent: "one month, or two for a range" },
  rows: { kind: "number", options: counts, default: 1 },
  view: { kind: "oneOf", options: ["daily", "weekly", "monthly"], default: "monthly" },
  page: { kind: "string", default: null, absent: "the month of the value or of today", format: month },
  visibility: { kind: "oneOf", options: ["click", "hover", "focus", "hover-focus"], default: "click" },
  "time-accuracy": { kind: "number", options: [1, 2, 3, 4], default: 2 },
  "first-day-of-week": { kind: "number", options: [1, 2, 3, 4, 5, 6, 7], default: null, absent: "the locale's first weekday" },
  inline: { kind: "boolean", default: false },
  required: { kind: "boolean", default: false, reflects: true },
  disabled: { kind: "boolean", default: false, reflects: true },
} as const satisfies AttributeTable;

/** The events that the element may fire. */
export const events = {
  "ski-ready": {},
  "ski-change": {},
  "ski-date-change": {},
  "ski-page-change": {},
  "ski-open": {},
  "ski-close": {},
  "ski-error": {},
  "ski-vitals": {},
} as const;

export type SkiDatePicker = Omit<ElementOf<typeof attributes>, "value" | "disabledDates" | "disabledEnds" | "marks"> &
  FormMembers & {
    /** ISO 8601, a date, a timestamp, or `{ start, end }` of these. */
    value: ReturnedValue;
    /** Closed days, neither chosen nor crossed. */
    disabledDates: DaySetInput | null;
    /** Days on which no range begins or ends. */
    disabledEnds: DaySetInput | null;
    marks: readonly MarkInput[] | null;
    /** Shows a month, `yyyy-MM`, as the first in view. */
    showPage(month: string): void;
    /** Opens the calendar, once it is drawn. Does nothing where it is in the page (`inline`). */
    showPicker(): void;
    /** Takes the value away; no event is fired. */
    clear(): void;
  };
