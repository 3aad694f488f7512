import { pageSize } from "../../../domain/defaults.js";
import type { Consequences } from "../../consequences.js";
import type { SearchScope } from "../../scope.js";
import type { SearchState } from "../../state/types.js";
import type { Effect } from "../effect.js";
import { createAlternatives } from "./alternatives.js";
import { createCounts } from "./counts.js";
import { createList } from "./list.js";

/** Loads products and counts for the results views of a page; does nothing while there is none. */
interface ResultsEffect extends Effect {
  /** Requests again what a commit asks for. */
  committed(consequences: Consequences): void;
  /** A results view is mounted; the first one starts loading. Returns how to detach it. */
  attach(options?: { pageSize?: number }): () => void;
  /** Requests how many lodgings each further choice would leave. */
  count(): void;
  /** Appends the next page, if there is one and the pages before it have loaded. */
  showMore(): void;
  /** Requests again what failed. */
  retry(): void;
}

/** The prices of the list's products. */
interface ListPrices {
  /** Another list is requested. */
  cancel(): void;
  /** It failed to load: the former list stays. */
  keep(): void;
  /** The list was replaced; `known` have been checked for the new one. */
  forget(known?: Readonly<SearchState["prices"]>): void;
}

export function createResults(scope: SearchScope, prices: ListPrices): ResultsEffect {
  const { state } = scope;
  const counts = createCounts(scope);
  const alternatives = createAlternatives(scope);
  const list = createList(scope, {
    replacing() {
      prices.cancel();
      alternatives.forget();
    },
    kept(status) {
      prices.keep();
      if (status === "timeout") counts.giveUp();
    },
    replaced(left) {
      prices.forget(left?.prices);
      if (!left) return;
      counts.restore(left.counts);
      alternatives.forget();
    },
    empty: alternatives.ask,
  });
  let running = false;
  let views = 0;
  let size = pageSize;

  const isNeeded = () => running && views > 0;

  function loadFirstPage() {
    if (state.page === 1) list.load("replace", size);
    else scope.commit({ page: 1 });
  }

  function loadAll() {
    loadFirstPage();
    counts.ask(size);
  }

  function count() {
    if (isNeeded() && !counts.isKnown(size)) counts.ask(size);
  }

  return {
    start() {
      if (running) return;
      running = true;
      if (isNeeded() && list.isStale(size)) loadAll();
    },
    stop() {
      running = false;
      list.stop();
      counts.stop();
      alternatives.stop();
    },
    attach(options) {
      views += 1;
      const resized = options?.pageSize !== undefined && options.pageSize !== size;
      size = options?.pageSize ?? size;
      if (isNeeded() && views === 1 && list.isStale(size)) loadAll();
      // Pages of another size are other pages.
      else if (isNeeded() && resized) loadFirstPage();
      return () => void (views -= 1);
    },
    committed({ products, counts: areOthers }) {
      if (!isNeeded()) return;
      const isRestored = products === "restore" && list.restore(size);
      if (products && !isRestored) list.load(products === "append" ? products : "replace", size);
      if (areOthers) count();
    },
    count,
    showMore() {
      const { status, moreStatus, pageCount } = state.products;
      const isWhole = status === "ready" && (moreStatus === "idle" || moreStatus === "ready");
      if (isWhole && state.page < pageCount) scope.commit({ page: state.page + 1 }, "more");
    },
    retry() {
      if (!isNeeded()) return;
      list.load(state.products.moreStatus === "failed" ? "append" : "replace", size);
      if (state.counts.status === "failed" || state.counts.status === "timeout") counts.ask(size);
    },
  };
}
