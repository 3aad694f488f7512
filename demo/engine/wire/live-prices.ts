import type { PricesQuery, Visitor } from "../answers.js";
import { shareOf } from "../catalogue/random.js";
import { inCurrency } from "./money.js";
import { ofPrestationId } from "./product.js";
import type { WireFee, WirePrices } from "./shapes.js";

/** A stay with the price the search showed; money in the visitor's currency. */
interface ListedStay {
  readonly id: number;
  readonly price: number;
  /** Of the room without its package. */
  readonly roomPrice: number;
  readonly publicPrice: number | null;
}

/** How often prices or stock have changed since the catalogue was indexed. */
const soldOutLodgings = 0.02;
const soldOutStays = 0.05;
const groupsInError = 0.03;
const fromOtherSource = 0.12;
/** Live prices lie between these shares of the listed one. */
const lowest = 0.97;
const highest = 1.04;

/** A stay as it was found, whose package costs the whole party `extras`; money in whole euros, `publicPrice` 0 without a reduction. */
export function listedStay(id: number, roomPrice: number, publicPrice: number, extras: number, visitor: Visitor): ListedStay {
  return {
    id,
    price: inCurrency(roomPrice + extras, visitor.currency),
    roomPrice: inCurrency(roomPrice, visitor.currency),
    publicPrice: publicPrice === 0 ? null : inCurrency(publicPrice + extras, visitor.currency),
  };
}

/**
 * What happens to a stay depends on its room and dates, not on the package: a package adds what was listed, so a richer one never
 * costs less than a poorer one, nor than the listed price of the room alone, which may not be confirmed at all.
 */
const fateOf = (what: string, { id }: ListedStay): number => shareOf(`${what} ${ofPrestationId(id).row}`);

function livePrice(stay: ListedStay): number {
  const room = Math.round(stay.roomPrice * (lowest + (highest - lowest) * fateOf("live", stay)));
  return Math.max(stay.roomPrice, stay.price - stay.roomPrice + room);
}

/**
 * What the live call returns for listed stays: prices a few percent off, some stays or whole lodgings gone, some weeks in
 * error, half of those with prices from the other source. The same request always has the same response.
 */
export function liveAnswer(query: PricesQuery, listed: readonly ListedStay[], fees: readonly WireFee[]): WirePrices {
  const failure = shareOf(`error ${query.liheId} ${query.begin} ${query.end}`);
  const error = failure < groupsInError ? "The price of this stay cannot be confirmed" : null;
  const gone = shareOf(`gone ${query.liheId}`) < soldOutLodgings || failure < groupsInError / 2;
  const stays = gone ? [] : listed.filter((stay) => fateOf("sold", stay) >= soldOutStays);
  const other = (stay: ListedStay): boolean => error !== null || fateOf("source", stay) < fromOtherSource;
  return {
    wiypPrices: stays
      .filter((stay) => !other(stay))
      .map((stay) => ({ prestId: stay.id, sellingPriceWiyp: livePrice(stay), publicPriceWiyp: stay.publicPrice })),
    iresaPrices: stays.filter(other).map((stay) => ({ prestId: stay.id, sellingPriceIresa: livePrice(stay) })),
    fees,
    error,
  };
}
