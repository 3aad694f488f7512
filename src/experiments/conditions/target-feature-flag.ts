import type { Configuration, Rule } from "../configuration.js";
import type { Matches } from "./condition.js";

/** Whether the visitor has a stored variation of a flag: of one of its rules and variations where the condition names them. */
export const targetFeatureFlag: Matches = ({ featureFlagId, ruleId, variationKey }, { configuration, visitor }) => {
  if (featureFlagId == null) return false;
  const rules = rulesOf(configuration, featureFlagId, ruleId);
  if (variationKey == null) return rules.some(({ experimentId }) => visitor.variations[String(experimentId)] !== undefined);
  const key = (rule: Rule) => rule.variationByExposition.find((variation) => variation.variationKey === variationKey);
  const rule = rules.find(key);
  const variation = rule && key(rule);
  return rule !== undefined && visitor.variations[String(rule.experimentId)]?.variationId === variation?.variationId;
};

function rulesOf({ featureFlags }: Configuration, featureFlagId: unknown, ruleId: unknown): readonly Rule[] {
  const flags = [...featureFlags.values()];
  if (ruleId == null) return flags.find(({ id }) => id === featureFlagId)?.rules ?? [];
  return flags.flatMap(({ rules }) => rules).filter(({ id }) => id === ruleId);
}
