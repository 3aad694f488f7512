import { createElement } from "react";
import type { ReactNode } from "react";
import { SearchElement } from "../src/app/SearchElement.js";
import { Searchbar } from "../src/components/searchbar/Searchbar.js";
import type { ElementClass } from "../src/element/types/element-class.js";
import { openInside } from "../src/element/open-inside.js";
import type { ElementDefinition, ViewProps } from "../src/element/types/definition.js";
import { commonSheets } from "./common.js";
import { searchElementClass } from "./search-element-class.js";
import { attributes, events } from "./ski-searchbar.attributes.js";
import type { SkiSearchbar as SkiSearchbarElement } from "./ski-searchbar.attributes.js";

function View({ values, given, host }: ViewProps<typeof attributes>): ReactNode {
  const { store, layout, sticky, appType } = values;
  const view = createElement(Searchbar, { layout, sticky });
  return createElement(SearchElement, { store, given, host, resultsPage: appType.includes("rp"), children: view });
}

/** The search module: origin, destination, dates, participants, packages and the search button. */
export const definition = {
  tag: "ski-searchbar",
  attributes,
  events,
  methods: { open: openInside },
  commands: { "--open": "open" },
  sheets: commonSheets,
  view: View,
} satisfies ElementDefinition<typeof attributes>;

export type SkiSearchbar = SkiSearchbarElement;
export const SkiSearchbar: ElementClass<SkiSearchbar> = searchElementClass(definition);
