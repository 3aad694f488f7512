import type { Product } from "../domain/products.js";
import { filterClick, productClick, searchModule, viewItemList } from "../tracking/events.js";
import type { TrackedEvent } from "../tracking/events.js";
import type { Actions } from "./actions.js";
import type { SearchContext } from "./context.js";

type Untracked = Omit<Actions, "results"> & { readonly results: Omit<Actions["results"], "openProduct"> };

/** What of a search the page's data layer is told. */
export interface Tracking {
  /** The actions of a search with what each of them tells; an action that is not named here tells nothing. */
  actions(actions: Untracked): Actions;
  /** A page of products was loaded. */
  loaded(list: { products: readonly Product[]; page: number; total: number }): void;
}

export function createTracking({ state, read, services }: Pick<SearchContext, "state" | "read" | "services">): Tracking {
  /** Tracking is never a reason for an action to fail. */
  function track(build: () => TrackedEvent | null): void {
    if (!state.settings.analytics) return;
    try {
      const event = build();
      if (event) services.track(event);
    } catch (error) {
      services.warn("an event of the data layer could not be made; the search goes on without it.", error);
    }
  }

  function asFilter<Values extends readonly unknown[]>(change: (...values: Values) => void): (...values: Values) => void {
    return (...values) => {
      const before = read();
      change(...values);
      track(() => filterClick(before, read()));
    };
  }

  /** With its prices as confirmed, where they are. */
  const priced = (product: Product): Product => ({ ...product, prestations: state.prices[product.id]?.prestations ?? product.prestations });

  return {
    loaded: (list) => track(() => viewItemList(list)),
    actions: ({ criteria, budget, results, search, ...others }) => ({
      ...others,
      criteria: {
        toggle: asFilter(criteria.toggle),
        replace: asFilter(criteria.replace),
        toggleLodgingTypes: asFilter(criteria.toggleLodgingTypes),
        reset: asFilter(criteria.reset),
      },
      budget: { set: asFilter(budget.set), clear: asFilter(budget.clear) },
      results: { ...results, openProduct: (product, offer) => track(() => productClick(priced(product), offer)) },
      search: {
        ...search,
        submit() {
          track(() => searchModule(read()));
          return search.submit();
        },
      },
    }),
  };
}
