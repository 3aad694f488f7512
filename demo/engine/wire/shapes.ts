import type { PackageCode } from "../../../src/domain/packages.js";
import type { PlaceType } from "../../../src/domain/places.js";

/** What goes over the wire, by the seller's names. Days are `yyyy-MM-dd`; money is whole units of the visitor's currency. */

export interface WireIdCount<Id> {
  readonly id: Id;
  readonly count: number;
}
export interface WireOrigin {
  readonly code: string;
  readonly name: string;
}

export interface WireFind {
  readonly count: number;
  readonly placeIds: readonly number[];
  readonly destinationName: string | null;
  readonly startDates: readonly string[];
  readonly endDates: readonly string[];
  readonly packages: readonly WireIdCount<PackageCode>[];
  readonly origins: readonly WireOrigin[];
  readonly capacity: readonly { readonly id: number }[];
}

export interface WireSuggestedPlace {
  readonly placeId: number;
  readonly name: string;
  readonly type: PlaceType;
  readonly domainName: string;
  readonly regionName: string;
  readonly countryName: string;
}
export interface WireAutocomplete {
  readonly places: readonly WireSuggestedPlace[];
  readonly productResult: {
    readonly accommodations: readonly {
      readonly liheId: number;
      readonly liheName: string;
      readonly productPageUrl: string;
      readonly stationName: string;
    }[];
  };
}

export interface WirePrestation {
  readonly id: number;
  readonly name: string;
  readonly desc: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly duration: number;
  readonly capacity: number;
  readonly surface: number;
  readonly skipass: string | null;
  readonly lodgingType: number;
  readonly paymentCondition: string;
  readonly packageId: number | null;
  readonly codePackage: PackageCode;
  readonly pricePerLogement: number;
  readonly pricePerPerson: number;
  readonly price: number;
  readonly crossedPrice: number | null;
  readonly crossedPricePerLogement: number | null;
  readonly promo: number | null;
  readonly cancelationUntil: string | null;
  readonly isWiyp: boolean;
}

export interface WireProduct {
  readonly id: number;
  readonly liheId: number;
  readonly name: string;
  readonly description: string;
  readonly countryCode: string;
  readonly regionName: string;
  readonly regionId: number;
  readonly stationName: string;
  readonly stationId: number;
  readonly packCode: PackageCode;
  readonly theme: string;
  readonly image: string;
  readonly imageSmall: string;
  readonly imageMedium: string;
  readonly reviewNumber: number;
  readonly averageRating: number;
  readonly productPageUrl: string;
  /** Ids as text: the wire's habit. */
  readonly criterias: readonly string[];
  readonly prestations: readonly WirePrestation[];
  readonly season: "H" | "E";
  readonly packageId: number | null;
  readonly lodgingType: number;
  readonly skipass: string | null;
  readonly wiypFees: readonly WireFee[];
}
export interface WireFee {
  readonly id: string;
  readonly price: number;
}
export interface WireProducts {
  readonly products: readonly WireProduct[];
  readonly pageCount: number;
  readonly pageIndex: number;
  readonly pageSize: number;
  /** Lodgings, however many products they make. */
  readonly totalProducts: number;
  readonly seParamsResponse: Readonly<Record<string, unknown>>;
}

/** The union of both readings of the count answer; a list that was not asked for is left out. */
export interface WireCounts {
  readonly criteria?: readonly WireIdCount<number>[];
  readonly lodgingType?: readonly WireIdCount<number>[];
  readonly packages?: readonly WireIdCount<PackageCode>[];
  readonly capacity?: readonly { readonly id: number }[];
  readonly origin?: readonly WireIdCount<string>[];
  readonly price?: { readonly min: number; readonly max: number };
  readonly priceMin?: number;
  readonly priceMax?: number;
}

export interface WirePrices {
  readonly wiypPrices: readonly { readonly prestId: number; readonly sellingPriceWiyp: number; readonly publicPriceWiyp: number | null }[];
  readonly iresaPrices: readonly { readonly prestId: number; readonly sellingPriceIresa: number }[];
  readonly fees: readonly WireFee[];
  readonly error: string | null;
}

export interface WirePicture {
  readonly img: string;
  readonly imgMedium: string;
  readonly imgXL: string;
}
export interface WireCatalog {
  readonly picturesLodging: readonly WirePicture[];
  readonly picturesLodgingWinter: readonly WirePicture[];
  readonly picturesLodgingSummer: readonly WirePicture[];
  readonly picturesAccomodation: readonly WirePicture[];
}
