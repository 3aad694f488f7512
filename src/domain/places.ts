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

/** What distinguishes two suggestions of one name, without brackets; empty when nothing does. */
export function secondaryLine(suggestion: Suggestion): string {
  if (suggestion.type === "accomodation") return suggestion.stationName;
  const { placeType, domain, region, country } = suggestion;
  if (placeType === "region") return country;
  return (placeType === "domain" ? [region] : [domain, region]).filter(Boolean).join(", ");
}

const topStationsMaximum = 10;

/** The top stations to show: of those that the answer names, when it names any, the first ten. */
export function shownTopStations(list: readonly TopStation[], placeIds: readonly number[] | null): TopStation[] {
  const isOffered = (station: TopStation) => !placeIds?.length || placeIds.includes(station.id);
  return list.filter(isOffered).slice(0, topStationsMaximum);
}

const ligatures: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", "’": "'" };

function foldCharacter(character: string): string {
  const lower = character.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return ligatures[lower] ?? lower;
}

/** The form in which texts are compared: no case, no accents, ligatures spelt out. */
export function foldText(text: string): string {
  return Array.from(text, foldCharacter).join("");
}

/** Every folded UTF-16 unit with the position in the text of its character. */
function foldWithPlaces(text: string): { folded: string; starts: number[]; ends: number[] } {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = "";
  let place = 0;
  for (const character of text) {
    const part = foldCharacter(character);
    folded += part;
    for (let unit = 0; unit < part.length; unit += 1) {
      starts.push(place);
      ends.push(place + character.length);
    }
    place += character.length;
  }
  return { folded, starts, ends };
}

function placeOf(folded: string, wanted: string): number {
  const first = folded.indexOf(wanted);
  for (let at = first; at >= 0; at = folded.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? "")) return at;
  }
  return first;
}

/**
 * Where a name matches what was typed, as offsets into the name (`end` is exclusive): the start of a word when there is one,
 * else the first place. Null when it does not match or nothing was typed.
 */
export function matchRange(name: string, typed: string): { start: number; end: number } | null {
  const wanted = foldText(typed.trim());
  if (!wanted) return null;
  const { folded, starts, ends } = foldWithPlaces(name);
  const at = placeOf(folded, wanted);
  const start = starts[at];
  const end = ends[at + wanted.length - 1];
  if (start === undefined || end === undefined) return null;
  return { start, end: endOfMarks(name, end) };
}

/** A combining accent after the match belongs to its last letter. */
function endOfMarks(name: string, end: number): number {
  const marks = /^\p{M}+/u.exec(name.slice(end));
  return end + (marks?.[0].length ?? 0);
}
