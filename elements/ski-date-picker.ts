import { createElement } from "react";
import { LocalElement } from "../src/app/LocalElement.js";
import { SearchElement } from "../src/app/SearchElement.js";
import { isDay } from "../src/calendar/day.js";
import { readValue } from "../src/calendar/value.js";
import { StandalonePicker } from "../src/components/calendar/StandalonePicker.js";
import form from "../src/components/controls/form.css" with { type: "css" };
import { StayDatesPicker } from "../src/components/stay-dates/picker/StayDatesPicker.js";
import { sheets } from "../src/components/stay-dates/panel/sheets.js";
import { normaliseLocale } from "../src/domain/locale.js";
import type { AttributeTable, ElementDefinition, ElementHost, ElementOf, ViewProps } from "../src/element/types.js";
import { browserClock } from "../src/platform/clock.js";
import { commonSheets, commonStates, fallbackSlot, register } from "./common.js";
import { events } from "./events.js";
import { parts } from "./parts.js";
import { settings } from "./settings.js";

const day = { is: (text: string) => text === "" || isDay(text), words: "a day such as 2027-02-06" };
const dayOrRange = {
  is: (text: string) => text === "" || readValue(text, true).start !== null,
  words: "a day such as 2027-02-06 or a range such as 2027-02-06/2027-02-13",
};

const attributes = {
  ...settings,
  standalone: { kind: "boolean", default: false, description: "A general date picker, without a search and without any call." },
  name: { kind: "string", default: null, absent: "no name", description: "Name of the value in its form." },
  value: {
    kind: "string",
    default: null,
    absent: "no value",
    format: dayOrRange,
    description: "The chosen day, `2027-02-06`, or range, `2027-02-06/2027-02-13`, of a standalone picker.",
  },
  range: { kind: "boolean", default: false, description: "A standalone picker takes a range, of two days, instead of one day." },
  min: {
    kind: "string",
    default: null,
    absent: "no first day",
    format: day,
    description: "First day that can be chosen in a standalone picker.",
  },
  max: {
    kind: "string",
    default: null,
    absent: "no last day",
    format: day,
    description: "Last day that can be chosen in a standalone picker.",
  },
  inline: { kind: "boolean", default: false, description: "The months stand on the page, without a field to open them." },
  disabled: { kind: "boolean", default: false, description: "A standalone picker whose value cannot be changed." },
} as const satisfies AttributeTable;

type Props = ViewProps<typeof attributes>;

function View({ values, given, host }: Props) {
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
export const definition: ElementDefinition<typeof attributes> = {
  tag: "ski-date-picker",
  description: "The search's dates on their own; with `standalone` a general date picker that takes part in forms.",
  attributes,
  events: events("ski-ready", "ski-change", "ski-date-change", "ski-open", "ski-close", "ski-error"),
  methods: {},
  parts: { ...parts.controls, ...parts.dates },
  cssProperties: {},
  slots: fallbackSlot,
  states: { ...commonStates, disabled: "The form around has switched the picker off." },
  sheets: [...commonSheets, form, ...sheets],
  view: View,
  form: { property: "value" },
};

export type SkiDatePicker = ElementOf<typeof attributes>;

declare global {
  interface HTMLElementTagNameMap {
    "ski-date-picker": SkiDatePicker;
  }
}

register(definition);
