import { shortlistMaximum } from "../../../domain/defaults.js";
import { packageGroups } from "../../../domain/prices.js";
import { keptOffer, nextCopy, withCopy, withDates, withStayAt } from "../../../domain/compared-stays.js";
import { stayKey, withoutStay, type KeptStay } from "../../../domain/shortlist.js";
import type { SearchScope } from "../../scope.js";
import { confirmPrices } from "./confirm-prices.js";
import { createPlaceFacts } from "./place-facts.js";
import { createPriceCalls } from "./price-calls.js";
import { createStayWeeks } from "./stay-weeks.js";

/** The kept stays, as the shortlist reads and writes them. */
interface StayKeeper {
  /** Another tab may have changed them. */
  current(): readonly KeptStay[];
  keep(stays: readonly KeptStay[]): void;
}

/** What a view does with the stays that it compares; each is named by its key. */
export interface ComparedStays {
  /** Returns where the stay stood. */
  remove(key: string): number;
  /** Keeps a removed stay again, where it stood. Returns whether there was room. */
  putBack(stay: KeptStay, index: number): boolean;
  /** Requests the prices of a stay again, at most once until they are forgotten. */
  check(key: string): void;
  /** Requests what is known of the places of stays, once. */
  requestPlaces(): void;
  /** Requests a stay of the lodging a week sooner and a week later, once until they are forgotten, or again where that failed. */
  requestWeeks(key: string): void;
  /** The stay is at other dates from now on. */
  changeDates(key: string, to: KeptStay): void;
  /** Keeps the lodging at other dates too. Returns the key of the new stay; null where the shortlist is full. */
  addDates(key: string, other: KeptStay): string | null;
  /** Drops the checked prices and the weeks, and stops requesting them. */
  forget(): void;
}

export type CreateComparedStays = (scope: SearchScope, keeper: StayKeeper) => ComparedStays;

/** Brought by the view that compares the stays. */
export const createComparedStays: CreateComparedStays = (scope, keeper) => {
  const { state, services, ref } = scope;
  const { clock } = services;
  const { shortlist } = state;
  const calls = createPriceCalls(scope);
  const weeks = createStayWeeks(scope);
  const places = createPlaceFacts(scope);
  /** Counts the checks of each stay: answers to an earlier one are dropped. */
  const checks = new Map<string, number>();

  const find = (key: string) => shortlist.stays.find((stay) => stayKey(stay) === key);

  async function confirm(key: string, { product, ages, origin }: KeptStay) {
    const check = (checks.get(key) ?? 0) + 1;
    checks.set(key, check);
    shortlist.prices[key] = { status: "checking", prestations: ref(product.prestations), fees: [], at: clock.now() };
    const { site } = scope.read().settings;
    const { prestations, fees, unchecked, checkedAt } = await confirmPrices(calls.ask, product, { ages, origin, site });
    if (checks.get(key) !== check) return;
    const status = unchecked.length > 0 ? "failed" : "checked";
    shortlist.prices[key] = { status, prestations: ref([...prestations]), fees: ref([...fees]), at: checkedAt ?? clock.now() };
  }

  function drop(key: string) {
    checks.set(key, (checks.get(key) ?? 0) + 1);
    delete shortlist.prices[key];
  }

  return {
    remove(key) {
      const stays = keeper.current();
      drop(key);
      keeper.keep(withoutStay(stays, key));
      return stays.findIndex((stay) => stayKey(stay) === key);
    },
    putBack(stay, index) {
      const stays = keeper.current();
      const hasRoom = stays.length < shortlistMaximum;
      if (hasRoom) keeper.keep(withStayAt(stays, stay, index));
      return hasRoom;
    },
    check(key) {
      const stay = find(key);
      if (stay && !shortlist.prices[key] && packageGroups(stay.product).length > 0) void confirm(key, stay);
    },
    requestPlaces: places.request,
    requestWeeks(key) {
      const stay = find(key);
      if (stay) weeks.request(key, stay);
    },
    changeDates(key, to) {
      const stay = find(key);
      if (!stay) return;
      const offer = keptOffer(stay, shortlist.prices[key]?.prestations);
      const { copy, stayDates } = stay;
      const { copy: _copy, former: _former, ...moved } = to;
      const former = offer && { former: { stayDates, price: offer.price, room: offer.name } };
      drop(key);
      keeper.keep(withDates(keeper.current(), key, { ...moved, ...(copy && { copy }), ...former }));
    },
    addDates(key, other) {
      const stays = keeper.current();
      if (stays.length >= shortlistMaximum) return null;
      const copied = stayKey({ product: other.product, copy: nextCopy(stays, other.product.id) });
      keeper.keep(withCopy(stays, key, other));
      return copied;
    },
    forget() {
      calls.cancel();
      weeks.forget();
      for (const key of Object.keys(shortlist.prices)) drop(key);
    },
  };
};
