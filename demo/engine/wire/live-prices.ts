import type { PricesQuery } from "../answers.js";
import { shareOf } from "../catalogue/random.js";
import type { WireFee, WirePrices } from "./shapes.js";

/** A stay with the price the search showed; money in the visitor's currency. */
export interface ListedStay {
  readonly id: number;
  readonly price: number;
  readonly publicPrice: number | null;
}

/** How often the world has moved on since the catalogue was indexed. */
const soldOutLodgings = 0.02;
const soldOutStays = 0.05;
const groupsInError = 0.03;
const fromOtherSource = 0.12;
/** Live prices lie between these shares of the listed one. */
const lowest = 0.97;
const highest = 1.04;

function livePrice({ id, price }: ListedStay): number {
  return Math.round(price * (lowest + (highest - lowest) * shareOf(`live ${id}`)));
}

/**
 * What the live call says of listed stays: prices a few percent off, some stays or whole lodgings gone, some groups in
 * error, half of those with prices from the other source. The same question has the same answer for ever.
 */
export function liveAnswer(query: PricesQuery, listed: readonly ListedStay[], fees: readonly WireFee[]): WirePrices {
  const groupKey = `${query.liheId} ${query.packageCode} ${query.begin} ${query.end}`;
  const failure = shareOf(`error ${groupKey}`);
  const error = failure < groupsInError ? "The price of this stay cannot be confirmed" : null;
  const gone = shareOf(`gone ${query.liheId}`) < soldOutLodgings || failure < groupsInError / 2;
  const stays = gone ? [] : listed.filter(({ id }) => shareOf(`sold ${id}`) >= soldOutStays);
  const other = (stay: ListedStay): boolean => error !== null || shareOf(`source ${stay.id}`) < fromOtherSource;
  return {
    wiypPrices: stays
      .filter((stay) => !other(stay))
      .map((stay) => ({ prestId: stay.id, sellingPriceWiyp: livePrice(stay), publicPriceWiyp: stay.publicPrice })),
    iresaPrices: stays.filter(other).map((stay) => ({ prestId: stay.id, sellingPriceIresa: livePrice(stay) })),
    fees,
    error,
  };
}
