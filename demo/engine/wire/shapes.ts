import type { CatalogAnswer, CatalogPicture } from "../../../src/api/calls/catalog.js";
import type { FindAnswer, GridPrice, StartPrice } from "../../../src/api/calls/find.js";
import type { PricedPlace } from "../../../src/api/calls/priced-places.js";
import type { PricesAnswer } from "../../../src/api/calls/prices.js";
import type { ProductsAnswer } from "../../../src/api/calls/products.js";
import type { IdCount, NumericIdCount } from "../../../src/api/shapes.js";
import type { PackageCode } from "../../../src/domain/packages.js";
import type { PlaceType } from "../../../src/domain/places.js";
import type { Journey } from "../../../src/domain/journeys.js";
import type { PartByKind } from "../../../src/domain/price-kinds.js";
import type { Fee, Prestation, Product } from "../../../src/domain/products.js";

/**
 * The responses on the wire, in the seller's names: the shapes that the client reads, where they are the same on the wire, and
 * shapes of the wire where they differ. Days are `yyyy-MM-dd`; money is whole units of the visitor's currency.
 */

/** A shape that the client reads with parts missing, as this engine always sends them; only `Nullable` may be null. */
type Complete<Shape, Nullable extends keyof Shape = never> = {
  readonly [Key in keyof Shape]: Key extends Nullable ? Shape[Key] : NonNullable<Shape[Key]>;
};
interface PackageCount extends IdCount {
  readonly id: PackageCode;
}

export type WireFee = Fee;
export type WirePrices = PricesAnswer;
export type WirePicture = CatalogPicture;
export type WireCatalog = CatalogAnswer;

/** Its nights, count and time are left out unless a length was requested. */
export type WireStartPrice = Pick<StartPrice, "date" | "price"> & Partial<Complete<StartPrice>>;
type WireGridPrice = Complete<GridPrice>;
/** What the catalogue does not have of a place is left out. */
export interface WirePlace extends Partial<Omit<Complete<PricedPlace>, KnownOfPlace>>, Pick<Complete<PricedPlace>, KnownOfPlace> {}
type KnownOfPlace = "id" | "type" | "label" | "count" | "price" | "nights" | "start" | "altitude" | "access";
type OtherOnTheWire = "packages" | "capacity" | "startPrices" | "priceGrid";

export interface WireFind extends Omit<Complete<FindAnswer, "destinationName">, OtherOnTheWire> {
  /** Left out once a day is chosen. */
  readonly startPrices?: readonly WireStartPrice[];
  /** Left out unless requested. */
  readonly priceGrid?: readonly WireGridPrice[];
  /** Left out unless requested. */
  readonly places?: readonly WirePlace[];
  readonly packages: readonly PackageCount[];
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

type WhereNotNone = "skipass" | "packageId";
type WhereReduced = "crossedPrice" | "crossedPricePerLogement" | "promo";

export interface WirePrestation extends Complete<
  Omit<Prestation, "transport" | "parts">,
  WhereNotNone | WhereReduced | "cancelationUntil"
> {
  readonly codePackage: PackageCode;
  /** Left out without transport whose departure is known. */
  readonly transport?: readonly Journey[];
  /** For works councils, which may pay for some kinds only. */
  readonly parts?: readonly PartByKind[];
}

export interface WireProduct extends Omit<Complete<Product, WhereNotNone | "flashSaleUntil">, "criterias" | "prestations"> {
  readonly packCode: PackageCode;
  /** Ids as text, as the seller sends them. */
  readonly criterias: readonly string[];
  readonly prestations: readonly WirePrestation[];
}

/** `totalProducts` counts lodgings, however many products they make. */
export interface WireProducts extends Omit<ProductsAnswer, "products"> {
  readonly products: readonly WireProduct[];
}

/** The union of both readings of the count response; a list that was not requested is left out. */
export interface WireCounts {
  readonly criteria?: readonly NumericIdCount[];
  readonly lodgingType?: readonly NumericIdCount[];
  readonly packages?: readonly PackageCount[];
  readonly capacity?: readonly { readonly id: number }[];
  readonly origin?: readonly IdCount[];
  readonly price?: { readonly min: number; readonly max: number };
  readonly priceMin?: number;
  readonly priceMax?: number;
}
