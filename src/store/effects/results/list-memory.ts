import type { ProductsRequest } from "../../../api/calls/products-endpoint.js";
import { withSharedParts } from "../../../api/shared-parts.js";
import { listsKept, listsKeptFor } from "../../../domain/defaults.js";
import type { Product } from "../../../domain/products.js";
import type { SearchScope } from "../../scope.js";
import type { CountsState, LivePrices, ProductsState } from "../../state/types.js";
import { queryKey } from "../requests.js";

/** A list as the visitor left it: all of its loaded pages, its counts and its checked prices. */
export interface LeftList extends Pick<ProductsState, "list" | "total" | "pageCount"> {
  /** The last page that was loaded, from 1. */
  readonly page: number;
  readonly counts: CountsState;
  readonly prices: Readonly<Record<number, LivePrices>>;
}

/** The lists that were left last, to return to; together with the one that is shown there are `listsKept`. */
export function createListMemory({ state, services: { clock } }: Pick<SearchScope, "state" | "services">) {
  const lists = new Map<string, { readonly left: LeftList; readonly at: number }>();
  /** The list that is shown: its name, and its last page. */
  let shown: { readonly name: string; readonly page: number } | null = null;

  /** The same query of another locale or server is another list. */
  function nameOf(request: ProductsRequest): string {
    const { locale, apiBase, currency } = state.settings;
    return [locale, apiBase, currency, queryKey(request)].join(" ");
  }

  return {
    /** Notes which page of the request's list is shown. */
    show(request: ProductsRequest, page: number) {
      shown = { name: nameOf(request), page };
    },
    /** Keeps the list that is shown, which another one is about to replace. */
    keep() {
      const { list, total, pageCount } = state.products;
      if (!shown || list.length === 0) return;
      const left = { list, total, pageCount, page: shown.page, counts: { ...state.counts }, prices: { ...state.prices } };
      lists.delete(shown.name);
      lists.set(shown.name, { left, at: clock.now() });
      const [oldest] = lists.keys();
      if (lists.size === listsKept && oldest !== undefined) lists.delete(oldest);
    },
    /** Copies of the products that share every equal part with the products of the kept lists. */
    share(products: readonly Product[]): Product[] {
      const known = Object.fromEntries([...lists.values()].flatMap(({ left }) => left.list.map((product) => [product.id, product])));
      return products.map((product) => ({ ...withSharedParts(product, known[product.id]) }));
    },
    /** Removes the list of a request, to be shown again; null if it is unknown, or too old to be right. */
    take(request: ProductsRequest): LeftList | null {
      const name = nameOf(request);
      const known = lists.get(name);
      lists.delete(name);
      return known && clock.now() - known.at < listsKeptFor ? known.left : null;
    },
  };
}
