import { packageCodes } from "../../../src/domain/packages.js";
import type { Catalogue } from "../catalogue/catalogue.js";
import { packageIndex } from "../catalogue/packages.js";
import type { Season } from "../catalogue/periods.js";

/** What a package adds a person, or null where it is not sold. */
export type SupplementOf = (domainId: number, packageAt: number, season: Season, nights: number) => number | null;

const nightsLimit = 16;

/**
 * The cheapest supplement of each package among the departures asked. With departures, only packages with transport
 * from one of them are sold.
 */
export function supplementTable(catalogue: Catalogue, origins: readonly string[]): SupplementOf {
  const table = new Map<number, number>();
  const keyOf = (domainId: number, packageAt: number, season: Season, nights: number): number =>
    ((domainId * packageCodes.length + packageAt) * 2 + (season === "H" ? 0 : 1)) * nightsLimit + nights;
  for (const { packageCode, domainId, season, nights, origin, amount } of catalogue.supplements) {
    if (origins.length > 0 && (origin === null || !origins.includes(origin))) continue;
    const key = keyOf(domainId, packageIndex(packageCode), season, nights);
    table.set(key, Math.min(amount, table.get(key) ?? amount));
  }
  const room = packageIndex("HS");
  return (domainId, packageAt, season, nights) => {
    if (packageAt === room) return origins.length > 0 ? null : 0;
    return table.get(keyOf(domainId, packageAt, season, nights)) ?? null;
  };
}
