import { ref } from "valtio/vanilla";
import { packageGroups } from "../../../domain/prices.js";
import type { Product } from "../../../domain/products.js";
import type { SearchScope } from "../../scope.js";
import type { LivePrices, SearchState } from "../../state/types.js";
import type { Effect } from "../effect.js";
import { confirmPrices, pricesAsListed, type ConfirmedPrices } from "./confirm-prices.js";
import { createPriceCalls } from "./price-calls.js";

/** Confirms the prices of products that are near the viewport, once per product and list. */
interface PricesEffect extends Effect {
  saw(productId: number): void;
  /** Checks a product's prices again if some could not be checked. */
  retry(productId: number): void;
  /** Another list was chosen: nothing more is requested for this one. */
  cancel(): void;
  /** The other list failed to load: this one stays. */
  keep(): void;
  /** The list was replaced: answers for the former one no longer count. `known` have been checked for the new one. */
  forget(known?: Readonly<SearchState["prices"]>): void;
}

export function createPrices(scope: SearchScope): PricesEffect {
  const { state } = scope;
  const calls = createPriceCalls(scope);
  let running = false;
  /** Counts the lists: answers for a former one are dropped. */
  let list = 0;
  let cancelled = false;

  function begin(productId: number, pressed: boolean) {
    const product = state.products.list.find((candidate) => candidate.id === productId);
    if (running && !cancelled && product && packageGroups(product).length > 0) void confirm(product, pressed);
  }

  async function confirm(product: Product, pressed: boolean) {
    const asked = list;
    write(product, "loading", pricesAsListed(product));
    const { participants, settings, origin } = scope.read();
    const party = { ages: participants.map(({ age }) => age), origin, site: settings.site };
    const confirmed = await confirmPrices((request) => calls.ask(request, pressed), product, party);
    if (asked === list && !cancelled) write(product, "settled", confirmed);
  }

  function write({ id }: Product, status: LivePrices["status"], { prestations, fees, unchecked, checkedAt }: ConfirmedPrices) {
    const lists = { prestations: ref([...prestations]), fees: ref([...fees]), unchecked: ref([...unchecked]) };
    state.prices[id] = { status, ...lists, checkedAt };
  }

  function forget(known: Readonly<SearchState["prices"]> = {}) {
    calls.cancel();
    list += 1;
    cancelled = false;
    state.prices = Object.fromEntries(Object.entries(known).filter(([, { status }]) => status === "settled"));
  }

  return {
    start() {
      running = true;
    },
    stop() {
      running = false;
      forget();
    },
    saw(productId) {
      if (!state.prices[productId]) begin(productId, false);
    },
    retry(productId) {
      const live = state.prices[productId];
      if (live?.status === "settled" && live.unchecked.length > 0) begin(productId, true);
    },
    cancel() {
      cancelled = true;
      calls.cancel();
    },
    keep() {
      if (!cancelled) return;
      cancelled = false;
      for (const product of state.products.list)
        if (state.prices[product.id]?.status === "loading") write(product, "settled", pricesAsListed(product));
    },
    forget,
  };
}
