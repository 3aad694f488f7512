import { catalogContract } from "../../../src/api/calls/catalog.js";
import { pricesContract } from "../../../src/api/calls/prices.js";
import type { PricesQuery } from "../answers.js";
import { checked, require } from "../service/problem.js";
import { agesOf, datesOf, idsOf, packagesOf } from "./search-fields.js";

/** The request of a price lookup. */
export function pricesQueryOf(input: Readonly<Record<string, string>>): PricesQuery {
  const query = checked(pricesContract.query, input);
  const { begin, end } = datesOf(query.startDate, query.endDate, { begin: "startDate", end: "endDate" });
  const [packageCode] = packagesOf([query.packCode], "packCode");
  require(begin !== null, "startDate", "is missing");
  require(end !== null, "endDate", "is missing");
  require(packageCode !== undefined, "packCode", "is missing");
  return {
    liheId: query.liheId,
    begin,
    end,
    prestationIds: idsOf(query.prestIds, "prestIds"),
    ages: agesOf(query.familyComposition, "familyComposition"),
    packageCode,
    origin: query.origin ?? null,
  };
}

/** The lodging whose pictures are requested. */
export function catalogLodgingOf(liheId: string): number {
  return checked(catalogContract.parameters, { liheId }).liheId;
}
