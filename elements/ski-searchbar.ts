import { createElement } from "react";
import { SearchElement } from "../src/app/SearchElement.js";
import { Searchbar } from "../src/components/searchbar/Searchbar.js";
import { sheets } from "../src/components/searchbar/sheets.js";
import type { AttributeTable, ElementDefinition, ElementOf, ViewProps } from "../src/element/types.js";
import { commonSheets, commonStates, fallbackSlot, register } from "./common.js";
import { events } from "./events.js";
import { parts } from "./parts.js";
import { settings } from "./settings.js";

const attributes = {
  ...settings,
  layout: {
    kind: "oneOf",
    options: ["auto", "desktop", "mobile"],
    default: "auto",
    description: "Desktop or mobile layout; `auto` decides by the width of the viewport and of the element.",
  },
  sticky: { kind: "boolean", default: false, description: "Stays at the top, slim, when the page is scrolled past it." },
} as const satisfies AttributeTable;

function View({ values, given, host }: ViewProps<typeof attributes>) {
  const { store, layout, sticky, appType } = values;
  const view = createElement(Searchbar, { layout, sticky });
  return createElement(SearchElement, { store, given, host, resultsPage: appType.includes("rp"), children: view });
}

/** The search module: origin, destination, dates, participants, packages and the search button. */
export const definition: ElementDefinition<typeof attributes> = {
  tag: "ski-searchbar",
  description: "The search module: destination, dates, participants, packages and the search button, on desktop and mobile.",
  attributes,
  events: events("ski-ready", "ski-change", "ski-search", "ski-open", "ski-close", "ski-error"),
  methods: {},
  parts: { ...parts.controls, ...parts.searchbar, ...parts.dates },
  cssProperties: {},
  slots: fallbackSlot,
  states: commonStates,
  sheets: [...commonSheets, ...sheets],
  view: View,
};

export type SkiSearchbar = ElementOf<typeof attributes>;

declare global {
  interface HTMLElementTagNameMap {
    "ski-searchbar": SkiSearchbar;
  }
}

register(definition);
