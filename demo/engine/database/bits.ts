import { languages } from "../../../src/domain/locale.js";
import { packageCodes, type PackageCode } from "../../../src/domain/packages.js";
import { distanceKinds, everyCriterion, parkingCriteria, poolCriteria, roomCriteria } from "../catalogue/criteria.js";
import { bannerCriteria } from "../../../src/domain/criteria-table.js";
import { lodgingKinds } from "../catalogue/lodging-kinds.js";
import { departurePoints, packageBit, soldPackages } from "../catalogue/packages.js";

/** Sets as bits, so that the database checks by one comparison whether a lodging has what a search demands. */

const rankingCriteria = [313, 314, 315, 316, 317, 318];
/** Stars and distances, each at the place of its bit. */
export const nearnessIds = [...rankingCriteria, ...distanceKinds.flatMap((kind) => kind.steps.map((step) => step.id))];
const { free_cancellation_15, ...plainBanners } = bannerCriteria;
const banners = [...Object.values(plainBanners), ...Object.values(free_cancellation_15)];
/** Amenities, catering and banners, each at the place of its bit. */
const amenityIds = [...everyCriterion.filter((id) => !nearnessIds.includes(id) && !roomCriteria.includes(id)), ...banners];

/** The ids that counts.sql counts, in its order. */
export const facetIds: readonly number[] = [...nearnessIds, ...amenityIds];

/** No lodging has this bit: it represents what none has. Numbers stay exact below 2^53. */
const nobody = 2 ** 50;
/** Bits of a PostgreSQL integer that a set may use. */
const mostBits = 31;

function bitsIn(known: readonly number[], ids: readonly number[], unknown: number): number {
  return [...new Set(ids)].reduce((bits, id) => {
    const at = known.indexOf(id);
    if (at < 0) return unknown === 0 || bits >= unknown ? bits : bits + unknown;
    return bits + 2 ** at;
  }, 0);
}

/** Bits of stars and distances; other ids have none. */
export const nearnessBits = (ids: readonly number[]): number => bitsIn(nearnessIds, ids, 0);
/** Bits of amenities, catering and banners; other ids have none. */
export const amenityBits = (ids: readonly number[]): number => bitsIn(amenityIds, ids, 0);
/** Bits of amenities that must all be there, with a bit that no lodging has for each unknown id. */
export const demandedBits = (ids: readonly number[]): number => bitsIn(amenityIds, ids, nobody);

/** Bits of whole numbers from 0 to 30, such as capacities and numbers of rooms; larger ones have none. */
export function numberBits(numbers: readonly number[]): number {
  return [...new Set(numbers)].filter((number) => number >= 0 && number < mostBits).reduce((bits, number) => bits + 2 ** number, 0);
}

/** Every number from 0 to 30 from this one on. */
export const fromNumber = (least: number): number => numberBits(Array.from({ length: mostBits }, (_, number) => number).slice(least));

const lodgingTypes = lodgingKinds.map((kind) => kind.lodgingType);
/** Bits of lodging type codes; unknown ones have none. */
export const lodgingTypeBits = (codes: readonly number[]): number => bitsIn(lodgingTypes, codes, 0);

export const packagesBits = (codes: readonly PackageCode[]): number => codes.reduce((bits, code) => bits | packageBit(code), 0);
/** The place in the list of packages of the one package that a bit represents. */
export const packageAtBit = (bit: number): number => packageCodes.findIndex((code) => packageBit(code) === bit);

/** What the languages sell, each set once: the sets of packages that the cube of prices holds. */
export const packagesInCube: readonly number[] = [...new Set(languages.map((language) => packagesBits(soldPackages(language))))];

/** The stars, distances and amenities that a search demands: `ranking` and `every` demand all bits, the others any of theirs. */
interface CriteriaBits {
  readonly ranking: number;
  readonly distanceCityCentre: number;
  readonly distanceSlopes: number;
  readonly distanceSkiSchool: number;
  readonly distanceShops: number;
  readonly every: number;
  readonly pool: number;
  readonly parking: number;
  /** Numbers of rooms that will do. */
  readonly rooms: number;
}

/** Requested ids as bits, by the choices they belong to. */
export function criteriaBits(criteria: readonly number[]): CriteriaBits {
  const among = (known: readonly number[]): number[] => criteria.filter((id) => known.includes(id));
  const distance = (key: (typeof distanceKinds)[number]["key"]): number =>
    nearnessBits(among(distanceKinds.find((kind) => kind.key === key)?.steps.map((step) => step.id) ?? []));
  const rooms = [...new Set(among(roomCriteria))].map((id) => roomCriteria.indexOf(id) + 1);
  const apart = [...nearnessIds, ...roomCriteria, ...poolCriteria, ...parkingCriteria];
  return {
    ranking: nearnessBits(among(rankingCriteria)),
    distanceCityCentre: distance("distanceCityCentre"),
    distanceSlopes: distance("distanceSlopes"),
    distanceSkiSchool: distance("distanceSkiSchool"),
    distanceShops: distance("distanceShops"),
    every: demandedBits(criteria.filter((id) => !apart.includes(id))),
    pool: amenityBits(among(poolCriteria)),
    parking: amenityBits(among(parkingCriteria)),
    rooms: rooms.length === 0 ? fromNumber(0) : rooms.length === 1 ? numberBits(rooms) : 0,
  };
}

const originCodes = departurePoints.map(({ code }) => code);
/** The bit of a departure; 0 for none, and for an unknown one. */
export const originBit = (code: string): number => (originCodes.includes(code) ? 2 ** originCodes.indexOf(code) : 0);
/** The codes of departures that are set. */
export const originsOfBits = (bits: number): string[] => bitPlaces(bits).flatMap((at) => originCodes[at] ?? []);

const nightsAMonth = 31;

/** The id under which a ski domain sells packages in a season for a number of nights. */
export const saleId = (domainId: number, season: "H" | "E", nights: number): number =>
  (domainId * 2 + (season === "H" ? 0 : 1)) * nightsAMonth + nights;

/** The places of the bits that are set. */
export function bitPlaces(bits: number): number[] {
  return Array.from({ length: mostBits }, (_, at) => at).filter((at) => (bits & (2 ** at)) !== 0);
}
