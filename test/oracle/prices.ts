import { anyLondon, isKnownOrigin, londonAirports } from "../../src/domain/origins.js";
import { packageCodes } from "../../src/domain/packages.js";
import { type PricesQuery, UnknownId, type Visitor } from "../../demo/engine/answers.js";
import { shareOf } from "../../demo/engine/catalogue/random.js";
import type { WirePrices } from "../../demo/engine/wire/shapes.js";
import { feesOf } from "./card.js";
import type { Content } from "./content.js";
import { partsOf } from "./parts.js";
import { cheapestFare, money } from "./search.js";

function departuresOf(origin: string | null): readonly string[] {
  if (origin === anyLondon) return londonAirports;
  return origin !== null && isKnownOrigin(origin) ? [origin] : [];
}

/** The price of each requested stay that exists, a little off the listed one; some are gone, some in error. */
export function prices(content: Content, query: PricesQuery, visitor: Visitor): WirePrices {
  const { liheId, begin, end, packageCode, ages } = query;
  const of = content.lodgings.find(({ lodging }) => lodging.liheId === liheId);
  if (!of) throw new UnknownId("liheId", liheId);
  const failure = shareOf(`error ${liheId} ${begin} ${end}`);
  const isGone = shareOf(`gone ${liheId}`) < 0.02 || failure < 0.03 / 2;
  const stays = query.prestationIds.flatMap((prestId) => {
    const number = Math.floor(prestId / 16) - 1;
    const stay = of.stays.find((one) => one.number === number);
    if (!stay || packageCodes[prestId % 16] !== packageCode) return [];
    if (stay.start !== begin || stay.end !== end || stay.start < visitor.today) return [];
    const supplement =
      cheapestFare(stay.packages.find(({ code }) => code === packageCode)?.fares ?? [], departuresOf(query.origin))?.amount ?? null;
    if (supplement === null || isGone || shareOf(`sold ${number}`) < 0.05) return [];
    const extras = supplement * ages.length;
    const room = money(stay.price, visitor);
    const moved = Math.round(room * (0.97 + (1.04 - 0.97) * shareOf(`live ${number}`)));
    const price = Math.max(room, money(stay.price + extras, visitor) - room + moved);
    const before = stay.publicPrice === 0 ? null : money(stay.publicPrice + extras, visitor);
    const priced = {
      lodging: of.lodging,
      season: stay.season,
      nights: stay.nights,
      code: packageCode,
      supplement,
      party: ages.length,
      price,
    };
    const parts = partsOf(content, priced, visitor);
    return [{ prestId, price, before, parts, elsewhere: failure < 0.03 || shareOf(`source ${number}`) < 0.12 }];
  });
  return {
    wiypPrices: stays
      .filter(({ elsewhere }) => !elsewhere)
      .map(({ prestId, price, before, parts }) => ({ prestId, sellingPriceWiyp: price, publicPriceWiyp: before, ...parts })),
    iresaPrices: stays
      .filter(({ elsewhere }) => elsewhere)
      .map(({ prestId, price, parts }) => ({ prestId, sellingPriceIresa: price, ...parts })),
    fees: feesOf(visitor),
    error: failure < 0.03 ? "The price of this stay cannot be confirmed" : null,
  };
}
