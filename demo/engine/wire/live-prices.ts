import type { PricesQuery, Visitor } from "../answers.js";
import { shareOf } from "../catalogue/random.js";
import type { PartByKind } from "../../../src/domain/price-kinds.js";
import { feesOf } from "./fees.js";
import { inCurrency } from "./money.js";
import { partsOf } from "./price-parts.js";
import { ofPrestationId } from "./product.js";
import type { WirePrices } from "./shapes.js";

/** A stay with the price the search showed; money in the visitor's currency. */
interface ListedStay {
  readonly id: number;
  readonly price: number;
  /** Of the room without its package. */
  readonly roomPrice: number;
  readonly publicPrice: number | null;
  /** What its package adds, by kind. */
  readonly ofPackage: readonly PartByKind[];
}

/** A stay as it was found; money in whole euros. */
interface FoundStay {
  readonly roomPrice: number;
  /** 0 without a reduction. */
  readonly publicPrice: number;
  /** What its package costs the whole party. */
  readonly extras: number;
  readonly ofPackage: readonly PartByKind[];
}

/** How often prices or stock have changed since the catalogue was indexed. */
const soldOutLodgings = 0.02;
const soldOutStays = 0.05;
const groupsInError = 0.03;
const fromOtherSource = 0.12;
/** Live prices lie between these shares of the listed one. */
const lowest = 0.97;
const highest = 1.04;

/** A stay as the search listed it. */
export function listedStay(id: number, { roomPrice, publicPrice, extras, ofPackage }: FoundStay, visitor: Visitor): ListedStay {
  return {
    id,
    ofPackage,
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
export function liveAnswer(query: PricesQuery, listed: readonly ListedStay[], visitor: Visitor): WirePrices {
  const failure = shareOf(`error ${query.liheId} ${query.begin} ${query.end}`);
  const error = failure < groupsInError ? "The price of this stay cannot be confirmed" : null;
  const gone = shareOf(`gone ${query.liheId}`) < soldOutLodgings || failure < groupsInError / 2;
  const stays = gone ? [] : listed.filter((stay) => fateOf("sold", stay) >= soldOutStays);
  const other = (stay: ListedStay): boolean => error !== null || fateOf("source", stay) < fromOtherSource;
  const priced = stays.map((stay) => ({ stay, price: livePrice(stay), ...partsOf(livePrice(stay), stay.ofPackage, visitor) }));
  return {
    wiypPrices: priced
      .filter(({ stay }) => !other(stay))
      .map(({ stay, price, ...parts }) => ({ prestId: stay.id, sellingPriceWiyp: price, publicPriceWiyp: stay.publicPrice, ...parts })),
    iresaPrices: priced
      .filter(({ stay }) => other(stay))
      .map(({ stay, price, ...parts }) => ({ prestId: stay.id, sellingPriceIresa: price, ...parts })),
    fees: feesOf(visitor),
    error,
  };
}
