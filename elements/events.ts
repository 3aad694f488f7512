import type { Locale } from "../src/domain/locale.js";
import type { Prestation, Product } from "../src/domain/products.js";
import type { EventDescription, Problem } from "../src/element/types.js";
import type { PublicSearch } from "../src/store/public-search.js";

/** The events of the elements, by name: what each carries as its `detail`. */
export interface SkiEventDetails {
  "ski-ready": { readonly locale: Locale; readonly engineId: number };
  "ski-change": { readonly search: PublicSearch; readonly changed: readonly string[] };
  "ski-search": { readonly query: string; readonly url: string | null };
  "ski-results-change": { readonly total: number; readonly page: number; readonly products: readonly Product[] };
  "ski-product-click": { readonly product: Product; readonly offer: Prestation | null; readonly url: string };
  "ski-date-change": { readonly value: string };
  "ski-open": { readonly surface: string };
  "ski-close": { readonly surface: string };
  "ski-error": Problem;
}

declare global {
  interface HTMLElementEventMap extends SkiEvents {}
  interface DocumentEventMap extends SkiEvents {}
}
type SkiEvents = { [Name in keyof SkiEventDetails]: CustomEvent<SkiEventDetails[Name]> };

const all = {
  "ski-ready": {
    description: "The element has rendered for the first time with its settings resolved.",
    detail: "{ locale: string; engineId: number }",
  },
  "ski-change": { description: "Something was committed to the shared search.", detail: "{ search: Search; changed: string[] }" },
  "ski-search": {
    description: "The search button was pressed; when prevented, the page navigates by itself.",
    detail: "{ query: string; url: string | null }",
    cancelable: true,
  },
  "ski-results-change": {
    description: "An answer with products is shown.",
    detail: "{ total: number; page: number; products: Product[] }",
  },
  "ski-product-click": {
    description: "A card or an offer is opened; when prevented, the page opens it by itself.",
    detail: "{ product: Product; offer: Offer | null; url: string }",
    cancelable: true,
  },
  "ski-date-change": { description: "A value was committed in the date picker.", detail: "{ value: string }" },
  "ski-open": { description: "A panel, a modal or the gallery has opened.", detail: "{ surface: string }" },
  "ski-close": { description: "A panel, a modal or the gallery has closed.", detail: "{ surface: string }" },
  "ski-error": {
    description: "Something went wrong inside; the page around is not disturbed.",
    detail: "{ code: string; message: string; call?: string; status?: number }",
  },
} satisfies Record<keyof SkiEventDetails, EventDescription>;

/** The descriptions of the named events. */
export function events(...names: readonly (keyof SkiEventDetails)[]): Readonly<Record<string, EventDescription>> {
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}
