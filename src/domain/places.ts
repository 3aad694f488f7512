/** What a destination can be. */
export type PlaceType = "station" | "parentStation" | "domain" | "region";

/** The destination of a search: the seller's id within its type, and the name a visitor reads. */
export interface Place {
  readonly id: number;
  readonly type: PlaceType;
  readonly label: string;
}

/** A resort offered before anything is typed. */
export interface TopStation {
  readonly id: number;
  readonly label: string;
  readonly placeType: PlaceType;
  readonly domainName: string;
  readonly regionName: string;
  readonly countryName: string;
}

/** One row of the destination list. `accomodation` is the wire's spelling. */
export type Suggestion =
  | {
      readonly type: "station";
      readonly placeType: PlaceType;
      readonly placeId: number;
      readonly displayName: string;
      readonly domain: string;
      readonly region: string;
      readonly country: string;
    }
  | {
      readonly type: "accomodation";
      readonly liheId: number;
      readonly displayName: string;
      readonly productPageUrl: string;
      readonly stationName: string;
    };
