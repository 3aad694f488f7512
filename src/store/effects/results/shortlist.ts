import * as v from "valibot";
import { ref } from "valtio/vanilla";
import { productShape } from "../../../api/product-shape.js";
import { shortlistKey, shortlistMaximum } from "../../../domain/defaults.js";
import type { Product } from "../../../domain/products.js";
import { isKept, ofPackage, readShortlist, withKept, withoutLodging, writeShortlist, type KeptStay } from "../../../domain/shortlist.js";
import type { SearchScope } from "../../scope.js";
import type { ComparedStays, CreateComparedStays } from "./compared-stays.js";

/** The stays that a visitor keeps: in the browser if the visitor agreed to it, otherwise for as long as the page. */
export interface ShortlistEffect {
  /** Called with whether the visitor agrees to be remembered; what the browser kept is removed if they do not. */
  agree(allowed: boolean): void;
  /** Keeps a lodging of the list with the offers of one package, or of all; removes one that is kept. */
  toggle(productId: number, packageCode: string | null): void;
  /** A view compares the stays, and brings what they are compared by. */
  compare(create: CreateComparedStays): ComparedStays;
  stop(): void;
}

export function createShortlist(scope: SearchScope): ShortlistEffect {
  const { state, services } = scope;
  const { local, clock } = services;
  const { shortlist } = state;
  let kept = false;
  let compared: ComparedStays | null = null;

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

  return {
    agree(allowed) {
      if (allowed === kept) return;
      kept = allowed;
      if (!allowed) return local.remove(shortlistKey);
      keep(shortlist.stays.toReversed().reduce((list, stay) => withKept(list, stay, shortlistMaximum), stored()));
    },
    toggle(productId, packageCode) {
      const stays = current();
      if (isKept(stays, productId)) return keep(withoutLodging(stays, productId));
      const stay = seen(productId, packageCode);
      if (stay) keep(withKept(stays, stay, shortlistMaximum));
    },
    compare: (create) => (compared ??= create(scope, { current, keep })),
    stop: () => compared?.forget(),
  };
}

function readProduct(value: unknown): Product | null {
  const result = v.safeParse(productShape, value);
  return result.success ? result.output : null;
}
