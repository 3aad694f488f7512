import { type Language, nearestLocale } from "../../../src/domain/locale.js";
import { markets } from "../../../src/domain/markets.js";
import { type PackageCode, packageCodes } from "../../../src/domain/packages.js";
import { airports } from "./facts.js";
import type { Domain } from "./places.js";
import type { Season } from "./periods.js";
import { shareOf } from "./random.js";

/** A package is a supplement a person pays on top of the room; it is joined to a stay at the time of a search. */
export interface Supplement {
  readonly packageCode: PackageCode;
  readonly domainId: number;
  readonly season: Season;
  readonly nights: number;
  /** Where the transport leaves from; null without transport or with a departure of the traveller's choice. */
  readonly origin: string | null;
  /** Whole euros a person. */
  readonly amount: number;
}

/** The place of a package in bit masks and in the ids of stays. */
export const packageIndex = (code: PackageCode): number => packageCodes.indexOf(code);
export const packageBit = (code: PackageCode): number => 1 << packageIndex(code);

/** The seller's id of a package; accommodation only has none. */
export function packageIdOf(code: PackageCode): number | null {
  return code === "HS" ? null : 500 + packageIndex(code);
}

/** Which packages are sold in a language. */
export function soldPackages(language: Language): readonly PackageCode[] {
  const { packages, trains, flights } = markets[nearestLocale(language)];
  return [...packages, ...trains, ...flights];
}

/** Packages whose transport leaves from a departure that is chosen: by train, by air. */
export const packagesWithDeparture: readonly (readonly PackageCode[])[] = [["PFTT"], ["PFF", "PFPF"]];

const saintPancras = { code: "STP", name: "London St Pancras International" };

/** Where transport leaves from: a station, then airports. */
export const departurePoints: readonly { readonly code: string; readonly name: string }[] = [saintPancras, ...airports];

const weekNights = 7;
const shortNights = [2, 3, 4, 5];
const withEquipment: readonly PackageCode[] = ["PFP", "PFPTTF", "PFPF", "PFPCS"];
const equipmentADay = 13;
const cheapestPass = 150;
const dearestPass = 395;

function passForWeek(domain: Domain, season: Season): number {
  if (season === "E") return 45;
  return Math.min(dearestPass, Math.round(cheapestPass + domain.slopesKm * 0.4));
}

/** What a package has beside the room and its transport, in whole euros a person. */
interface GroundCosts {
  readonly skipass: number;
  readonly equipment: number;
}

/** Six days of skiing in a week; a short stay skis on every day but the last. */
export function groundCosts(code: PackageCode, domain: Domain, season: Season, nights: number): GroundCosts {
  if (code === "HS") return { skipass: 0, equipment: 0 };
  const days = nights === weekNights ? 6 : nights;
  return {
    skipass: Math.round((passForWeek(domain, season) * days) / 6),
    equipment: withEquipment.includes(code) ? equipmentADay * Math.min(days, 6) : 0,
  };
}

const londonDiscount = new Set(["LHR", "LGW", "STN", "LTN"]);
const trainRegions = new Set(["FR"]);

/** Domains so large that every airport sells them. */
const flownFromEverywhereKm = 300;

/** Whether flights from an airport are sold for a domain: from everywhere to the largest, from London to all, else to some. */
function flies(airport: string, domain: Domain): boolean {
  return airport === "LGW" || domain.slopesKm >= flownFromEverywhereKm || shareOf(`flight ${airport} ${domain.id}`) < 0.45;
}

interface Fare {
  readonly origin: string | null;
  readonly amount: number;
}

/** What the transport of a package costs a person, from each place where it leaves from. */
export function fares(code: PackageCode, domain: Domain): Fare[] {
  if (code === "PFTTF" || code === "PFPTTF") return trainRegions.has(domain.country) ? [{ origin: null, amount: 168 }] : [];
  if (code === "PFTT") return domain.country === "FR" && domain.slopesKm >= 150 ? [{ origin: saintPancras.code, amount: 279 }] : [];
  if (code !== "PFF" && code !== "PFPF") return [{ origin: null, amount: 0 }];
  return airports
    .filter((airport) => flies(airport.code, domain))
    .map((airport) => ({
      origin: airport.code,
      amount: (londonDiscount.has(airport.code) ? 195 : 238) + Math.round(shareOf(`fare ${airport.code} ${domain.id}`) * 60),
    }));
}

/** The lengths and seasons a package is sold for. */
function sold(code: PackageCode, season: Season, nights: number): boolean {
  if (code.includes("CS")) return nights !== weekNights;
  if (nights !== weekNights) return false;
  return season === "H" || code === "PF";
}

/** The supplements of every package but accommodation only, which adds nothing. */
export function createSupplements(domains: readonly Domain[]): readonly Supplement[] {
  const list: Supplement[] = [];
  for (const domain of domains)
    for (const packageCode of packageCodes)
      for (const season of ["H", "E"] as const)
        for (const nights of [...shortNights, weekNights]) {
          if (packageCode === "HS" || !sold(packageCode, season, nights)) continue;
          const { skipass, equipment } = groundCosts(packageCode, domain, season, nights);
          for (const fare of fares(packageCode, domain))
            list.push({ packageCode, domainId: domain.id, season, nights, origin: fare.origin, amount: skipass + equipment + fare.amount });
        }
  return list;
}
