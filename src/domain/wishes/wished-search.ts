import { addDays, monthOf, type Day, type Month } from "../../calendar/day.js";
import { times } from "../../calendar/times.js";
import type { Budget } from "../budget.js";
import { removeIds } from "../chosen-ids.js";
import { criteriaGroupsByKey, lodgingTypeOptions, type CriteriaGroupKey } from "../criteria-table.js";
import { idsOfGroup } from "../criteria.js";
import { packageFamilies, type PackageCode } from "../packages.js";
import { adultAge, defaultChildAge, normaliseAges } from "../participants.js";
import type { PlaceLimits, PlaceOrigin } from "../place-narrowing.js";
import { sortedIds } from "../sorted-ids.js";
import type { SortOrder } from "../sort.js";
import type { StayDates } from "../stay-dates.js";
import { feastStart } from "./feasts.js";
import { decidesDates, type WishMeaning, type WishPart } from "./parts.js";

/** What a wish is added to. */
export interface WishBasis {
  readonly today: Day;
  readonly ages: readonly number[];
  /** The party is not the visitor's to change. */
  readonly partyLocked: boolean;
  readonly criteria: readonly number[];
  readonly lodgingTypes: readonly number[];
  /** Every package that the visitor could choose. */
  readonly packages: readonly PackageCode[];
  /** The length of stay without one, in nights. */
  readonly usualNights: number;
}

/** What a wish chooses; what it does not say is left out. */
interface WishedChoices {
  stayDates?: StayDates;
  stayLength?: number;
  travelMonth?: Month;
  ages?: readonly number[];
  budget?: Budget;
  criteria?: readonly number[];
  lodgingTypes?: readonly number[];
  packages?: readonly PackageCode[];
  sort?: SortOrder;
}

/** What a wish narrows the places to that are offered where it names none. */
interface WishedPlaces {
  readonly limits: PlaceLimits;
  readonly origin: PlaceOrigin | null;
}

export interface WishedSearch {
  readonly choices: WishedChoices;
  readonly places: WishedPlaces;
  /** What this search cannot be narrowed to. */
  readonly unmet: readonly WishPart[];
}

/** By road, where a wish says only that a place should be near. */
const nearMinutes = { airport: 120, station: 30 } as const;

export function wishedSearch(parts: readonly WishPart[], basis: WishBasis): WishedSearch {
  const ages = agesOf(parts, basis);
  const packages = packagesOf(parts, basis);
  const criteria = criteriaOf(parts, basis.criteria);
  const lodgingTypes = sortedIds([...basis.lodgingTypes, ...parts.flatMap(lodgingIds)]);
  const budget = budgetOf(parts, (ages ?? basis.ages).length);
  return {
    choices: {
      ...whenOf(parts, basis),
      ...(ages && !basis.partyLocked && { ages }),
      ...(budget && { budget }),
      ...(criteria && { criteria }),
      ...(lodgingTypes.length > basis.lodgingTypes.length && { lodgingTypes }),
      ...(packages && { packages }),
      ...(parts.some(({ kind }) => kind === "cheapest") && { sort: "price-asc" }),
    },
    places: placesOf(parts),
    unmet: parts.filter((part) => isUnmet(part, basis, packages)),
  };
}

function isUnmet(part: WishPart, { partyLocked }: WishBasis, packages: readonly PackageCode[] | null): boolean {
  // Stars are one choice of several, and find demands each of them.
  if (part.kind === "stars") return part.stars.length > 1;
  if (part.kind === "includes") return packages === null;
  return partyLocked && ["adults", "children", "childrenWithoutAges"].includes(part.kind);
}

type When = Pick<WishedChoices, "stayDates" | "stayLength" | "travelMonth">;

/** Dates that are said, or that a holiday has; else the month and the length. */
function whenOf(parts: readonly WishPart[], { today, usualNights }: WishBasis): When {
  const said = parts.find((part) => part.kind === "nights")?.nights;
  const nights = said ?? usualNights;
  const deciding = parts.filter((part) => decidesDates(part, nights));
  const dates = deciding.find((part) => part.kind === "dates");
  if (dates) return datesOf(dates.start, dates.end ?? addDays(dates.start, nights));
  const [start = null] = deciding.map((part) => holidayStart(part, today));
  return start === null ? undated(said, monthSaid(parts, today)) : datesOf(start, addDays(start, nights));
}

/** The Saturday that a holiday begins on; null where that is not known, and of other parts. */
function holidayStart(part: WishPart, today: Day): Day | null {
  if (part.kind === "holiday") return feastStart(part.holiday, today);
  return part.kind === "schoolHoliday" ? part.start : null;
}

function monthSaid(parts: readonly WishPart[], today: Day): Month | undefined {
  const holiday = parts.find((part) => part.kind === "holiday" || part.kind === "schoolHoliday");
  if (holiday?.kind === "holiday") return monthOf(feastStart(holiday.holiday, today));
  return holiday?.month ?? parts.find((part) => part.kind === "month")?.month;
}

function undated(stayLength: number | undefined, travelMonth: Month | undefined): When {
  if (stayLength === undefined && travelMonth === undefined) return {};
  return {
    stayDates: { start: null, end: null },
    ...(stayLength !== undefined && { stayLength }),
    ...(travelMonth !== undefined && { travelMonth }),
  };
}

const datesOf = (start: Day, end: Day): When => ({ stayDates: { start, end } });

/** The party that is said; null where none is. */
function agesOf(parts: readonly WishPart[], { ages }: WishBasis): readonly number[] | null {
  const adults = parts.find((part) => part.kind === "adults")?.count;
  const children = parts.find((part) => part.kind === "children")?.ages;
  const withoutAges = parts.find((part) => part.kind === "childrenWithoutAges")?.count;
  if (adults === undefined && children === undefined && withoutAges === undefined) return null;
  const standing = ages.filter((age) => age >= adultAge).length;
  const years = children ?? times(withoutAges ?? 0, () => defaultChildAge);
  return normaliseAges([...times(adults ?? standing, () => adultAge), ...years]);
}

/** For the whole party. */
function budgetOf(parts: readonly WishPart[], guests: number): Budget | null {
  const said = parts.filter((part) => part.kind === "budget");
  const total = (bound: "min" | "max") => {
    const part = said.find((one) => one[bound] !== null);
    const amount = part?.[bound] ?? null;
    return amount === null ? null : Math.round(amount * (part?.perPerson ? guests : 1));
  };
  return said.length > 0 ? { min: total("min"), max: total("max") } : null;
}

function criteriaOf(parts: readonly WishPart[], standing: readonly number[]): readonly number[] | null {
  let criteria = standing;
  for (const part of parts) {
    const { group, ids } = filterOf(part);
    if (group === null || ids.length === 0) continue;
    const { kind } = criteriaGroupsByKey[group];
    const others = kind === "radio" ? removeIds(criteria, idsOfGroup(criteriaGroupsByKey[group])) : criteria;
    criteria = sortedIds([...others, ...ids]);
  }
  return criteria === standing ? null : criteria;
}

interface Filter {
  readonly group: CriteriaGroupKey | null;
  readonly ids: readonly number[];
}

const none: Filter = { group: null, ids: [] };

function filterOf(part: WishPart): Filter {
  switch (part.kind) {
    case "amenities":
    case "catering":
      return optionOf(part.kind, part.key);
    case "stars":
      return part.stars.length === 1 ? optionOf("ranking", String(part.stars[0])) : none;
    case "rooms":
      return optionOf("rooms", String(part.count));
    case "slopes":
    case "centre":
      return distanceOf(part);
    default:
      return none;
  }
}

function optionOf(group: CriteriaGroupKey, key: string): Filter {
  return { group, ids: criteriaGroupsByKey[group].options.find((option) => option.key === key)?.ids ?? [] };
}

type Distance = Pick<Extract<WishMeaning, { kind: "slopes" | "centre" }>, "kind" | "metres">;

/** The widest step that is not farther than wished; the nearest for a wish below all. */
function distanceOf({ kind, metres }: Distance): Filter {
  const group = kind === "slopes" ? "distanceSlopes" : "distanceCityCentre";
  const { options } = criteriaGroupsByKey[group];
  const step = metres === null ? undefined : options.findLast((option) => (option.metres ?? 0) <= metres);
  return { group, ids: (step ?? options[0])?.ids ?? [] };
}

/** The filter that a distance is searched by, in metres; null for at the door. */
export function distanceStep(part: Distance): number | null {
  const { group, ids } = distanceOf(part);
  const option = group && criteriaGroupsByKey[group].options.find((one) => one.ids === ids);
  return (option && option.metres) ?? null;
}

const lodgingIds = (part: WishPart): readonly number[] =>
  part.kind === "lodging" ? (lodgingTypeOptions.find(({ key }) => key === part.key)?.ids ?? []) : [];

/** The packages that contain all that is wished; null where nothing is, or none does. */
function packagesOf(parts: readonly WishPart[], { packages }: WishBasis): readonly PackageCode[] | null {
  const wished = parts.filter((part) => part.kind === "includes").map(({ contents }) => contents);
  if (wished.length === 0) return null;
  const fitting = packages.filter((code) => wished.every((content) => contains(code, content)));
  return fitting.length > 0 ? fitting : null;
}

function contains(code: PackageCode, content: "skipass" | "equipment" | "train" | "flight"): boolean {
  const family = packageFamilies[code];
  return content === "train" || content === "flight" ? family.transport === content : family[content];
}

function placesOf(parts: readonly WishPart[]): WishedPlaces {
  const altitude = parts.find((part) => part.kind === "altitude")?.metres;
  const slopesKm = parts.find((part) => part.kind === "slopesKm")?.kilometres;
  const near = parts.find((part) => part.kind === "near");
  return {
    limits: {
      ...(altitude !== undefined && { altitude }),
      ...(slopesKm !== undefined && { slopesKm }),
      ...(near && { minutes: minutesOf(near) }),
    },
    origin: near ? originOf(near) : null,
  };
}

type Near = Pick<Extract<WishMeaning, { kind: "near" }>, "origin" | "minutes">;

export const originOf = ({ origin }: Near): PlaceOrigin => (origin === "station" ? { kind: "station" } : { kind: "airport", code: origin });

export const minutesOf = (near: Near): number => near.minutes ?? nearMinutes[originOf(near).kind];
