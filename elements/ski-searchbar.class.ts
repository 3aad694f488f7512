import { createElement } from "react";
import type { ReactNode } from "react";
import { SearchElement } from "../src/app/SearchElement.js";
import { Searchbar } from "../src/components/searchbar/Searchbar.js";
import type { ElementClass } from "../src/element/element-class.js";
import type { AttributeTable } from "../src/element/types/attributes.js";
import type { ElementDefinition, ElementOf, ViewProps } from "../src/element/types/definition.js";
import { commonSheets } from "./common.js";
import { searchElementClass } from "./search-element-class.js";
import { settings } from "./settings.js";

const attributes = {
  ...settings,
  layout: { kind: "oneOf", options: ["auto", "desktop", "mobile"], default: "auto" },
  sticky: { kind: "boolean", default: false },
} as const satisfies AttributeTable;

function View({ values, given, host }: ViewProps<typeof attributes>): ReactNode {
  const { store, layout, sticky, appType } = values;
  const view = createElement(Searchbar, { layout, sticky });
  return createElement(SearchElement, { store, given, host, resultsPage: appType.includes("rp"), children: view });
}

/** The search module: origin, destination, dates, participants, packages and the search button. */
export const definition = {
  tag: "ski-searchbar",
  attributes,
  events: {
    "ski-ready": {},
    "ski-change": {},
    "ski-search": { cancelable: true },
    "ski-open": {},
    "ski-close": {},
    "ski-error": {},
    "ski-vitals": {},
  },
  methods: {},
  sheets: commonSheets,
  view: View,
} satisfies ElementDefinition<typeof attributes>;

export type SkiSearchbar = ElementOf<typeof attributes>;

export const SkiSearchbar: ElementClass<SkiSearchbar> = searchElementClass(definition);
