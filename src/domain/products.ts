import type { Journey } from "./journeys.js";
import type { PartByKind } from "./price-kinds.js";

/**
 * A stay at one price: the seller's "prestation", one room or flat of a lodging, for given dates and package.
 * Days are `yyyy-MM-dd`; prices are whole units of the shown currency; `promo` is a percentage.
 */
export interface Prestation {
  readonly id: number;
  readonly name: string;
  readonly desc: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** Nights. */
  readonly duration: number | null;
  /** People it sleeps. */
  readonly capacity: number | null;
  /** Square metres. */
  readonly surface: number | null;
  readonly skipass: string | null;
  readonly lodgingType: number | null;
  readonly paymentCondition: string | null;
  readonly packageId: number | null;
  readonly codePackage: string;
  readonly pricePerLogement: number | null;
  readonly pricePerPerson: number | null;
  /** What the party pays for the stay. */
  readonly price: number;
  readonly crossedPrice: number | null;
  readonly crossedPricePerLogement: number | null;
  readonly promo: number | null;
  /** Last day of free cancellation. */
  readonly cancelationUntil: string | null;
  /** Whether the price is confirmed by the live price call ("wiyp" on the wire). */
  readonly isWiyp: boolean;
  /** The journeys to the stay and back, where the package has transport that is known. */
  readonly transport?: readonly Journey[] | null | undefined;
  /** What its price is for, by kind; they add up to it. */
  readonly parts?: readonly PartByKind[] | null | undefined;
}

/** A lodging in the results ("lihe" on the wire is the seller's lodging), with the stays it offers. */
export interface Product {
  readonly id: number;
  readonly liheId: number;
  readonly name: string;
  readonly description: string;
  readonly countryCode: string;
  readonly regionName: string;
  readonly regionId: number | null;
  readonly stationName: string;
  readonly stationId: number | null;
  readonly packCode: string;
  readonly theme: string;
  readonly image: string;
  readonly imageSmall: string;
  readonly imageMedium: string;
  readonly reviewNumber: number;
  /** Out of 5; 0 when it is not rated. */
  readonly averageRating: number;
  readonly productPageUrl: string;
  /** Ids of what the lodging offers; strings on the wire. */
  readonly criterias: readonly number[];
  /** Last day of a flash sale, `yyyy-MM-dd`; null where the seller names none. */
  readonly flashSaleUntil: string | null;
  readonly prestations: readonly Prestation[];
  /** H winter, E summer. */
  readonly season: "H" | "E" | null;
  readonly packageId: number | null;
  readonly lodgingType: number | null;
  readonly skipass: string | null;
  readonly wiypFees: readonly Fee[];
}

export interface Fee {
  readonly id: string;
  readonly price: number;
}
