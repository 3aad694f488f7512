import type { PartByKind, PriceKind } from "./price-kinds.js";
import type { Fee, Prestation } from "./products.js";
import { servicePart, stayPart, type StayFee } from "./service-fee.js";

/** What a price contains: the stay with its package, what the seller names by its kind, or a charge by the id that the seller gives it. */
export interface PricePart {
  readonly id: string;
  /** Of what the seller names by its kind. */
  readonly kind?: PriceKind;
  /** Above 0, in the shown currency. */
  readonly amount: number;
}

/** What has to be paid for a stay, in the shown currency. */
export interface StayPrice {
  /** For the whole party, with every unavoidable charge. */
  readonly total: number;
  /** The total shared by the party, so that both can be compared. */
  readonly perPerson: number;
  /** The stay first, then its charges; their sum is the total. */
  readonly parts: readonly PricePart[];
}

interface Charges {
  /** The service fee by the settings, and the part that the seller's prices do not include. */
  readonly fee: StayFee;
  /** What the seller's prices contain besides the stay. */
  readonly fees: readonly Fee[];
  readonly partySize: number;
}

/** The charges of a price, one an id. The seller's own figure for the service fee is taken where the price contains it. */
function chargesOf({ fee, fees }: Charges): PricePart[] {
  const service: Fee[] = fee.amount > 0 ? [{ id: servicePart, price: fee.amount }] : [];
  const all = fee.added > 0 ? [...service, ...fees] : [...fees, ...service];
  const first = all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
  return first.filter(({ price }) => price > 0).map(({ id, price }) => ({ id, amount: price }));
}

/** The amount of each kind that costs something. */
function partsByKind(named: readonly PartByKind[]): PricePart[] {
  const kinds = [...new Set(named.map(({ kind }) => kind))];
  const amountOf = (wanted: PriceKind) => named.reduce((sum, { kind, amount }) => (kind === wanted ? sum + amount : sum), 0);
  return kinds.map((kind) => ({ id: kind, kind, amount: amountOf(kind) })).filter(({ amount }) => amount > 0);
}

/** The stay with its package, and the charges that its price contains; they leave something for the stay, or are no parts of it. */
function partsByCharge(total: number, charges: Charges): PricePart[] {
  const contained = chargesOf(charges);
  const stay = total - contained.reduce((sum, { amount }) => sum + amount, 0);
  return stay > 0 ? [{ id: stayPart, amount: stay }, ...contained] : [{ id: stayPart, amount: total }];
}

/**
 * What has to be paid for an offer. Where the seller divides its price by kind, these are the parts, and the fee that the price lacks;
 * else the charges that it contains are.
 */
export function stayPrice(offer: Pick<Prestation, "price" | "parts">, charges: Charges): StayPrice {
  const { fee, partySize } = charges;
  const total = offer.price + fee.added;
  const added = fee.added > 0 ? [{ id: servicePart, amount: fee.added }] : [];
  const parts = offer.parts ? [...partsByKind(offer.parts), ...added] : partsByCharge(total, charges);
  return { total, perPerson: total / Math.max(1, partySize), parts };
}

/** How the price of a card or row compares with the one it was listed, sorted and filtered by. */
export interface PriceChange {
  /** Above 0 where it rose, below where it fell. */
  readonly difference: number;
  /** The listed price, with every charge. */
  readonly listed: number;
  /** The name of the offer that was listed at that price, and is gone or costs more than this one now; null where it is this one. */
  readonly otherOffer: string | null;
  /** Too little to stand beside the price: it is among its parts. */
  readonly isSlight: boolean;
}

type Priced = Pick<Prestation, "id" | "name" | "price">;

/** What a change has to exceed, as a share of the listed price, and has to reach, in units of the currency, to stand beside the price. */
const slightShare = 0.01;
const leastChange = 5;

/** Null where both are the same as they are written, in whole units; `added` is what the seller's prices lack. */
export function priceChange(listed: Priced | null, shown: Priced, added: number): PriceChange | null {
  if (!listed) return null;
  const before = listed.price + added;
  const difference = Math.round(shown.price + added) - Math.round(before);
  if (difference === 0) return null;
  const size = Math.abs(difference);
  return {
    difference,
    listed: before,
    otherOffer: listed.id === shown.id ? null : listed.name,
    isSlight: size <= before * slightShare || size < leastChange,
  };
}
