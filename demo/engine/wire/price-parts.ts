import type { PackageCode } from "../../../src/domain/packages.js";
import type { PartByKind } from "../../../src/domain/price-kinds.js";
import type { Visitor } from "../answers.js";
import { groundCosts } from "../catalogue/packages.js";
import type { Period } from "../catalogue/periods.js";
import type { Places } from "../catalogue/places.js";
import { inCurrency } from "./money.js";

/** A package on a stay. */
interface SoldPackage {
  readonly code: PackageCode;
  readonly domainId: number;
  readonly period: Pick<Period, "season" | "nights">;
  /** What it adds, in whole euros a person. */
  readonly supplement: number;
  readonly party: number;
}

/** What a package adds to the room, by kind, in the visitor's currency. For works councils alone, which may pay for some kinds only. */
export function packageParts(sold: SoldPackage, places: Places, visitor: Visitor): readonly PartByKind[] {
  const domain = places.domains.find(({ id }) => id === sold.domainId);
  if (!visitor.worksCouncil || !domain) return [];
  const { code, period, supplement, party } = sold;
  const { skipass, equipment } = groundCosts(code, domain, period.season, period.nights);
  const amounts = { skipass, equipment, transport: supplement - skipass - equipment };
  return (["skipass", "equipment", "transport"] as const)
    .map((kind) => ({ kind, amount: inCurrency(amounts[kind] * party, visitor.currency) }))
    .filter(({ amount }) => amount > 0);
}

/** The parts of a price that contains those of its package, for works councils. */
export function partsOf(price: number, ofPackage: readonly PartByKind[], visitor: Visitor): { readonly parts?: readonly PartByKind[] } {
  if (!visitor.worksCouncil) return {};
  const stay = price - ofPackage.reduce((sum, { amount }) => sum + amount, 0);
  return { parts: [{ kind: "stay", amount: stay }, ...ofPackage] };
}
