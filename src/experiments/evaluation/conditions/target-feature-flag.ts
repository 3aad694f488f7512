import type { Configuration, Rule } from "../../configuration/configuration.js";
import type { Matches } from "./condition.js";

/** Whether the visitor has a stored variation of a flag, of a certain rule or with a certain key if the condition names them. */
export const targetFeatureFlag: Matches = ({ featureFlagId, ruleId, variationKey }, { configuration, visitor }) => {
  if (featureFlagId == null) return false;
  const rules = rulesOf(configuration, featureFlagId, ruleId);
  const storedOf = ({ experimentId }: Rule) => visitor.variations[String(experimentId)];
  if (variationKey == null) return rules.some((rule) => storedOf(rule) !== undefined);
  for (const rule of rules) {
    const variation = rule.variationByExposition.find((exposition) => exposition.variationKey === variationKey);
    if (variation) return storedOf(rule)?.variationId === variation.variationId;
  }
  return false;
};

function rulesOf({ featureFlags }: Configuration, featureFlagId: unknown, ruleId: unknown): readonly Rule[] {
  const flags = [...featureFlags.values()];
  if (ruleId == null) return flags.find(({ id }) => id === featureFlagId)?.rules ?? [];
  return flags.flatMap(({ rules }) => rules).filter(({ id }) => id === ruleId);
}
