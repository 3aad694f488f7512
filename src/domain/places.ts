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

export const placeTypes: readonly PlaceType[] = ["parentStation", "station", "domain", "region"];

/** The seller's id of "everywhere", which is no destination. */
export const everywhereId = 110033;

/** The destination that was chosen: null for everywhere. */
export function somewhere<Chosen extends Pick<Place, "id">>(place: Chosen | null): Chosen | null {
  return place?.id === everywhereId ? null : place;
}

export type DestinationType = "DOMAINE" | "STATION" | "REGION" | "STATION_MERE";
const destinationTypes: Readonly<Record<PlaceType, DestinationType>> = {
  domain: "DOMAINE",
  station: "STATION",
  region: "REGION",
  parentStation: "STATION_MERE",
};

/** The server's word for a place type. */
export function destinationTypeOf(type: PlaceType): DestinationType {
  return destinationTypes[type];
}

const levels: ReadonlyMap<string, PlaceType> = new Map([
  ["DomainSkiable", "domain"],
  ["Station", "station"],
  ["ParentStation", "parentStation"],
  ["Region", "region"],
]);

/** The place type of a place page's level; any other level is a station. */
export function placeTypeOfLevel(level: string): PlaceType {
  return levels.get(level) ?? "station";
}

/** What distinguishes two suggestions of one name, without brackets; may be empty. */
export function secondaryLine(suggestion: Suggestion): string {
  if (suggestion.type === "accomodation") return suggestion.stationName;
  const { placeType, domain, region, country } = suggestion;
  if (placeType === "region") return country;
  return (placeType === "domain" ? [region] : [domain, region]).filter(Boolean).join(", ");
}

const topStationsMaximum = 10;

/** The top stations to show: the first ten, limited to the answer's list if it has one. */
export function shownTopStations(list: readonly TopStation[], placeIds: readonly number[] | null): TopStation[] {
  const isOffered = (station: TopStation) => !placeIds?.length || placeIds.includes(station.id);
  return list.filter(isOffered).slice(0, topStationsMaximum);
}
