import { createElement } from "react";
import type { ReactNode } from "react";
import { LocalElement } from "../src/app/LocalElement.js";
import { SearchElement } from "../src/app/SearchElement.js";
import { isDay } from "../src/calendar/day.js";
import { readGivenValue } from "../src/calendar/value.js";
import { StandalonePicker } from "../src/components/calendar/StandalonePicker.js";
import form from "../src/components/controls/form.css" with { type: "css" };
import { StayDatesPicker } from "../src/components/stay-dates/picker/StayDatesPicker.js";
import { sheets } from "../src/components/stay-dates/panel/sheets.js";
import { normaliseLocale } from "../src/domain/locale.js";
import type { AttributeTable, ElementDefinition, ElementHost, ElementOf, ViewProps } from "../src/element/types.js";
import { browserClock } from "../src/platform/clock.js";
import { commonSheets, register } from "./common.js";
import { settings } from "./settings.js";

const day = { is: (text: string) => text === "" || isDay(text), expected: "a day such as 2027-02-06" };
const dayOrRange = {
  is: (text: string) => readGivenValue(text, { mode: "date", accuracy: 2, range: true }) !== null,
  expected: "a day such as 2027-02-06 or a range such as 2027-02-06/2027-02-13",
};

const attributes = {
  ...settings,
  standalone: { kind: "boolean", default: false },
  name: { kind: "string", default: null, absent: "no name" },
  value: { kind: "string", default: null, absent: "no value", format: dayOrRange },
  range: { kind: "boolean", default: false },
  min: { kind: "string", default: null, absent: "no first day", format: day },
  max: { kind: "string", default: null, absent: "no last day", format: day },
  inline: { kind: "boolean", default: false },
  disabled: { kind: "boolean", default: false },
} as const satisfies AttributeTable;

type Props = ViewProps<typeof attributes>;

function View({ values, given, host }: Props): ReactNode {
  const { standalone, store, locale, engineId, inline, appType } = values;
  if (standalone) return createElement(LocalElement, { locale, engineId, host, children: createElement(Standalone, { values, host }) });
  const view = createElement(StayDatesPicker, { inline });
  return createElement(SearchElement, { store, given, host, resultsPage: appType.includes("rp"), children: view });
}

function Standalone({ values, host }: Pick<Props, "values" | "host">) {
  const { locale, value, range, min, max, inline, disabled } = values;
  return createElement(StandalonePicker, {
    value: value ?? "",
    range,
    min: min || null,
    max: max || null,
    inline,
    disabled,
    locale: normaliseLocale(locale),
    today: browserClock().today(),
    onCommit: (committed) => commit(host, committed),
  });
}

function commit(host: ElementHost, value: string): void {
  host.setProperty("value", value);
  host.dispatch("ski-date-change", { value });
}

/** The dates of the search on their own, or a general date picker. */
export const definition = {
  tag: "ski-date-picker",
  attributes,
  events: { "ski-ready": {}, "ski-change": {}, "ski-date-change": {}, "ski-open": {}, "ski-close": {}, "ski-error": {} },
  methods: {},
  sheets: [...commonSheets, form, ...sheets],
  view: View,
  form: { property: "value" },
} satisfies ElementDefinition<typeof attributes>;

export type SkiDatePicker = ElementOf<typeof attributes>;

declare global {
  interface HTMLElementTagNameMap {
    "ski-date-picker": SkiDatePicker;
  }
}

register(definition);
