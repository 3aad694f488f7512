import type { Prestation, Product } from "../../domain/products.js";
import { filterClick, productClick, searchModule, viewItemList } from "../../tracking/events.js";
import type { TrackedEvent } from "../../tracking/events.js";
import type { SearchScope } from "../scope.js";
import type { Change } from "../state/patch.js";
import type { Effect } from "./effect.js";
import type { LoadedPage } from "./results/results.js";
import type { Consequences } from "./table.js";

/** What of a search the page's data layer receives. */
export interface TrackingEffect extends Effect {
  /** A commit changed these parts, and the table of consequences names this event for them. */
  changed(event: NonNullable<Consequences["event"]>, changes: readonly Change[]): void;
  /** A page of products was loaded. */
  loaded(page: LoadedPage): void;
  /** A card was opened, or one of its offers. */
  opened(product: Product, offer: Prestation | null): void;
  /** The search button was pressed. */
  submitted(): void;
}

export function createTracking({ state, read, services }: Pick<SearchScope, "state" | "read" | "services">): TrackingEffect {
  let running = false;

  /** Tracking is never a reason for an action to fail. */
  function track(build: () => TrackedEvent | null): void {
    if (!running || !state.settings.analytics) return;
    try {
      const event = build();
      if (event) services.track(event);
    } catch (error) {
      services.warn("an event of the data layer could not be made; the search goes on without it.", error);
    }
  }

  /** With its prices as confirmed, where they are. */
  const priced = (product: Product): Product => ({ ...product, prestations: state.prices[product.id]?.prestations ?? product.prestations });

  const builders = { filter_click: filterClick } as const;

  return {
    start() {
      running = true;
    },
    stop() {
      running = false;
    },
    changed: (event, changes) => track(() => builders[event](read(), changes)),
    loaded: (page) => track(() => viewItemList(page)),
    opened: (product, offer) => track(() => productClick(priced(product), offer)),
    submitted: () => track(() => searchModule(read())),
  };
}
