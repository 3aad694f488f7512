import { ref } from "valtio/vanilla";
import type { PricesAnswer } from "../../../api/contract.js";
import { isAborted } from "../../../platform/http.js";
import type { PackageGroup } from "../../../domain/prices.js";
import { applyPrices, packageGroups, settlePrestations } from "../../../domain/prices.js";
import type { Fee, Product } from "../../../domain/products.js";
import type { SearchContext } from "../../context.js";
import type { Effect } from "../effect.js";

/** Confirms the prices of products that are near the viewport, once a product and list. */
export interface PricesEffect extends Effect {
  saw(productId: number): void;
  /** The list was replaced: what was requested for the former one no longer counts. */
  forget(): void;
}

type Answered = { readonly group: PackageGroup; readonly answer: PricesAnswer | null };

export function createPrices(context: SearchContext): PricesEffect {
  const { state } = context;
  let running = false;
  let controller = new AbortController();

  async function confirm(product: Product, groups: readonly PackageGroup[]) {
    const { signal } = controller;
    state.prices[product.id] = { status: "loading", prestations: ref([...product.prestations]), fees: [] };
    const answers = await Promise.all(groups.map((group) => ask(product, group, signal)));
    if (signal.aborted) return;
    const partySize = state.participants.length;
    const prestations = settlePrestations(
      product,
      answers.map(({ group, answer }) => ({ group, prestations: answer && applyPrices(group, answer, partySize) })),
    );
    const fees: Fee[] = answers.flatMap(({ answer }) => answer?.fees ?? []);
    state.prices[product.id] = {
      status: "settled",
      prestations: ref([...prestations]),
      fees: ref(fees.length > 0 ? fees : [...product.wiypFees]),
    };
  }

  /** A null answer means that the call failed: its group keeps the listed prices. */
  async function ask(product: Product, group: PackageGroup, signal: AbortSignal): Promise<Answered> {
    const search = context.read();
    try {
      const answer = await context.api().prices(
        {
          startDate: group.startDate,
          endDate: group.endDate,
          prestationIds: group.prestations.map((prestation) => prestation.id),
          ages: search.participants.map((participant) => participant.age),
          liheId: product.liheId,
          packCode: group.codePackage,
          packageId: group.packageId,
          site: search.settings.site,
          origin: search.origin,
        },
        signal,
      );
      return { group, answer: isAborted(answer) ? null : answer };
    } catch (error) {
      if (!signal.aborted) context.fail("prices", error);
      return { group, answer: null };
    }
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
      const groups = packageGroups(product);
      if (groups.length > 0) void confirm(product, groups);
    },
    forget,
  };
}
