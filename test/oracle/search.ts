import { type PackageCode, packageCodes } from "../../src/domain/packages.js";
import { criteriaGroups } from "../../src/domain/criteria-table.js";
import { type Selection, UnknownId, type Visitor } from "../../demo/engine/answers.js";
import type { Lodging } from "../../demo/engine/catalogue/lodgings.js";
import { soldPackages } from "../../demo/engine/catalogue/packages.js";
import { type Content, type Fare, type LodgingWithStays, type PackageOnSale, stationsIn, type Stay } from "./content.js";

/** The one kind of choice that something does not meet: all are met, or none but this, or more than one is not. */
export type Failed = "nothing" | "more" | "place" | "dates" | "capacity" | "packages" | "budget" | "lodgingType" | CriteriaKind;
type CriteriaKind = (typeof kinds)[number];

function both(one: Failed, other: Failed): Failed {
  if (one === "nothing" || one === other) return other;
  return other === "nothing" ? one : "more";
}
const failing = (kind: Failed, met: boolean): Failed => (met ? "nothing" : kind);

/** Whole euros in whole units of the visitor's currency. */
export const money = (euros: number, { currency }: Visitor): number => (currency === "EUR" ? euros : Math.round((euros * 86) / 100));

const idsOf = (group: string): readonly number[] => {
  const found = criteriaGroups.find(({ key }) => key === group);
  return [...(found?.options.flatMap(({ ids }) => ids) ?? []), ...(found?.unlabelledIds ?? [])];
};
const oneOf = (option: string): readonly number[] =>
  criteriaGroups.flatMap(({ options }) => options).find(({ key }) => key === option)?.ids ?? [];

export const roomIds = idsOf("rooms");
export const distanceIds = ["distanceCityCentre", "distanceSlopes", "distanceSkiSchool", "distanceShops"].map(idsOf);
/** Ids of one choice: if several are chosen, any of them is enough. */
export const sameChoice = [oneOf("pool"), oneOf("parking"), ...distanceIds];

const kinds = ["rooms", "ranking", "distanceCityCentre", "distanceSlopes", "distanceSkiSchool", "distanceShops"] as const;
const kindOfId = new Map(kinds.flatMap((kind) => idsOf(kind).map((id) => [id, kind] as const)));
/** The kind of choice that an id belongs to; null for an amenity, which is a choice of its own. */
export const kindOf = (id: number): CriteriaKind | null => kindOfId.get(id) ?? null;

/** A stay with a package, at the price of the cheapest requested departure. */
export interface Offer {
  readonly stay: Stay;
  readonly code: PackageCode;
  readonly failed: Failed;
  /** A person's, in whole euros. */
  readonly supplement: number;
  /** Where its transport leaves from; null without transport, or with a departure of the traveller's choice. */
  readonly departure: string | null;
  /** The party's, in the visitor's currency. */
  readonly price: number;
}

export interface Search {
  /** The stays of a lodging, with each of its packages, that fail one kind of choice at most. */
  offers(of: LodgingWithStays): readonly Offer[];
  /** Those that fail nothing. */
  matches(of: LodgingWithStays): readonly Offer[];
  /** The departures from which something in the lodging meets every other choice. */
  departures(of: LodgingWithStays): ReadonlySet<string>;
}

/** Throws `UnknownId` for an unknown place. */
export function createSearch({ places }: Content, selection: Selection, visitor: Visitor): Search {
  const { place, begin, end, season, capacities, party, packages, origins, criteria, lodgingTypes, priceMin, priceMax } = selection;
  const stations = place && stationsIn(places, place.type, place.id).map(({ id }) => id);
  if (place && stations?.length === 0) throw new UnknownId(place.type, place.id);
  const choices = criteria.map((id) => {
    const together = sameChoice.find((ids) => ids.includes(id));
    return { kind: kindOf(id), ids: together ? criteria.filter((other) => together.includes(other)) : [id] };
  });
  const roomSizes = criteria.filter((id) => roomIds.includes(id)).map((id) => roomIds.indexOf(id) + 1);
  const lodgingChoices = choices.filter(({ kind }) => kind !== "rooms");

  function lodgingFails({ station, lodgingType, criteria: had }: Lodging): Failed {
    let failed = failing("place", stations === null || stations.includes(station.id));
    failed = both(failed, failing("lodgingType", lodgingTypes.length === 0 || lodgingTypes.includes(lodgingType)));
    for (const { kind, ids } of lodgingChoices)
      if (!ids.some((id) => had.includes(id))) failed = kind === null ? "more" : both(failed, kind);
    return failed;
  }
  function stayFails({ start, end: last, season: of, room }: Stay): Failed {
    if (start < visitor.today) return "more";
    const inTime = (begin === null || start === begin) && (end === null || last === end) && (season === null || season === of);
    const isBig = capacities ? capacities.includes(room.capacity) : room.capacity >= party;
    const hasRooms = roomSizes.every((size) => size === room.rooms);
    return both(both(failing("dates", inTime), failing("rooms", hasRooms)), failing("capacity", isBig));
  }
  const priceOf = (stay: Stay, supplement: number): number => money(stay.price + supplement * party, visitor);
  const isAffordable = (price: number): boolean => price >= (priceMin ?? 0) && price <= (priceMax ?? Infinity);
  const packageFails = (code: PackageCode): Failed => failing("packages", packages.length === 0 || packages.includes(code));

  /** Calls back for each stay, with each package, that fails one kind of choice at most: apart from departure and budget. */
  function each({ lodging, stays }: LodgingWithStays, see: (stay: Stay, one: PackageOnSale, failed: Failed) => void): void {
    const whole = lodgingFails(lodging);
    if (whole === "more") return;
    const sold = soldPackages(visitor.language).filter((code) => lodging.packageBits & (1 << packageCodes.indexOf(code)));
    for (const stay of stays) {
      const failed = both(whole, stayFails(stay));
      if (failed === "more") continue;
      for (const one of stay.packages) if (sold.includes(one.code)) see(stay, one, both(failed, packageFails(one.code)));
    }
  }
  const lowestFares = new Map<PackageOnSale, Fare | null>();
  function fareOf(one: PackageOnSale): Fare | null {
    const known = lowestFares.get(one);
    if (known !== undefined) return known;
    lowestFares.set(one, cheapestFare(one.fares, origins));
    return fareOf(one);
  }

  function offers(of: LodgingWithStays): readonly Offer[] {
    const found: Offer[] = [];
    each(of, (stay, one, failedBefore) => {
      const fare = fareOf(one);
      if (fare === null || failedBefore === "more") return;
      const { amount: supplement, origin: departure } = fare;
      const price = priceOf(stay, supplement);
      const failed = both(failedBefore, failing("budget", isAffordable(price)));
      if (failed !== "more") found.push({ stay, code: one.code, failed, supplement, departure, price });
    });
    return found;
  }

  return {
    offers,
    matches: (of) => (lodgingFails(of.lodging) === "nothing" ? offers(of).filter(({ failed }) => failed === "nothing") : []),
    departures(of) {
      const found = new Set<string>();
      each(of, (stay, { fares }, failed) => {
        if (failed !== "nothing") return;
        for (const { origin, amount } of fares) if (origin !== null && isAffordable(priceOf(stay, amount))) found.add(origin);
      });
      return found;
    },
  };
}

/** The cheapest fare from some departures, from any where none is named; the first of equal ones, null where there is none. */
export function cheapestFare(fares: readonly Fare[], origins: readonly string[]): Fare | null {
  const own = origins.length === 0 ? fares : fares.filter(({ origin }) => origin !== null && origins.includes(origin));
  return own.toSorted((one, other) => one.amount - other.amount)[0] ?? null;
}
