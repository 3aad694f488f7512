import type { Rule, VariationExposition } from "./configuration.js";
import { hashFraction } from "./hash.js";

/** The variation of a rule for a visitor, by two hashes; null where the visitor is not among the rule's share. */
export function allocate(rule: Rule, visitorIdentifier: string): VariationExposition | null {
  const respool = rule.respoolTime || "";
  if (hashFraction(`${visitorIdentifier}${rule.id}${respool}`) > rule.exposition) return null;
  const fraction = hashFraction(`${visitorIdentifier}${rule.experimentId}${respool}`);
  let sum = 0;
  for (const variation of rule.variationByExposition) {
    sum += variation.exposition;
    if (sum >= fraction) return variation;
  }
  return null;
}
