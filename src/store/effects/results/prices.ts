import { ref } from "valtio/vanilla";
import type { PackageGroup } from "../../../domain/prices.js";
import { applyPrices, packageGroups, settlePrestations } from "../../../domain/prices.js";
import type { Product } from "../../../domain/products.js";
import type { SearchContext } from "../../context.js";
import type { LivePrices } from "../../state/types.js";
import type { Effect } from "../effect.js";
import { createPriceCalls } from "./price-calls.js";

/** Confirms the prices of products that are near the viewport, once a product and list. */
export interface PricesEffect extends Effect {
  saw(productId: number): void;
  /** Checks the prices of a product again, of which some could not be checked. */
  retry(productId: number): void;
  /** Another list was chosen: nothing more is requested for this one. */
  cancel(): void;
  /** The other list failed to load: this one stays. */
  keep(): void;
  /** The list was replaced: what was requested for the former one no longer counts. */
  forget(): void;
}

export function createPrices(context: SearchContext): PricesEffect {
  const { state } = context;
  const calls = createPriceCalls(context);
  let running = false;
  /** Counts the lists: what was requested for a former one is dropped. */
  let list = 0;
  let cancelled = false;

  function begin(productId: number) {
    const product = state.products.list.find((candidate) => candidate.id === productId);
    if (!running || cancelled || !product) return;
    const groups = packageGroups(product);
    if (groups.length > 0) void confirm(product, groups);
  }

  async function confirm(product: Product, groups: readonly PackageGroup[]) {
    const asked = list;
    state.prices[product.id] = { status: "loading", ...asListed(product) };
    const answers = await Promise.all(groups.map(async (group) => ({ group, checked: await calls.ask(requestOf(product, group)) })));
    if (asked !== list || cancelled) return;
    const partySize = state.participants.length;
    const prestations = settlePrestations(
      product,
      answers.map(({ group, checked }) => ({ group, prestations: checked && applyPrices(group, checked.answer, partySize) })),
    );
    const fees = answers.flatMap(({ checked }) => checked?.answer.fees ?? []);
    const times = answers.flatMap(({ checked }) => checked?.checkedAt ?? []);
    state.prices[product.id] = {
      status: "settled",
      prestations: ref([...prestations]),
      fees: ref(fees.length > 0 ? fees : [...product.wiypFees]),
      unchecked: ref(answers.flatMap(({ group, checked }) => (checked ? [] : group.prestations.map(({ id }) => id)))),
      checkedAt: times.length > 0 ? Math.min(...times) : null,
    };
  }

  function requestOf(product: Product, { startDate, endDate, prestations, codePackage, packageId }: PackageGroup) {
    const { participants, settings, origin } = context.read();
    return {
      startDate,
      endDate,
      prestationIds: prestations.map(({ id }) => id),
      ages: participants.map(({ age }) => age),
      liheId: product.liheId,
      packCode: codePackage,
      packageId,
      site: settings.site,
      origin,
    };
  }

  function forget() {
    calls.cancel();
    list += 1;
    cancelled = false;
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
      if (!state.prices[productId]) begin(productId);
    },
    retry(productId) {
      const live = state.prices[productId];
      if (live?.status === "settled" && live.unchecked.length > 0) begin(productId);
    },
    cancel() {
      cancelled = true;
      calls.cancel();
    },
    keep() {
      if (!cancelled) return;
      cancelled = false;
      for (const product of state.products.list)
        if (state.prices[product.id]?.status === "loading") state.prices[product.id] = { status: "settled", ...asListed(product) };
    },
    forget,
  };
}

/** Prices of which none has been checked. */
function asListed({ prestations, wiypFees }: Product): Omit<LivePrices, "status"> {
  const unchecked = prestations.filter(({ isWiyp }) => isWiyp).map(({ id }) => id);
  return { prestations: ref([...prestations]), fees: ref([...wiypFees]), unchecked: ref(unchecked), checkedAt: null };
}
