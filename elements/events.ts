import type { ReturnedValue } from "../src/calendar/value.js";
import type { Locale } from "../src/domain/locale.js";
import type { Prestation, Product } from "../src/domain/products.js";
import type { Problem } from "../src/element/types/host.js";
import type { Vital } from "../src/element/vitals.js";
import type { PublicSearch } from "../src/store/public-search.js";

/** The events of the elements, by name: what each carries as its `detail`. */
export interface SkiEventDetails {
  "ski-ready": { readonly locale: Locale; readonly engineId: number };
  "ski-change": { readonly search: PublicSearch; readonly changed: readonly string[]; readonly commit: number };
  "ski-search": { readonly query: string; readonly url: string | null };
  "ski-results-change": { readonly total: number; readonly page: number; readonly products: readonly Product[] };
  "ski-product-click": { readonly product: Product; readonly offer: Prestation | null; readonly url: string; readonly picture: boolean };
  "ski-date-change": { readonly value: ReturnedValue };
  "ski-page-change": { readonly page: string };
  "ski-open": { readonly surface: string };
  "ski-close": { readonly surface: string };
  "ski-error": Problem;
  "ski-vitals": Vital;
}

declare global {
  interface HTMLElementEventMap extends SkiEvents {}
  interface DocumentEventMap extends SkiEvents {}
}
type SkiEvents = { [Name in keyof SkiEventDetails]: CustomEvent<SkiEventDetails[Name]> };
