import { createElement } from "react";
import type { ReactNode } from "react";
import { providePageSearch } from "../src/app/page-search.js";
import { SearchElement } from "../src/app/SearchElement.js";
import { CatalogGallery } from "../src/components/gallery/CatalogGallery.js";
import type { CatalogGalleryProps } from "../src/components/gallery/CatalogGallery.js";
import type { GivenSettings } from "../src/domain/given-settings.js";
import type { ElementHost } from "../src/element/types/host.js";

interface Props extends CatalogGalleryProps {
  readonly store: string;
  readonly given: GivenSettings;
  readonly host: ElementHost;
  readonly resultsPage: boolean;
}

/** A lodging's photos of the catalog, which the shared search loads. */
export function SearchGallery({ store, given, host, resultsPage, ...gallery }: Props): ReactNode {
  return createElement(SearchElement, { store, given, host, resultsPage, finds: false, children: createElement(CatalogGallery, gallery) });
}

providePageSearch();
