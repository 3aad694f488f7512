import { defaultFlags } from "../../../../src/domain/flags.js";
import type { Locale } from "../../../../src/domain/locale.js";
import { activeTab, offerTabs, type OfferTab } from "../../../../src/domain/offers.js";
import { isFlight, isPackageCode, type PackageCode } from "../../../../src/domain/packages.js";
import { exceedsFlightMaximum } from "../../../../src/domain/participants.js";
import type { Prestation, Product } from "../../../../src/domain/products.js";
import type { StayDays } from "../../../engine/answers.js";
import { type Confirmed, wantsFlight } from "./calls.js";
import { agesOf, type Choice } from "./choice.js";
import { partsOf, type PriceParts } from "./price-parts.js";

/** What is known of the offers for the chosen dates. */
export type Offers =
  | { readonly status: "no-dates" | "past" | "loading" | "sold-out" | "failed" }
  | { readonly status: "listed"; readonly product: Product }
  | { readonly status: "confirmed"; readonly product: Product; readonly live: Confirmed; readonly time: Date };

/** What is known of the days of the lodging's stays; null while they load. */
export type Days = readonly StayDays[] | "failed" | null;

/** The offer that is chosen, among those to choose from. */
export interface ShownOffer {
  readonly tabs: readonly OfferTab[];
  readonly tab: OfferTab;
  readonly offer: Prestation;
  readonly parts: PriceParts;
  /** How far the price is known: `listed` is never checked, as the seller marked it so. */
  readonly price: "checking" | "confirmed" | "unchecked" | "listed";
}

/** The offers of the chosen package, at the latest prices; null if there is none to show. */
export function shownOffer(offers: Offers, choice: Choice, locale: Locale): ShownOffer | null {
  if (offers.status !== "listed" && offers.status !== "confirmed") return null;
  const { product } = offers;
  const live = offers.status === "confirmed" ? offers.live : null;
  const flags = { ...defaultFlags, flightVisible: wantsFlight(choice) };
  const tabs = offerTabs(product, live?.prestations ?? null, { locale, flags });
  const tab = activeTab(tabs, choice.packageCode === null ? [] : [choice.packageCode]);
  if (!tab) return null;
  const offer = tab.offers.find(({ id }) => id === choice.offerId) ?? tab.cheapest;
  const listed = product.prestations.find(({ id }) => id === offer.id) ?? offer;
  return { tabs, tab, offer, parts: partsOf(offer, listed, live?.fees ?? product.wiypFees), price: priceOf(offer, live) };
}

/** The package whose departures can be chosen: the one that is shown, or the chosen one while there is none to show. */
export function packageToReach(offers: Offers, choice: Choice, locale: Locale): PackageCode | null {
  const code = shownOffer(offers, choice, locale)?.tab.code ?? null;
  return isPackageCode(code) ? code : choice.packageCode;
}

/** Whether the party is too large for the chosen flight, or for the flight of the link if there is no offer. */
export function hasToCall(shown: ShownOffer | null, choice: Choice): boolean {
  return exceedsFlightMaximum(agesOf(choice).length) && (shown ? isFlight(shown.offer.codePackage) : wantsFlight(choice));
}

function priceOf(offer: Prestation, live: Confirmed | null): ShownOffer["price"] {
  if (!offer.isWiyp) return "listed";
  if (live === null) return "checking";
  return live.unchecked.has(offer.codePackage) ? "unchecked" : "confirmed";
}

/** What a change to another package changes; null for a package that is not offered. */
export function choiceOfPackage(shown: ShownOffer | null, code: string): Pick<Choice, "packageCode" | "offerId"> | null {
  const tab = shown?.tabs.find((candidate) => candidate.code === code);
  if (!shown || !tab || !isPackageCode(code)) return null;
  return { packageCode: code, offerId: sameRoom(tab.offers, shown.offer)?.id ?? null };
}

/** The offer of another package for the same room, which a change of package keeps; null if that package does not have it. */
function sameRoom(offers: readonly Prestation[], { name, desc }: Prestation): Prestation | null {
  return offers.find((offer) => offer.name === name && offer.desc === desc) ?? null;
}
