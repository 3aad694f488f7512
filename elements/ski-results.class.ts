import { createElement, useLayoutEffect } from "react";
import type { ReactNode } from "react";
import { Cards } from "../src/components/products/deferred.js";
import { Filters } from "../src/components/criteria/deferred.js";
import { SearchElement } from "../src/app/SearchElement.js";
import { useWide } from "../src/components/controls/useWide.js";
import { Results } from "../src/components/results/Results.js";
import { useFirstList } from "../src/components/results/useFirstList.js";
import { sharedSearch } from "../src/store/registry.js";
import { createResultsPart } from "../src/store/effects/results/results-part.js";
import type { ElementClass } from "../src/element/types/element-class.js";
import type { ElementDefinition, ViewProps } from "../src/element/types/definition.js";
import { commonSheets } from "./common.js";
import { searchElementClass } from "./search-element-class.js";
import { attributes, events } from "./ski-results.attributes.js";
import type { SkiResults as SkiResultsElement } from "./ski-results.attributes.js";

/** In this file, so that nothing is loaded for the first view. */
const parts = { results: createResultsPart };

function View({ values, given, host }: ViewProps<typeof attributes>): ReactNode {
  const { store, paging, pageSize, removeSoldOut } = values;
  const wide = useWide();
  // Meanwhile the settings are resolved and the products asked for.
  useLayoutEffect(() => {
    void Cards.preload("start");
    if (wide) void Filters.preload("start");
  }, [wide]);
  const isLoaded = useFirstList(sharedSearch(store), pageSize);
  const view = createElement(Results, { paging, pageSize, removeSoldOut });
  return createElement(SearchElement, { store, given, host, resultsPage: true, parts, isLoaded, children: view });
}

/** The results page: filters, sort, cards, paging and the screens for empty, slow and failed responses. */
export const definition = {
  tag: "ski-results",
  attributes,
  events,
  methods: {},
  sheets: commonSheets,
  view: View,
} satisfies ElementDefinition<typeof attributes>;

export type SkiResults = SkiResultsElement;
export const SkiResults: ElementClass<SkiResults> = searchElementClass(definition);
