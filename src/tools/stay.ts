import { criteriaGroupsByKey, lodgingTypeOptions, type CriteriaOption } from "../domain/criteria-table.js";
import { nearestDistance } from "../domain/card-facts.js";
import { productUrl } from "../domain/product-link.js";
import type { Prestation, Product } from "../domain/products.js";
import { isRated } from "../domain/rating.js";
import { nights } from "../domain/stay-dates.js";
import { stayPrice } from "../domain/stay-price.js";
import { cardModel, priceCheck, type CardModel } from "../models/card.js";
import { cardParts, cardSettings, type CardSettings } from "../models/card-settings.js";
import type { LivePrices, SearchSnapshot } from "../store/state/types.js";
import { priceOf, type Price } from "./price.js";
import { writeStay } from "./stay-reference.js";

/** A stay as tools return it. */
export interface StayResult {
  /** Names it for the other tools. */
  readonly stay: string;
  readonly name: string;
  readonly place: string;
  readonly region: string;
  readonly lodging: string | null;
  readonly rating: { readonly average: number; readonly outOf: 5; readonly count: number } | null;
  /** At most so far; 0 at the slopes. Null where it is not known. */
  readonly metresToSlopes: number | null;
  /** Null where it is sold out. */
  readonly offer: OfferResult | null;
  readonly url: string;
}

/** A room or flat for given dates, with its package. */
export interface OfferResult {
  readonly room: string;
  readonly package: string;
  readonly arrival: string | null;
  readonly departure: string | null;
  readonly nights: number | null;
  /** People it sleeps. */
  readonly sleeps: number | null;
  /** The last day of free cancellation. */
  readonly freeCancellationUntil: string | null;
  readonly price: Price;
  readonly pricePerPerson: Price;
}

/** A lodging at the prices that are known. */
export interface PricedProduct {
  readonly product: Product;
  /** Undefined before any price was confirmed. */
  readonly live: LivePrices | undefined;
  /** When it was listed, as `Date.now()`. */
  readonly at: number;
}

/** A card of the page shows one offer at first. */
const offersShown = 1;

/** The stay as a card of the page shows it; `offerId` names another of its offers. */
export function stayResult(priced: PricedProduct, search: SearchSnapshot, offerId: number | null = null): StayResult {
  const { product } = priced;
  const { settings, card } = drawnCard(priced, search);
  const offer = card.prestations.find(({ id }) => id === offerId) ?? card.offer;
  const { start, end } = search.stayDates;
  const slopes = nearestDistance("distanceSlopes", product);
  return {
    stay: writeStay({
      productId: product.id,
      stationId: product.stationId ?? 0,
      start,
      end,
      ages: search.participants.map(({ age }) => age),
      packCode: offer?.codePackage || product.packCode,
      offerId: offer?.id ?? null,
    }),
    name: product.name,
    place: product.stationName,
    region: product.regionName,
    lodging: lodgingTypeOptions.find(({ ids }) => product.lodgingType !== null && ids.includes(product.lodgingType))?.key ?? null,
    rating: isRated(product) ? { average: product.averageRating, outOf: 5, count: product.reviewNumber } : null,
    metresToSlopes: slopes && (slopes.metres ?? 0),
    offer: offer && offerResult(offer, priced, { search, settings, card }),
    url: productUrl({ ...settings, product, offer: null, shown: offer }),
  };
}

/** Every offer of the stay, as the rows of its card show them. */
export function offerResults(priced: PricedProduct, search: SearchSnapshot): readonly OfferResult[] {
  const drawn = drawnCard(priced, search);
  return drawn.card.tabs.flatMap(({ offers }) => offers.map((offer) => offerResult(offer, priced, { search, ...drawn })));
}

interface DrawnCard {
  readonly settings: CardSettings;
  readonly card: CardModel;
}

function drawnCard({ product, live }: PricedProduct, search: SearchSnapshot): DrawnCard {
  const settings = cardSettings(cardParts(search), offersShown);
  return { settings, card: cardModel({ product, live, settings, printing: false, moved: false, choice: null }) };
}

interface OfferParts extends DrawnCard {
  readonly search: SearchSnapshot;
}

function offerResult(offer: Prestation, { at }: PricedProduct, { search, settings, card }: OfferParts): OfferResult {
  const { startDate, endDate } = offer;
  const check = priceCheck(offer, card);
  const state = check === "checked" || check === "fixed" ? "confirmed" : "listed";
  const time = check === "checked" ? (card.checkedAt ?? at) : at;
  const { total, perPerson } = stayPrice(offer, { fee: settings.fee, fees: card.fees, partySize: settings.partySize });
  const { currency } = search.settings;
  return {
    room: offer.name,
    package: offer.codePackage,
    arrival: startDate,
    departure: endDate,
    nights: startDate !== null && endDate !== null ? nights(startDate, endDate) : offer.duration,
    sleeps: offer.capacity,
    freeCancellationUntil: offer.cancelationUntil,
    price: priceOf(total, { currency, basis: "stay", state, time }),
    pricePerPerson: priceOf(perPerson, { currency, basis: "person", state, time }),
  };
}

const keysHeld = (options: readonly CriteriaOption[], { criterias }: Product) =>
  options.filter(({ ids }) => ids.some((id) => criterias.includes(id))).map(({ key }) => key);

/** What the lodging offers, by the names of the filters. */
export const amenitiesOf = (product: Product) => keysHeld(criteriaGroupsByKey.amenities.options, product);
export const cateringOf = (product: Product) => keysHeld(criteriaGroupsByKey.catering.options, product);
