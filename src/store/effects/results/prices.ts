import { ref } from "valtio/vanilla";
import { packageGroups } from "../../../domain/prices.js";
import type { Product } from "../../../domain/products.js";
import type { SearchContext } from "../../context.js";
import type { Effect } from "../effect.js";
import { confirmPrices } from "./confirm-prices.js";

/** Confirms the prices of products that are near the viewport, once a product and list. */
export interface PricesEffect extends Effect {
  saw(productId: number): void;
  /** The list was replaced: what was requested for the former one no longer counts. */
  forget(): void;
}

export function createPrices(context: SearchContext): PricesEffect {
  const { state } = context;
  let running = false;
  let controller = new AbortController();

  async function confirm(product: Product) {
    state.prices[product.id] = { status: "loading", prestations: ref([...product.prestations]), fees: [] };
    const party = { ages: state.participants.map(({ age }) => age), origin: state.origin };
    const confirmed = await confirmPrices(context, product, party, controller.signal);
    if (!confirmed) return;
    const { prestations, fees } = confirmed;
    state.prices[product.id] = { status: "settled", prestations: ref([...prestations]), fees: ref([...fees]) };
  }

  function forget() {
    controller.abort();
    controller = new AbortController();
    state.prices = {};
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
      if (!running || state.prices[productId]) return;
      const product = state.products.list.find((candidate) => candidate.id === productId);
      if (!product) return;
      if (packageGroups(product).length > 0) void confirm(product);
    },
    forget,
  };
}
