import { withSharedParts } from "../../../api/shared-parts.js";
import { listsKept, listsKeptFor } from "../../../domain/defaults.js";
import type { Product } from "../../../domain/products.js";
import type { Clock } from "../../../platform/clock.js";
import type { CountsState, LivePrices, ProductsState } from "../../state/types.js";

/** A list as the visitor left it: all of its loaded pages, its counts and its checked prices. */
export interface LeftList extends Pick<ProductsState, "list" | "total" | "pageCount"> {
  /** The last page that was loaded, from 1. */
  readonly page: number;
  readonly counts: CountsState;
  readonly prices: Readonly<Record<number, LivePrices>>;
}

/** The lists that were left last, by name, for the way back to them; with the one shown they are `listsKept`. */
export function createListMemory(clock: Clock) {
  const lists = new Map<string, { readonly left: LeftList; readonly at: number }>();
  return {
    keep(name: string, left: LeftList) {
      lists.delete(name);
      lists.set(name, { left, at: clock.now() });
      const [oldest] = lists.keys();
      if (lists.size === listsKept && oldest !== undefined) lists.delete(oldest);
    },
    /** The products anew, with all that they have in common with those of the lists that are kept. */
    share(products: readonly Product[]): Product[] {
      const known = Object.fromEntries([...lists.values()].flatMap(({ left }) => left.list.map((product) => [product.id, product])));
      return products.map((product) => ({ ...withSharedParts(product, known[product.id]) }));
    },
    /** Removes a list, to be shown again; null where it is not known, or too old to be true. */
    take(name: string): LeftList | null {
      const known = lists.get(name);
      lists.delete(name);
      return known && clock.now() - known.at < listsKeptFor ? known.left : null;
    },
  };
}
