import type { Rule, VariationExposition } from "../configuration/configuration.js";
import { hashFraction } from "./hash.js";

/**
 * The variation of a rule for a visitor, from two hashes; null if the visitor is not in the rule's share. A hash is at most 1, so a
 * share of 1 takes every visitor and is not hashed.
 */
export function allocate(rule: Rule, visitorIdentifier: string): VariationExposition | null {
  const respool = rule.respoolTime || "";
  if (rule.exposition < 1 && hashFraction(`${visitorIdentifier}${rule.id}${respool}`) > rule.exposition) return null;
  const [first] = rule.variationByExposition;
  if (first && first.exposition >= 1) return first;
  const fraction = hashFraction(`${visitorIdentifier}${rule.experimentId}${respool}`);
  let sum = 0;
  for (const variation of rule.variationByExposition) {
    sum += variation.exposition;
    if (sum >= fraction) return variation;
  }
  return null;
}
