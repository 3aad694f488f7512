import { addDays } from "../calendar/day.js";
import { byPrice } from "./cheapest.js";
import { bannerCriteria, clubLodgingType } from "./criteria-table.js";
import type { Flags } from "./flags.js";
import type { Locale } from "./locale.js";
import { accommodationOnly, isFlight, packageCodes } from "./packages.js";
import type { Prestation, Product } from "./products.js";
import { availablePackages } from "./sold-packages.js";

/** The offers of one package; `code` is null where tabs are off and all offers are one list. */
export interface OfferTab {
  readonly code: string | null;
  /** Cheapest first; equal prices in the order of the answer. */
  readonly offers: readonly Prestation[];
  readonly cheapest: Prestation;
}

function toTab(code: string | null, prestations: readonly Prestation[]): OfferTab[] {
  const offers = byPrice(prestations);
  const [first] = offers;
  return first ? [{ code, offers, cheapest: first }] : [];
}

export interface TabRules {
  readonly locale: Locale;
  readonly flags: Flags;
  /** The packages of the search in the order they are shown; the locale's own when absent. */
  readonly order?: readonly string[];
}

function tabOrder(prestations: readonly Prestation[], { locale, flags, order }: TabRules): string[] {
  const wanted = order ?? availablePackages({ locale, flags, transfer: false, origin: null });
  const first = flags.hsFirst ? [accommodationOnly] : [];
  const rest = [...packageCodes, ...prestations.map(({ codePackage }) => codePackage)];
  const sellsFlightsAlone = prestations.every(({ codePackage }) => isFlight(codePackage));
  const isShown = (code: string) => wanted.includes(code) || flags.flightVisible || sellsFlightsAlone || !isFlight(code);
  return [...new Set([...first, ...wanted, ...rest])].filter(isShown);
}

/**
 * A card's tabs, one per package that has offers: the packages of the search first, then the others. Flights that the
 * search does not sell show only where the flag is set, or the product sells nothing else.
 * @param prestations the product's offers at their live prices; null uses the product's listed offers.
 */
export function offerTabs(product: Pick<Product, "prestations">, prestations: readonly Prestation[] | null, rules: TabRules): OfferTab[] {
  const offers = prestations ?? product.prestations;
  if (!rules.flags.packageTabs) return toTab(null, offers);
  return tabOrder(offers, rules).flatMap((code) =>
    toTab(
      code,
      offers.filter(({ codePackage }) => codePackage === code),
    ),
  );
}

/**
 * The tab that opens: among the tabs of selected packages, else among all, the one with the cheapest offer, the first of equals. Its
 * price is the one that the list is sorted and filtered by. Null for a card without offers.
 */
export function activeTab(tabs: readonly OfferTab[], selectedPackages: readonly string[]): OfferTab | null {
  const selected = tabs.filter(({ code }) => code !== null && selectedPackages.includes(code));
  const [first, ...others] = selected.length > 0 ? selected : tabs;
  if (!first) return null;
  return others.reduce((best, tab) => (tab.cheapest.price < best.cheapest.price ? tab : best), first);
}

/** The banners of a card, in their order; each is the last part of a message key. */
export type BannerKey = keyof typeof bannerCriteria | "special_offer" | "holiday_club";

/** How long before a stay the banner promises free cancellation. */
const bannerCancellationDays = 15;

/** The last day on which an offer can be cancelled for free; null where there is none, or it has passed. */
export function freeCancellationDay({ cancelationUntil }: Pick<Prestation, "cancelationUntil">, today: string): string | null {
  return cancelationUntil !== null && cancelationUntil >= today ? cancelationUntil : null;
}

/** Whether the banner of free cancellation still applies to some offer; it does if no offer has a date. */
function canStillCancel(prestations: readonly Prestation[], today: string): boolean {
  const lastDays = prestations.map(
    ({ cancelationUntil, startDate }) => cancelationUntil ?? (startDate === null ? today : addDays(startDate, -bannerCancellationDays)),
  );
  return lastDays.length === 0 || lastDays.some((day) => day >= today);
}

/** A sale without an end is no flash sale, and one that has ended is none at all. */
function saleBanner({ criterias, flashSaleUntil }: Pick<Product, "criterias" | "flashSaleUntil">, today: string): BannerKey | null {
  if (!criterias.includes(bannerCriteria.flash_sale)) return null;
  if (flashSaleUntil === null) return "special_offer";
  return flashSaleUntil >= today ? "flash_sale" : null;
}

/**
 * Free cancellation is promised by the season of the product until its last day; one without a season promises none.
 * @param offers the offers shown on the card.
 */
export function banners(
  product: Pick<Product, "criterias" | "flashSaleUntil" | "season" | "lodgingType">,
  offers: readonly Prestation[],
  today: string,
): BannerKey[] {
  const has = (id: number) => product.criterias.includes(id);
  const cancellation = product.season === null ? null : bannerCriteria.free_cancellation_15[product.season];
  const sale = saleBanner(product, today);
  const shown: readonly (readonly [BannerKey, boolean])[] = [
    ["flash_sale", sale === "flash_sale"],
    ["special_offer", sale === "special_offer"],
    ["free_cancellation_15", cancellation !== null && has(cancellation) && canStillCancel(offers, today)],
    ["exclusive", has(bannerCriteria.exclusive)],
    ["holiday_club", product.lodgingType === clubLodgingType],
    ["favourite", has(bannerCriteria.favourite)],
    ["hundred_percent_18_35", has(bannerCriteria.hundred_percent_18_35)],
    ["only_on_product", has(bannerCriteria.only_on_product)],
  ];
  return shown.filter(([, isShown]) => isShown).map(([key]) => key);
}

const promoMinimum = 5;

/** The discount bubble shows from 5 percent. */
export function showsBubble(promo: number | null): boolean {
  return promo !== null && promo >= promoMinimum;
}

/** The crossed price shows above 5 percent, not at it, by the specification. */
export function showsCrossedPrice(promo: number | null): boolean {
  return promo !== null && promo > promoMinimum;
}

/** Whether a card may show its price and dates; otherwise it offers to choose dates. */
export function showsPrice({ flags, endDate }: { flags: Pick<Flags, "hidePriceWithoutDate">; endDate: string | null }): boolean {
  return !flags.hidePriceWithoutDate || endDate !== null;
}
