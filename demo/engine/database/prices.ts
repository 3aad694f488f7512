import { expandOrigin } from "../../../src/api/origins.js";
import { anyStay, type PricesQuery, UnknownId, type Visitor } from "../answers.js";
import { packageIndex } from "../catalogue/packages.js";
import type { Season } from "../catalogue/periods.js";
import type { Places } from "../catalogue/places.js";
import { listedStay, liveAnswer } from "../wire/live-prices.js";
import { packageParts } from "../wire/price-parts.js";
import { ofPrestationId } from "../wire/product.js";
import type { WirePrices } from "../wire/shapes.js";
import { packagesBits } from "./bits.js";
import type { Database } from "./database.js";
import { readLodgings } from "./lodgings.js";
import { selectionParameters } from "./selection.js";
import { statement } from "./statements.js";

interface PricedRow {
  readonly stay_number: number;
  readonly price: number;
  readonly public_price: number;
  readonly supplement: number;
  readonly season: Season;
}

/** Prices confirmed now. Stays that do not match the request have none. */
export async function confirmPrices(database: Database, places: Places, query: PricesQuery, visitor: Visitor): Promise<WirePrices> {
  const lodging = (await readLodgings(database, places, [query.liheId])).get(query.liheId);
  if (!lodging) throw new UnknownId("liheId", query.liheId);
  const origins = query.origin === null ? [] : expandOrigin(query.origin);
  const asked = selectionParameters({ ...anyStay, begin: query.begin, end: query.end, origins }, visitor, places, 0);
  const rows = await database.query<PricedRow>(
    statement("prices", { ...asked, sold: packagesBits([query.packageCode]), lodging: query.liheId }),
  );
  const wanted = packageIndex(query.packageCode);
  const party = query.ages.length;
  const stays = query.prestationIds.flatMap((id) => {
    const { row: number, packageAt } = ofPrestationId(id);
    const row = packageAt === wanted ? rows.find(({ stay_number }) => stay_number === number) : undefined;
    if (!row) return [];
    const { price: roomPrice, public_price: publicPrice, supplement, season } = row;
    const period = { season, nights: query.end - query.begin };
    const sold = { code: query.packageCode, domainId: lodging.station.domainId, period, supplement, party };
    const ofPackage = packageParts(sold, places, visitor);
    return [listedStay(id, { roomPrice, publicPrice, extras: supplement * party, ofPackage }, visitor)];
  });
  return liveAnswer(query, stays, visitor);
}
