import type { Product } from "../../../domain/products.js";
import { filterClick, productClick, viewItemList } from "../../../tracking/list-events.js";
import type { SearchScope } from "../../scope.js";
import type { Effect } from "../effect.js";
import { createTracker } from "../tracker.js";

/** Tracks the pages of a list that are shown, and what is pressed in it and in its filters. */
export function createListTracking(scope: SearchScope): Effect {
  const { state, read, listen, onCommit } = scope;
  const tracker = createTracker(scope);
  const builders = { filter_click: filterClick } as const;

  /** With its confirmed prices, if there are any. */
  const priced = (product: Product): Product => ({ ...product, prestations: state.prices[product.id]?.prestations ?? product.prestations });

  onCommit(({ event, changed }) => {
    if (event) tracker.track(() => builders[event](read(), changed));
  });
  listen("pageLoaded", (page) => tracker.track(() => viewItemList(page)));
  listen("productOpened", ({ product, offer }) => tracker.track(() => productClick(priced(product), offer)));
  return tracker;
}
