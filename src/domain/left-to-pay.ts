import { bandOf, baseOf, councilShare, rateOf, type Contribution, type CouncilShare } from "./contribution.js";
import { isPackageCode, packageFamilies } from "./packages.js";
import { packageKinds, type PriceKind } from "./price-kinds.js";
import { servicePart, stayPart } from "./service-fee.js";
import type { PricePart, StayPrice } from "./stay-price.js";

/** An offer with its price. */
export interface PricedOffer {
  /** Package code. */
  readonly code: string;
  readonly price: Pick<StayPrice, "total" | "parts">;
  /** Null where its dates are not known. */
  readonly nights: number | null;
}

/** A part of a price, and whether the council pays a share of it. */
interface EligiblePart extends PricePart {
  readonly isEligible: boolean;
}

/**
 * What is left to pay of an offer. `band`: the visitor's band has to be chosen first; `unknown`: the rule counts some kinds
 * only, which the price does not divide, or nights that are not known.
 */
export type LeftToPay = { readonly state: "band" } | { readonly state: "unknown" } | KnownLeftToPay;

export interface KnownLeftToPay extends CouncilShare {
  readonly state: "known";
  readonly rate: number;
  /** What of the total the rate is applied to. */
  readonly base: number;
  readonly parts: readonly EligiblePart[];
}

/** What is left to pay and the council's share in whole units, as they are shown: together they are the total. */
export function wholeAmounts({ left, share }: Pick<CouncilShare, "left" | "share">): { readonly left: number; readonly share: number } {
  const whole = Math.round(share);
  return { left: Math.round(left + share) - whole, share: whole };
}

/** The kinds of charges by the ids that sellers give them; of others the kind is not known. */
const chargeKinds: Readonly<Record<string, PriceKind>> = {
  [servicePart]: "fee",
  cleaning: "fee",
  linen: "fee",
  tax: "tax",
  insurance: "insurance",
};
const kindsOfCharges: readonly PriceKind[] = ["fee", "tax", "insurance"];

/** The kinds in the price of a package; null for an unknown one. */
function kindsOfPackage(code: string): readonly PriceKind[] | null {
  if (!isPackageCode(code)) return null;
  const { skipass, equipment, transport } = packageFamilies[code];
  return [
    "stay",
    ...(skipass ? (["skipass"] as const) : []),
    ...(equipment ? (["equipment"] as const) : []),
    ...(transport ? (["transport"] as const) : []),
  ];
}

/** Whether all of some kinds are in the base, or none is; null where only some are. */
function isIn(base: readonly PriceKind[], kinds: readonly PriceKind[]): boolean | null {
  const named = kinds.filter((kind) => base.includes(kind)).length;
  return named === 0 || named === kinds.length ? named > 0 : null;
}

function isPartEligible(base: readonly PriceKind[], { id, kind: named }: PricePart, code: string): boolean | null {
  if (named) return base.includes(named);
  if (id === stayPart) return isIn(base, kindsOfPackage(code) ?? packageKinds);
  const kind = Object.hasOwn(chargeKinds, id) ? chargeKinds[id] : undefined;
  return kind === undefined ? isIn(base, kindsOfCharges) : base.includes(kind);
}

/** The parts of a price with what the council pays a share of; null where a kind that the rule needs is not known. */
function eligibleParts(rule: Contribution, { code, price }: PricedOffer): EligiblePart[] | null {
  const base = baseOf(rule);
  const parts = price.parts.map((part) => ({ ...part, isEligible: isPartEligible(base, part, code) }));
  const known = parts.flatMap(({ isEligible, ...part }) => (isEligible === null ? [] : [{ ...part, isEligible }]));
  return known.length === parts.length ? known : null;
}

/**
 * What is left to pay of an offer by a council's rule.
 * @param band the visitor's, as `keptBand` writes it; null before a choice.
 */
export function leftToPay(rule: Contribution, band: string | null, offer: PricedOffer): LeftToPay {
  const rate = rateOf(rule, bandOf(rule, band) ?? rule.band ?? null);
  if (rate === null) return { state: "band" };
  const parts = eligibleParts(rule, offer);
  const countsNights = rule.nights !== undefined || rule.perNight !== undefined;
  if (parts === null || (countsNights && offer.nights === null)) return { state: "unknown" };
  const base = parts.reduce((sum, { amount, isEligible }) => sum + (isEligible ? amount : 0), 0);
  const share = councilShare(rule, rate, { total: offer.price.total, base, nights: Math.max(1, offer.nights ?? 1) });
  return { state: "known", rate, base, parts, ...share };
}
