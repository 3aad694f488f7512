// The calls of results come with the tag: loaded when first asked for, they would cost a round trip.
import "../src/api/results-calls.js";
import { createElement } from "react";
import { SearchElement } from "../src/app/SearchElement.js";
import { Results } from "../src/components/results/Results.js";
import { sheets } from "../src/components/results/sheets.js";
import type { AttributeTable, ElementDefinition, ElementOf, ViewProps } from "../src/element/types.js";
import { commonSheets, commonStates, fallbackSlot, register } from "./common.js";
import { events } from "./events.js";
import { parts } from "./parts.js";
import { settings } from "./settings.js";

const attributes = {
  ...settings,
  paging: {
    kind: "oneOf",
    options: ["more", "pages"],
    default: "more",
    description: "`more` adds the next page under the list; `pages` shows numbered pages.",
  },
  "page-size": { kind: "number", default: 20, minimum: 1, whole: true, description: "How many cards a page of results has." },
  "remove-sold-out": { kind: "boolean", default: false, description: "Leaves out lodgings that are sold out." },
} as const satisfies AttributeTable;

function View({ values, given, host }: ViewProps<typeof attributes>) {
  const { store, paging, pageSize, removeSoldOut } = values;
  const view = createElement(Results, { paging, pageSize, removeSoldOut });
  return createElement(SearchElement, { store, given, host, resultsPage: true, children: view });
}

/** The results page: filters, sort, cards, paging and the screens for none, slow and failed answers. */
export const definition: ElementDefinition<typeof attributes> = {
  tag: "ski-results",
  description: "The results of the search: filters, sort, cards with live prices, paging, and screens for when there is nothing to show.",
  attributes,
  events: events("ski-ready", "ski-change", "ski-results-change", "ski-product-click", "ski-open", "ski-close", "ski-error"),
  methods: {},
  parts: { ...parts.controls, ...parts.results },
  cssProperties: {},
  slots: fallbackSlot,
  states: commonStates,
  sheets: [...commonSheets, ...sheets],
  view: View,
};

export type SkiResults = ElementOf<typeof attributes>;

declare global {
  interface HTMLElementTagNameMap {
    "ski-results": SkiResults;
  }
}

register(definition);
