import { offerTabs, showsPrice, type OfferTab, type TabRules } from "../../domain/offers.js";
import { availablePackages } from "../../domain/packages.js";
import { packageGroups } from "../../domain/prices.js";
import type { Fee, Prestation, Product } from "../../domain/products.js";
import type { LivePrices } from "../../store/state/types.js";
import type { CardSettings } from "./card-settings.js";

/** What a card shows, from its product and its live prices. */
export interface CardState {
  readonly prestations: readonly Prestation[];
  readonly tabs: readonly OfferTab[];
  /** Prices are being confirmed: skeletons replace the numbers. */
  readonly underWay: boolean;
  readonly soldOut: boolean;
  /** False: no price is shown until there are dates. */
  readonly priced: boolean;
  /** What the prices contain besides the stay. */
  readonly fees: readonly Fee[];
  /** Ids of the offers whose price could not be checked. */
  readonly unchecked: readonly number[];
  /** `Date.now()` of the moment the prices were checked; null where none was. */
  readonly checkedAt: number | null;
  /** The tabs as listed: the space of their offers is reserved, so that nothing moves when prices have loaded. */
  readonly listedTabs: readonly OfferTab[];
}

function tabRules(settings: CardSettings): TabRules {
  return { locale: settings.locale, flags: settings.flags, order: availablePackages(settings) };
}

/** The tabs of a card as listed. */
export function listedTabs(product: Product, settings: CardSettings): OfferTab[] {
  return offerTabs(product, null, tabRules(settings));
}

/** Of a card that is away from the viewport: nothing is worked out. */
export const outlineState: CardState = {
  prestations: [],
  tabs: [],
  underWay: false,
  soldOut: false,
  priced: false,
  fees: [],
  unchecked: [],
  checkedAt: null,
  listedTabs: [],
};

/**
 * What is known of an offer's price. `checking`: its call is under way; `checked`: it can be paid; `unchecked`: its call failed;
 * `listed`: none was made; `fixed`: it is not a price that changes.
 */
export type PriceCheck = "checking" | "checked" | "unchecked" | "listed" | "fixed";

export function priceCheck({ id, isWiyp }: Prestation, { underWay, unchecked, checkedAt }: CardState): PriceCheck {
  if (underWay) return "checking";
  if (!isWiyp) return "fixed";
  if (unchecked.includes(id)) return "unchecked";
  return checkedAt === null ? "listed" : "checked";
}

/** @param printing nothing is waited for on paper: prices are as listed until they are confirmed. */
export function cardState(product: Product, live: LivePrices | undefined, settings: CardSettings, printing: boolean): CardState {
  const prestations = live?.prestations ?? product.prestations;
  const rules = tabRules(settings);
  const tabs = offerTabs(product, prestations, rules);
  return {
    prestations,
    tabs,
    underWay: !printing && (live ? live.status === "loading" : packageGroups(product).length > 0),
    soldOut: tabs.length === 0,
    priced: showsPrice({ flags: settings.flags, endDate: settings.stayDates.end }),
    fees: live?.fees ?? product.wiypFees,
    unchecked: live?.status === "settled" ? live.unchecked : [],
    checkedAt: live?.checkedAt ?? null,
    listedTabs: live ? offerTabs(product, product.prestations, rules) : tabs,
  };
}
