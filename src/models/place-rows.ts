import type { Flags } from "../domain/flags.js";
import { secondaryLine, shownTopStations, type Place, type PlaceType, type Suggestion, type TopStation } from "../domain/places.js";
import { accommodationUrl } from "../domain/accommodation-link.js";
import type { RecentSearch } from "../domain/recent-searches.js";
import type { StayDates } from "../domain/stay-dates.js";

type SuggestedKind = PlaceType | "accommodation";
/** `wish`: the places that fit what the text wishes for. */
export type PlaceRowKind = SuggestedKind | "recent" | "wish";

/** One row of the destination list. */
export interface PlaceRow {
  readonly key: string;
  readonly kind: PlaceRowKind;
  readonly name: string;
  /** What distinguishes two rows of one name, without brackets; may be empty. */
  readonly where: string;
  /** What choosing the row commits; null for an accommodation, which is a link, and for a wish without a place. */
  readonly place: Place | null;
  readonly href: string | null;
  /** The search that choosing the row repeats. */
  readonly recent?: RecentSearch;
}

export type PlaceGroup = "stations" | "domains" | "regions" | "accommodations";
const groupOfKind: Readonly<Record<SuggestedKind, PlaceGroup>> = {
  station: "stations",
  parentStation: "stations",
  domain: "domains",
  region: "regions",
  accommodation: "accommodations",
};
const groups: readonly PlaceGroup[] = ["stations", "domains", "regions", "accommodations"];

export interface PlaceList {
  readonly recentSearches: readonly RecentSearch[];
  /** The current destination: earlier searches for it are left out. */
  readonly place: Place | null;
  readonly topStations: readonly TopStation[];
  /** Ids that top stations are limited to, from find. */
  readonly placeIds: readonly number[] | null;
  /** Null: the top stations show. */
  readonly suggestions: readonly Suggestion[] | null;
  /** The text wishes for something: any place that fits may be wanted. */
  readonly hasWish: boolean;
  readonly flags: Pick<Flags, "autocompleteGrouped" | "autocompleteRegion">;
  readonly menuDomain: string;
  readonly forwarded: string;
  readonly stayDates: StayDates;
}

/** The rows of the destination list, in the order they are shown. */
export function placeRows(list: PlaceList): PlaceRow[] {
  if (!list.suggestions) {
    const recent = list.recentSearches.filter(({ place }) => place.id !== list.place?.id || place.type !== list.place.type);
    return [...recent.map(recentRow), ...shownTopStations(list.topStations, list.placeIds).map(topStationRow)];
  }
  const rows = list.suggestions.map((suggestion) => suggestionRow(suggestion, list));
  const shown = list.flags.autocompleteRegion ? rows : rows.filter((row) => row.kind !== "region");
  const ordered = list.flags.autocompleteGrouped ? groupRows(shown).flatMap(({ rows: members }) => members) : shown;
  return list.hasWish ? [...ordered, wishRow] : ordered;
}

const wishRow: PlaceRow = { key: "wish", kind: "wish", name: "", where: "", place: null, href: null };

/** Rows under their headings: stations, domains, regions, accommodations; a heading without rows is left out. */
export function groupRows(rows: readonly PlaceRow[]): { group: PlaceGroup; rows: PlaceRow[] }[] {
  return groups
    .map((group) => ({ group, rows: rows.filter(({ kind }) => kind !== "recent" && kind !== "wish" && groupOfKind[kind] === group) }))
    .filter(({ rows: members }) => members.length > 0);
}

function recentRow(recent: RecentSearch): PlaceRow {
  const { place } = recent;
  return { key: `recent-${place.type}-${place.id}`, kind: "recent", name: place.label, where: "", place, href: null, recent };
}

function topStationRow({ id, label, placeType, domainName, regionName, countryName }: TopStation): PlaceRow {
  const where = secondaryLine({
    type: "station",
    placeType,
    placeId: id,
    displayName: label,
    domain: domainName,
    region: regionName,
    country: countryName,
  });
  return { key: `${placeType}-${id}`, kind: placeType, name: label, where, place: { id, type: placeType, label }, href: null };
}

function suggestionRow(suggestion: Suggestion, { menuDomain, forwarded, stayDates }: PlaceList): PlaceRow {
  const name = suggestion.displayName;
  const where = secondaryLine(suggestion);
  if (suggestion.type === "accomodation") {
    const href = accommodationUrl({ menuDomain, forwarded, productPageUrl: suggestion.productPageUrl, stayDates });
    return { key: `accommodation-${suggestion.liheId}`, kind: "accommodation", name, where, place: null, href };
  }
  const { placeId: id, placeType: type } = suggestion;
  return { key: `${type}-${id}`, kind: type, name, where, place: { id, type, label: name }, href: null };
}
