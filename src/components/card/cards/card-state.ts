import { activeTab, offerTabs, showsPrice, type OfferTab, type TabRules } from "../../../domain/offers.js";
import { availablePackages } from "../../../domain/packages.js";
import { packageGroups } from "../../../domain/prices.js";
import type { Prestation, Product } from "../../../domain/products.js";
import type { LivePrices } from "../../../store/state/types.js";
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
  /** The tabs as indexed: the space of their offers is reserved, so that nothing moves when prices have loaded. */
  readonly promised: readonly OfferTab[];
}

function tabRules(settings: CardSettings): TabRules {
  return { locale: settings.locale, flags: settings.flags, order: availablePackages(settings) };
}

/** The tab that a card opens with, as indexed. */
export function firstTab(product: Product, settings: CardSettings): OfferTab | null {
  return activeTab(offerTabs(product, null, tabRules(settings)), settings.packages);
}

/** Of a card that is away from the viewport: nothing is worked out. */
export const outlineState: CardState = { prestations: [], tabs: [], underWay: false, soldOut: false, priced: false, promised: [] };

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
    promised: live ? offerTabs(product, product.prestations, rules) : tabs,
  };
}
