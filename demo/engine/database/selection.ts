import type { PackageCode } from "../../../src/domain/packages.js";
import { type Selection, UnknownId, type Visitor } from "../answers.js";
import { dayText } from "../catalogue/days.js";
import { departurePoints, packagesWithDeparture, soldPackages } from "../catalogue/packages.js";
import { type Places, stationsOf } from "../catalogue/places.js";
import { currencyRule } from "../wire/money.js";
import { criteriaBits, fromNumber, lodgingTypeBits, numberBits, packagesBits, packagesInCube } from "./bits.js";
import type { Parameters } from "./statements.js";

/** More than anything costs, and a whole number that the database takes. */
const mostMoney = 2 ** 52;
const everyBit = 2 ** 31 - 1;
const knownOrigins = new Set(departurePoints.map(({ code }) => code));

const day = (value: number | null): string | null => (value === null ? null : dayText(value));
/** Departures as one text, each between commas; unknown ones are left out, and find nothing. */
const originList = (codes: readonly string[]): string =>
  codes.length === 0 ? "" : `,${codes.filter((code) => knownOrigins.has(code)).join(",")},`;

/**
 * The whole euros whose price in the visitor's currency lies within the bounds: what `inCurrency` makes of `least` is the first
 * that does, of `most` the last.
 */
export function budgetInEuros(
  priceMin: number | null,
  priceMax: number | null,
  currency: Visitor["currency"],
): { least: number | null; most: number | null } {
  const { rate, half, per } = currencyRule[currency];
  const firstThatGives = (price: number): number => Math.ceil((price * per - half) / rate);
  return {
    least: priceMin === null ? null : Math.min(mostMoney, firstThatGives(Math.ceil(priceMin))),
    most: priceMax === null ? null : Math.min(mostMoney, firstThatGives(Math.floor(priceMax) + 1) - 1),
  };
}

/** The requested packages that the visitor's language sells. */
function packagesFor({ packages }: Selection, { language }: Visitor): readonly PackageCode[] {
  return packages.length === 0 ? soldPackages(language) : soldPackages(language).filter((code) => packages.includes(code));
}

/** Whether a search is for a package with a departure to choose. */
export const hasDepartures = (selection: Selection, visitor: Visitor): boolean =>
  packagesFor(selection, visitor).some((code) => packagesWithDeparture.flat().includes(code));

/**
 * The packages that are left of a search once a departure of each sort is chosen, as bits: those requested of this sort, or any
 * where none is.
 */
export function packagesOnceDeparting(selection: Selection, visitor: Visitor): number {
  const requested = packagesFor(selection, visitor);
  const sold = soldPackages(visitor.language);
  const left = packagesWithDeparture.flatMap((sort) => {
    const kept = sort.filter((code) => requested.includes(code));
    return kept.length > 0 ? kept : sort.filter((code) => sold.includes(code));
  });
  return packagesBits(left);
}

/** A search as the parameters of the queries. `released` holds the groups that it may drop. Throws `UnknownId` for an unknown place. */
export function selectionParameters(selection: Selection, visitor: Visitor, places: Places, released: number): Parameters {
  const { place, capacities, lodgingTypes, priceMin, priceMax } = selection;
  if (place && !stationsOf(places, place.type, place.id)) throw new UnknownId(place.type, place.id);
  return {
    today: dayText(visitor.today),
    begin: day(selection.begin),
    end: day(selection.end),
    nights: selection.begin !== null && selection.end !== null ? selection.end - selection.begin : 0,
    season: selection.season ?? "",
    place: place?.id ?? 0,
    types: lodgingTypes.length > 0 ? lodgingTypeBits(lodgingTypes) : everyBit,
    ...criteriaBits(selection.criteria),
    capacities: capacities ? numberBits(capacities) : fromNumber(selection.party),
    packages: packagesBits(packagesFor(selection, visitor)),
    sold: packagesBits(soldPackages(visitor.language)),
    origins: originList(selection.origins),
    released,
    party: selection.party,
    ...currencyRule[visitor.currency],
    ...budgetInEuros(priceMin, priceMax, visitor.currency),
  };
}

/** Whether the cube of prices holds a search: its place, party and dates may be chosen, and its packages are all that a language sells. */
export function isInCube({ party, origins, criteria, lodgingTypes }: Selection, { packages }: Parameters): boolean {
  const isPlain = origins.length === 0 && criteria.length === 0 && lodgingTypes.length === 0;
  return isPlain && party > 0 && packagesInCube.some((sold) => sold === packages);
}

/** Where `offers` of functions.sql reads the stays of a search. */
type Source = "on-days" | "in-season" | "above-price";

/**
 * Where to read the stays of a search: the fewest rows that hold its result. The dearest and the cheapest stay of a room show
 * whether one lies above a bound or below one. Whether one lies between two, and which is the `cheapest` above a bound, they show
 * only where the cheapest lies above it.
 */
export function sourceOf({ begin, end, priceMin, priceMax }: Selection, asked: "cheapest" | "any"): Source {
  if (begin !== null || end !== null) return "on-days";
  return priceMin === null || (priceMax === null && asked === "any") ? "in-season" : "above-price";
}
