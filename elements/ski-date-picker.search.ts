import { createElement } from "react";
import type { ReactNode } from "react";
import { providePageSearch } from "../src/app/page-search.js";
import { SearchElement } from "../src/app/SearchElement.js";
import { StayDatesPicker } from "../src/components/stay-dates/StayDatesPicker.js";
import type { GivenSettings } from "../src/domain/given-settings.js";
import type { ElementHost } from "../src/element/types/host.js";

interface Props {
  readonly store: string;
  readonly given: GivenSettings;
  readonly host: ElementHost;
  readonly resultsPage: boolean;
  readonly inline: boolean;
}

/** The dates of the shared search. */
export function SearchDates({ inline, ...search }: Props): ReactNode {
  return createElement(SearchElement, { ...search, children: createElement(StayDatesPicker, { inline }) });
}

providePageSearch();
