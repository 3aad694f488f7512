import * as v from "valibot";
import { ref } from "valtio/vanilla";
import { productShape } from "../../../api/product-shape.js";
import { shortlistKey, shortlistMaximum } from "../../../domain/defaults.js";
import { packageGroups } from "../../../domain/prices.js";
import type { Product } from "../../../domain/products.js";
import { isKept, ofPackage, readShortlist, withKept, withoutKept, writeShortlist, type KeptStay } from "../../../domain/shortlist.js";
import type { SearchScope } from "../../scope.js";
import { confirmPrices } from "./confirm-prices.js";
import { createPriceCalls } from "./price-calls.js";

/** The stays that a visitor keeps: in the browser if the visitor agreed to it, otherwise for as long as the page. */
export interface ShortlistEffect {
  /** Called with whether the visitor agrees to be remembered; what the browser kept is removed if they do not. */
  agree(allowed: boolean): void;
  /** Keeps a lodging of the list with the offers of one package, or of all; removes one that is kept. */
  toggle(productId: number, packageCode: string | null): void;
  remove(productId: number): void;
  /** Requests the prices of a kept stay again, at most once until they are forgotten. */
  check(productId: number): void;
  /** Drops the checked prices, and stops requesting them. */
  forget(): void;
}

export function createShortlist(scope: SearchScope): ShortlistEffect {
  const { state, services } = scope;
  const { local, clock } = services;
  const { shortlist } = state;
  let kept = false;
  const calls = createPriceCalls(scope);
  /** Counts how often it was opened: answers for an earlier time are dropped. */
  let opening = 0;

  const stored = () => readShortlist(local.get(shortlistKey), clock.today(), readProduct);
  /** Another tab may have changed what the browser keeps. */
  const current = () => (kept ? stored() : shortlist.stays);

  function keep(stays: readonly KeptStay[]) {
    shortlist.stays = ref(stays);
    if (!kept) return;
    if (stays.length > 0) local.set(shortlistKey, writeShortlist(stays));
    else local.remove(shortlistKey);
  }

  /** A product as its card shows it. */
  function seen(productId: number, packageCode: string | null): KeptStay | null {
    const product = state.products.list.find(({ id }) => id === productId);
    if (!product) return null;
    const live = state.prices[productId];
    const { participants, stayDates, origin, settings } = scope.read();
    return {
      product: ofPackage(live ? { ...product, prestations: live.prestations } : product, packageCode),
      stayDates,
      ages: participants.map(({ age }) => age),
      origin,
      currency: settings.currency,
      seenOn: clock.today(),
    };
  }

  async function confirm({ product, ages, origin }: KeptStay) {
    shortlist.prices[product.id] = { status: "checking", prestations: ref(product.prestations), fees: [], at: clock.now() };
    const asked = opening;
    const { site } = scope.read().settings;
    const { prestations, fees, unchecked, checkedAt } = await confirmPrices(calls.ask, product, { ages, origin, site });
    if (asked !== opening) return;
    const status = unchecked.length > 0 ? "failed" : "checked";
    shortlist.prices[product.id] = { status, prestations: ref([...prestations]), fees: ref([...fees]), at: checkedAt ?? clock.now() };
  }

  return {
    agree(allowed) {
      if (allowed === kept) return;
      kept = allowed;
      if (!allowed) return local.remove(shortlistKey);
      keep(shortlist.stays.toReversed().reduce((list, stay) => withKept(list, stay, shortlistMaximum), stored()));
    },
    toggle(productId, packageCode) {
      const stays = current();
      if (isKept(stays, productId)) return keep(withoutKept(stays, productId));
      const stay = seen(productId, packageCode);
      if (stay) keep(withKept(stays, stay, shortlistMaximum));
    },
    remove: (productId) => keep(withoutKept(current(), productId)),
    check(productId) {
      const stay = shortlist.stays.find(({ product }) => product.id === productId);
      if (stay && !shortlist.prices[productId] && packageGroups(stay.product).length > 0) void confirm(stay);
    },
    forget() {
      calls.cancel();
      opening += 1;
      shortlist.prices = {};
    },
  };
}

function readProduct(value: unknown): Product | null {
  const result = v.safeParse(productShape, value);
  return result.success ? result.output : null;
}
