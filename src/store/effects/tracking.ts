import type { Product } from "../../domain/products.js";
import { say } from "../../platform/say.js";
import { filterClick, productClick, searchModule, viewItemList } from "../../tracking/events.js";
import type { TrackedEvent } from "../../tracking/events.js";
import type { SearchScope } from "../scope.js";
import type { Effect } from "./effect.js";

type Scope = Pick<SearchScope, "state" | "read" | "services" | "listen" | "onCommit">;

/** Sends events of a search to the page's data layer. */
export function createTracking({ state, read, services, listen, onCommit }: Scope): Effect {
  let running = false;

  /** Tracking is never a reason for an action to fail. */
  function track(build: () => TrackedEvent | null): void {
    if (!running || !state.settings.analytics) return;
    try {
      const event = build();
      if (event) services.track(event);
    } catch (error) {
      say((words) => services.warn(words.eventFailed(), error));
    }
  }

  /** With its confirmed prices, if there are any. */
  const priced = (product: Product): Product => ({ ...product, prestations: state.prices[product.id]?.prestations ?? product.prestations });

  const builders = { filter_click: filterClick } as const;

  onCommit(({ event, changed }) => {
    if (event) track(() => builders[event](read(), changed));
  });
  listen("pageLoaded", (page) => track(() => viewItemList(page)));
  listen("productOpened", ({ product, offer }) => track(() => productClick(priced(product), offer)));
  listen("submitted", () => track(() => searchModule(read())));

  return {
    start() {
      running = true;
    },
    stop() {
      running = false;
    },
  };
}
