import { listsKept, listsKeptFor } from "../../../domain/defaults.js";
import type { Clock } from "../../../platform/clock.js";
import type { CountsState, LivePrices, ProductsState } from "../../state/types.js";

/** A list as the visitor left it: all of its loaded pages, its counts and its checked prices. */
export interface LeftList extends Pick<ProductsState, "list" | "total" | "pageCount"> {
  /** The last page that was loaded, from 1. */
  readonly page: number;
  readonly counts: CountsState;
  readonly prices: Readonly<Record<number, LivePrices>>;
}

/** The lists that were left last, by name, for the way back to them. */
export function createListMemory(clock: Clock) {
  const lists = new Map<string, { readonly left: LeftList; readonly at: number }>();
  return {
    keep(name: string, left: LeftList) {
      lists.delete(name);
      lists.set(name, { left, at: clock.now() });
      const [oldest] = lists.keys();
      if (lists.size > listsKept && oldest !== undefined) lists.delete(oldest);
    },
    /** Null where it is not known, or too old to be true. */
    find(name: string): LeftList | null {
      const known = lists.get(name);
      return known && clock.now() - known.at < listsKeptFor ? known.left : null;
    },
  };
}
