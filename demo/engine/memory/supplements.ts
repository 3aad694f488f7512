import { packageCodes } from "../../../src/domain/packages.js";
import type { Catalogue } from "../catalogue/catalogue.js";
import { packageIndex } from "../catalogue/packages.js";
import type { Period, Season } from "../catalogue/periods.js";

/** What a package adds a person, or null where it is not sold. */
export type SupplementOf = (domainId: number, packageAt: number, season: Season, nights: number) => number | null;

const nightsLimit = 16;
const notSold = -1;

/**
 * The cheapest supplement of each package among the requested departures. With departures, only packages with transport
 * from one of them are sold.
 */
export function supplementTable({ supplements, places }: Catalogue, origins: readonly string[]): SupplementOf {
  const firstDomain = Math.min(...places.domains.map(({ id }) => id));
  const domains = Math.max(...places.domains.map(({ id }) => id)) - firstDomain + 1;
  const table = new Int32Array(domains * packageCodes.length * 2 * nightsLimit).fill(notSold);
  const placeOf = (domainId: number, packageAt: number, season: Season, nights: number): number =>
    (((domainId - firstDomain) * packageCodes.length + packageAt) * 2 + (season === "H" ? 0 : 1)) * nightsLimit + nights;
  for (const { packageCode, domainId, season, nights, origin, amount } of supplements) {
    if (origins.length > 0 && (origin === null || !origins.includes(origin))) continue;
    const place = placeOf(domainId, packageIndex(packageCode), season, nights);
    const known = table[place] ?? notSold;
    table[place] = known === notSold ? amount : Math.min(amount, known);
  }
  const room = packageIndex("HS");
  return (domainId, packageAt, season, nights) => {
    if (packageAt === room) return origins.length > 0 ? null : 0;
    const amount = table[placeOf(domainId, packageAt, season, nights)] ?? notSold;
    return amount === notSold ? null : amount;
  };
}

/** The departures a package can be had from at a domain for a season and nights, with what each adds a person. */
export function departureFares({ supplements }: Catalogue) {
  const fares = new Map<string, { readonly origin: string; readonly amount: number }[]>();
  for (const { packageCode, domainId, season, nights, origin, amount } of supplements) {
    if (origin === null) continue;
    const key = `${domainId} ${packageIndex(packageCode)} ${season} ${nights}`;
    fares.set(key, [...(fares.get(key) ?? []), { origin, amount }]);
  }
  return (domainId: number, packageAt: number, { season, nights }: Pick<Period, "season" | "nights">) =>
    fares.get(`${domainId} ${packageAt} ${season} ${nights}`) ?? [];
}
