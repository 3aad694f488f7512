import { activeTab, offerTabs, showsPrice, type OfferTab, type TabRules } from "../domain/offers.js";
import { availablePackages } from "../domain/sold-packages.js";
import { packageGroups } from "../domain/prices.js";
import type { Fee, Prestation, Product } from "../domain/products.js";
import { priceChange, type PriceChange } from "../domain/stay-price.js";
import type { LivePrices } from "../store/state/types.js";
import type { CardSettings } from "./card-settings.js";

/** What a card shows, from its product and its live prices. */
export interface CardState {
  readonly prestations: readonly Prestation[];
  readonly tabs: readonly OfferTab[];
  /** Prices are being confirmed: skeletons replace the numbers. */
  readonly underWay: boolean;
  readonly soldOut: boolean;
  /** False: no price is shown until dates are chosen. */
  readonly priced: boolean;
  /** What the prices contain besides the stay. */
  readonly fees: readonly Fee[];
  /** Ids of the offers whose price could not be checked. */
  readonly unchecked: readonly number[];
  /** When the prices were checked, in ms since 1970; null if none was. */
  readonly checkedAt: number | null;
  /** The tabs as listed: space is reserved for their offers, so that the layout does not shift when prices load. */
  readonly listedTabs: readonly OfferTab[];
}

function tabRules(settings: CardSettings): TabRules {
  return { locale: settings.locale, flags: settings.flags, order: availablePackages(settings) };
}

/** The tabs of a card as listed. */
export function listedTabs(product: Product, settings: CardSettings): OfferTab[] {
  return offerTabs(product, null, tabRules(settings));
}

/** A tab that the visitor opened. It stays open while these parts of the search and of the card are the same. */
export interface TabChoice extends Pick<CardSettings, "packages" | "transfer"> {
  readonly code: string | null;
  readonly prestations: readonly Prestation[];
}

export interface CardModel extends CardState {
  /** The open tab: the one that was pressed, else the first of a selected package; null where there is none. */
  readonly active: OfferTab | null;
  /** The package of the open tab; null where there is none, or tabs are off. */
  readonly code: string | null;
  /** The offer whose price and package the card shows; null where there is none. */
  readonly offer: Prestation | null;
  /** The open tab as listed; null where it was not listed. */
  readonly listedTab: OfferTab | null;
  /** The price of the offer is being checked: until it is known the card leads to no stay. */
  readonly awaitsPrice: boolean;
  /** How the price, once it is known, differs from the one the lodging was listed by; null where it does not. */
  readonly change: PriceChange | null;
  /** A sold-out card of one row, without the space of its former offers. */
  readonly isShort: boolean;
}

export interface CardInput {
  readonly product: Product;
  /** Undefined while none was requested. */
  readonly live: LivePrices | undefined;
  readonly settings: CardSettings;
  /** Nothing is waited for on paper: prices are as listed until they are confirmed. */
  readonly printing: boolean;
  /** It was moved in the list because it is sold out. */
  readonly moved: boolean;
  readonly choice: TabChoice | null;
}

export function cardModel({ product, live, settings, printing, moved, choice }: CardInput): CardModel {
  const state = cardState(product, live, settings, printing);
  const chosen = chosenTab(state, settings, choice);
  const active = chosen ?? activeTab(state.tabs, settings.packages);
  const listedTab =
    (chosen ? state.listedTabs.find(({ code }) => code === chosen.code) : activeTab(state.listedTabs, settings.packages)) ?? null;
  return {
    ...state,
    active,
    code: active?.code ?? null,
    listedTab,
    ...shownPrice(state, active?.cheapest ?? null, listedTab?.cheapest ?? null, settings.fee.added),
    isShort: state.soldOut && (moved || product.prestations.length === 0),
  };
}

/** The offer whose price the card shows, how sure that is, and how it differs from the one that was listed; `added` as `priceChange` has it. */
function shownPrice(state: CardState, offer: Prestation | null, listed: Prestation | null, added: number) {
  const check = offer && priceCheck(offer, state);
  const isKnown = check === "checked" || check === "fixed";
  return {
    offer,
    awaitsPrice: state.priced && check === "checking",
    change: offer && isKnown ? priceChange(listed, offer, added) : null,
  };
}

/** What a press on a tab keeps. */
export function tabChoice(code: string | null, { prestations }: CardState, { packages, transfer }: CardSettings): TabChoice {
  return { code, packages, transfer, prestations };
}

function chosenTab({ tabs, prestations }: CardState, { packages, transfer }: CardSettings, choice: TabChoice | null): OfferTab | null {
  const holds = choice?.packages === packages && choice.transfer === transfer && choice.prestations === prestations;
  return (holds && tabs.find(({ code }) => code === choice.code)) || null;
}

/** A card away from the viewport: nothing is computed. */
export const outlineModel: CardModel = {
  prestations: [],
  tabs: [],
  underWay: false,
  soldOut: false,
  priced: false,
  fees: [],
  unchecked: [],
  checkedAt: null,
  listedTabs: [],
  active: null,
  code: null,
  offer: null,
  listedTab: null,
  awaitsPrice: false,
  change: null,
  isShort: false,
};

/**
 * The state of an offer's price. `checking`: its call is under way; `checked`: it can be paid; `unchecked`: its call failed;
 * `listed`: none was made; `fixed`: it is not a price that changes.
 */
export type PriceCheck = "checking" | "checked" | "unchecked" | "listed" | "fixed";

export function priceCheck({ id, isWiyp }: Prestation, { underWay, unchecked, checkedAt }: CardState): PriceCheck {
  if (underWay) return "checking";
  if (!isWiyp) return "fixed";
  if (unchecked.includes(id)) return "unchecked";
  return checkedAt === null ? "listed" : "checked";
}

function cardState(product: Product, live: LivePrices | undefined, settings: CardSettings, printing: boolean): CardState {
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
