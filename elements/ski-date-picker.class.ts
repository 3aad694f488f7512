import { createElement, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { DateInput, PickerChoice } from "../src/components/date-picker/deferred.js";
import { deferredRoot } from "../src/app/deferredRoot.js";
import { LocalElement } from "../src/app/LocalElement.js";
import { isDay } from "../src/calendar/day.js";
import { localeOf } from "../src/calendar/locales.js";
import { pinnedMonthOf } from "../src/calendar/marks.js";
import { returnValue, writeValue } from "../src/calendar/value.js";
import { StandalonePicker } from "../src/components/date-picker/StandalonePicker.js";
import { invalidityOf } from "../src/components/calendar/validity.js";
import { defaultLocale } from "../src/domain/locale.js";
import { formSupport } from "../src/element/form-support.js";
import { elementClass, type ElementClass } from "../src/element/element-class.js";
import type { AttributeTable } from "../src/element/types/attributes.js";
import type { ElementDefinition, ElementOf, ViewProps } from "../src/element/types/definition.js";
import type { FormMembers } from "../src/element/types/form.js";
import { useText } from "../src/i18n/useText.js";
import { useToday } from "../src/components/calendar/useToday.js";
import { browserClock } from "../src/platform/clock.js";
import { commonSheets } from "./common.js";
import {
  conflictsOf,
  daySetOptions,
  daySets,
  givenValue,
  limitsFor,
  markLists,
  readLocale,
  readValue,
  shownLimits,
  weekOpening,
} from "./date-picker-values.js";
import { settings } from "./settings.js";

const day = { is: (text: string) => text === "" || isDay(text), expected: "a day such as 2027-02-06" };
const month = { is: (text: string) => isDay(`${text}-01`), expected: "a month such as 2027-02" };
/** Months in a row or in a column. */
const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const isAnything = (value: unknown): value is unknown => value !== undefined;
const closedSummers = '{"repeat":{"months":[5,6,7,8,9,10,11]}}';

const attributes = {
  ...settings,
  locale: { kind: "read", default: defaultLocale, expected: "a locale such as en-GB", read: readLocale },
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

type Props = ViewProps<typeof attributes>;

/** What a search needs is loaded with the first picker that shows its dates. */
const SearchDates = deferredRoot(async () => (await import("./ski-date-picker.search.js")).SearchDates);

function View({ values, given, host, form }: Props): ReactNode {
  const { standalone, store, inline, appType } = values;
  if (!standalone) return createElement(SearchDates, { store, given, host, resultsPage: appType.includes("rp"), inline });
  return createElement(Standalone, { values, host, form });
}

function Standalone({ values, host, form }: Omit<Props, "given">): ReactNode {
  const { locale, engineId, inline } = values;
  const isLoaded = usePreloaded(inline ? PickerChoice : DateInput);
  const children = createElement(StandaloneView, { values, host, form });
  return createElement(LocalElement, { locale, formatLocale: localeOf(locale).toString(), engineId, host, isLoaded, children });
}

interface Preloadable {
  preload(trigger: "start"): Promise<boolean>;
}

/** Whether a view was loaded, or could not be. */
function usePreloaded(view: Preloadable): boolean {
  const [loaded, setLoaded] = useState<Preloadable | null>(null);
  useLayoutEffect(() => {
    void view.preload("start").then(() => setLoaded(() => view));
  }, [view]);
  return loaded === view;
}

const clock = browserClock();

function StandaloneView({ values, host, form: { disabled, label, error, resets, commit, refuse, submit, refresh } }: Omit<Props, "given">) {
  const { locale, mode, range, min, max, minNights, maxNights, disabledDates, disabledEnds, marks, page, timeAccuracy } = values;
  const text = useText();
  useLayoutEffect(refresh, [refresh, text]);
  const today = useToday(clock.today);
  const { value, kind } = givenValue(values);
  // The form of the last value, for the one after none.
  const lastKind = useRef(kind);
  useLayoutEffect(() => {
    if (value.start !== null) lastKind.current = kind;
  }, [value, kind]);
  const [turnedMonth, setTurnedMonth] = useState<string | null>(null);
  const firstWeekday = weekOpening(values);
  const limits = useMemo(
    () => shownLimits(values, host),
    // oxlint-disable-next-line react/exhaustive-deps -- the values that limits are made of
    [host, range, min, max, minNights, maxNights, disabledDates, disabledEnds, firstWeekday],
  );
  const marksOf = useMemo(() => markLists.read(marks, daySetOptions(firstWeekday, host)), [marks, firstWeekday, host]);
  const pinnedMonth = useMemo(() => pinnedMonthOf(marksOf, today), [marksOf, today]);
  return createElement(StandalonePicker, {
    value,
    mode,
    range,
    timeAccuracy,
    min: limits.min,
    max: limits.max,
    limits,
    marks: marksOf,
    pinnedMonth,
    columns: values.columns,
    rows: values.rows,
    view: values.view,
    page,
    turnedMonth,
    visibility: values.visibility,
    inline: values.inline,
    required: values.required,
    disabled,
    label,
    error,
    locale,
    firstWeekday,
    today,
    resets,
    onRefuse: refuse,
    onSubmit: submit,
    onCommit(committed) {
      const next = returnValue(committed, lastKind.current, range);
      commit(next);
      host.dispatch("ski-date-change", { value: next });
    },
    onPageChange(first) {
      host.setProperty("page", first);
      setTurnedMonth(first);
      host.dispatch("ski-page-change", { page: first });
    },
  });
}

/** The dates of the search on their own, or a general date picker. */
export const definition = {
  tag: "ski-date-picker",
  attributes,
  events: {
    "ski-ready": {},
    "ski-change": {},
    "ski-date-change": {},
    "ski-page-change": {},
    "ski-open": {},
    "ski-close": {},
    "ski-error": {},
    "ski-vitals": {},
  },
  methods: {
    showPage: (host, first) => host.setProperty("page", first),
    clear(host, _argument, form) {
      host.setProperty("value", null);
      form?.discard();
    },
  },
  sheets: commonSheets,
  view: View,
  form: formSupport<typeof attributes>({
    property: "value",
    type: ({ mode }) => (mode === "datetime" ? "datetime-local" : mode),
    write: (values) => (values.standalone ? writeValue(givenValue(values).value) : null),
    invalidity(values, host) {
      if (!values.standalone) return null;
      const { required, locale } = values;
      return invalidityOf({ value: givenValue(values).value, required, locale, limits: limitsFor(values, host) });
    },
  }),
  conflicts: conflictsOf,
} satisfies ElementDefinition<typeof attributes>;

export type SkiDatePicker = Omit<ElementOf<typeof attributes>, "value"> &
  FormMembers & {
    /** ISO 8601, a date, a timestamp, or `{ start, end }` of these. */
    value: string | number | Date | { readonly start: string | number | Date; readonly end: string | number | Date } | null;
    /** Shows a month, `yyyy-MM`, as the first in view. */
    showPage(month: string): void;
    /** Takes the value away; no event is fired. */
    clear(): void;
  };

export const SkiDatePicker: ElementClass<SkiDatePicker> = elementClass(definition);
