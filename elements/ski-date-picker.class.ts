import { createElement, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { DateInput, PickerChoice } from "../src/components/date-picker/deferred.js";
import { deferredRoot } from "../src/app/deferredRoot.js";
import { LocalElement } from "../src/app/LocalElement.js";
import { localeOf } from "../src/calendar/locales.js";
import { pinnedMonthOf } from "../src/calendar/marks.js";
import { returnValue, writeValue } from "../src/calendar/value.js";
import { StandalonePicker } from "../src/components/date-picker/StandalonePicker.js";
import { invalidityOf } from "../src/components/calendar/validity.js";
import { openInside } from "../src/element/open-inside.js";
import { formSupport } from "../src/element/form-support.js";
import { elementClass } from "../src/element/element-class.js";
import type { ElementClass } from "../src/element/types/element-class.js";
import type { ElementDefinition, ViewProps } from "../src/element/types/definition.js";
import { useText } from "../src/i18n/useText.js";
import { useToday } from "../src/components/calendar/useToday.js";
import { browserClock } from "../src/platform/clock.js";
import { commonSheets } from "./common.js";
import { conflictsOf, daySetOptions, givenValue, limitsFor, markLists, shownLimits, weekOpening } from "./date-picker-values.js";
import { attributes, events } from "./ski-date-picker.attributes.js";
import type { SkiDatePicker as SkiDatePickerElement } from "./ski-date-picker.attributes.js";

type Props = ViewProps<typeof attributes>;

/** What a search needs is loaded with the first picker that shows its dates. */
const SearchDates = deferredRoot(async () => (await import("./ski-date-picker.search.js")).SearchDates);

function View({ values, given, host, form }: Props): ReactNode {
  const { standalone, store, inline, appType } = values;
  if (!standalone) return createElement(SearchDates, { store, given, host, resultsPage: appType.includes("rp"), inline });
  return createElement(Standalone, { values, host, form });
}

function Standalone({ values, host, form }: Omit<Props, "given">): ReactNode {
  const { locale, engineId, inline, options } = values;
  const isLoaded = usePreloaded(inline ? PickerChoice : DateInput);
  const children = createElement(StandaloneView, { values, host, form });
  const root = { locale, formatLocale: localeOf(locale).toString(), engineId, ownTexts: options?.texts, host, isLoaded, children };
  return createElement(LocalElement, root);
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
  events,
  methods: {
    showPicker: openInside,
    showPage: (host, first) => host.setProperty("page", first),
    clear(host, _argument, form) {
      host.setProperty("value", null);
      form?.discard();
    },
  },
  commands: { "--show-picker": "showPicker", "--clear": "clear" },
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

export type SkiDatePicker = SkiDatePickerElement;
export const SkiDatePicker: ElementClass<SkiDatePicker> = elementClass(definition);
