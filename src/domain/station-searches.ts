import { topResortsOf, type TopResort } from "./top-resorts.js";
import type { StationFile } from "./top-station-ids.js";

/** A resort as the seller's list gives it, of which a destination field shows a part. Addresses are paths of the seller's site. */
export interface ListedResort extends TopResort {
  /** Where all stays of its ski domain are. */
  readonly masterUrl: string;
  /** Where its own stays are. */
  readonly placeUrl: string;
  /** Name of an icon of the seller's set. */
  readonly icon: string;
  readonly domainId: number;
  /** Number of its French department. */
  readonly departmentId: number;
}

/** What a locale's destination field starts with. */
interface StationSearch {
  readonly top_stations: readonly ListedResort[];
}

type Facts = Pick<ListedResort, "icon" | "domainId" | "departmentId">;

const facts = (icon: string, domainId: number, departmentId: number): Facts => ({ icon, domainId, departmentId });

const factsById: Readonly<Record<number, Facts>> = {
  1: facts("village", 1001, 73),
  2: facts("residence", 1001, 73),
  23: facts("village", 1003, 73),
  30: facts("chalet", 1006, 73),
  52: facts("village", 1019, 74),
  53: facts("chalet", 1019, 74),
  66: facts("summit", 1022, 74),
  70: facts("slopes", 1026, 38),
  74: facts("lift", 1027, 38),
  85: facts("forest", 1033, 5),
  3001: facts("chalet", 1001, 73),
  3002: facts("slopes", 1001, 73),
  3003: facts("residence", 1002, 73),
  3004: facts("forest", 1002, 73),
  3005: facts("lift", 1003, 73),
  3006: facts("forest", 1031, 5),
};

function listed(resort: TopResort): ListedResort[] {
  const known = factsById[resort.id];
  if (!known) return [];
  const masterUrl = `/se-results#domaineSki=${known.domainId}`;
  const placeUrl = `/se-results#${resort.placeType}[]=${resort.id}`;
  return [{ ...resort, masterUrl, placeUrl, ...known }];
}

const listOf = (file: StationFile): StationSearch => ({ top_stations: topResortsOf(file).flatMap(listed) });

/** The seller's list of each file, ten resorts each: reference data, as `top-resorts.ts`. */
export const stationSearches: Readonly<Record<StationFile, StationSearch>> = { fr: listOf("fr"), uk: listOf("uk"), nl: listOf("nl") };
