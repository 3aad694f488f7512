import type { Locale } from "../../src/domain/locale.js";
import { markets } from "../../src/domain/markets.js";
import type { LodgingFacts, StayDays } from "../engine/answers.js";
import { mosaicOf } from "../engine/wire/pictures.js";
import { Markup } from "./markup.js";
import { starsOf } from "./stay-facts.js";

interface StayData {
  readonly locale: Locale;
  /** `http://localhost:4173`. */
  readonly origin: string;
  readonly stay: LodgingFacts;
  readonly description: string;
  readonly path: string;
  /** `yyyy-MM-dd` at the engine. */
  readonly today: string;
  /** The cheapest stay for two; null where there is none. */
  readonly offer: StayDays | null;
}

/** What the page says, in the words of schema.org: data, which no browser runs as a script. */
export function stayData(data: StayData): Markup {
  const text = JSON.stringify({ "@context": "https://schema.org", ...lodgingOf(data) });
  // Nothing in it can end the element.
  return new Markup(`<script type="application/ld+json">${text.replaceAll("<", "\\u003c")}</script>`);
}

function lodgingOf({ origin, stay, description, path, ...more }: StayData): object {
  const url = `${origin}${path}`;
  const stars = starsOf(stay);
  return {
    "@type": "LodgingBusiness",
    "@id": url,
    url,
    name: stay.name,
    description,
    image: mosaicOf(stay).map(({ address }) => new URL(address, origin).href),
    address: { "@type": "PostalAddress", addressLocality: stay.stationName, addressCountry: stay.country },
    ...(stay.position && { geo: { "@type": "GeoCoordinates", latitude: stay.position.lat, longitude: stay.position.lng } }),
    ...(stars > 0 && { starRating: { "@type": "Rating", ratingValue: stars } }),
    ...(stay.reviews > 0 && stay.rating > 0 && { aggregateRating: ratingOf(stay) }),
    ...(more.offer && { makesOffer: offerOf(more.offer, more, url) }),
  };
}

const ratingOf = ({ rating, reviews }: LodgingFacts) => ({
  "@type": "AggregateRating",
  ratingValue: rating,
  bestRating: 5,
  worstRating: 1,
  reviewCount: reviews,
});

/** A price is of the day on which the page was made. */
function offerOf({ start, end, price }: StayDays, { locale, today }: Pick<StayData, "locale" | "today">, url: string): object {
  return {
    "@type": "Offer",
    url,
    price,
    priceCurrency: markets[locale].currency,
    priceValidUntil: today,
    availability: "https://schema.org/InStock",
    eligibleQuantity: { "@type": "QuantitativeValue", value: usualParty, unitText: "guests" },
    itemOffered: { "@type": "Accommodation", occupancy: { "@type": "QuantitativeValue", value: usualParty } },
    availabilityStarts: start,
    availabilityEnds: end,
  };
}

/** The party that the price is for. */
export const usualParty = 2;
