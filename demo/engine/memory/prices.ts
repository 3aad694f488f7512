import { expandOrigin } from "../../../src/api/origins.js";
import { type PricesQuery, UnknownId, type Visitor } from "../answers.js";
import type { Catalogue } from "../catalogue/catalogue.js";
import { packageIndex } from "../catalogue/packages.js";
import { feesOf } from "../wire/fees.js";
import { listedStay, liveAnswer, type ListedStay } from "../wire/live-prices.js";
import { ofPrestationId } from "../wire/product.js";
import type { WirePrices } from "../wire/shapes.js";
import { supplementTable } from "./supplements.js";

/** The requested stays that exist and match the request, with their listed prices. */
function listedStays(catalogue: Catalogue, query: PricesQuery, visitor: Visitor): ListedStay[] {
  const { stock, lodgings, periods } = catalogue;
  const supplementOf = supplementTable(catalogue, query.origin === null ? [] : expandOrigin(query.origin));
  const wantedPackage = packageIndex(query.packageCode);
  return query.prestationIds.flatMap((id): ListedStay[] => {
    const { row, packageAt } = ofPrestationId(id);
    const lodging = lodgings[stock.lodging[row] ?? -1];
    const period = periods[stock.period[row] ?? -1];
    if (!lodging || !period || lodging.liheId !== query.liheId || packageAt !== wantedPackage) return [];
    if (period.start !== query.begin || period.end !== query.end || period.start < visitor.today) return [];
    const supplement = supplementOf(lodging.station.domainId, packageAt, period.season, period.nights);
    if (supplement === null) return [];
    return [listedStay(id, stock.price[row] ?? 0, stock.publicPrice[row] ?? 0, supplement * query.ages.length, visitor)];
  });
}

/** Prices confirmed now. Stays that do not match the request have none. */
export function confirmPrices(catalogue: Catalogue, query: PricesQuery, visitor: Visitor): WirePrices {
  if (!catalogue.lodgings.some((lodging) => lodging.liheId === query.liheId)) throw new UnknownId("liheId", query.liheId);
  return liveAnswer(query, listedStays(catalogue, query, visitor), feesOf(visitor));
}
