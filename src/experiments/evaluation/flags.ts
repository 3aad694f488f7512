import { KameleoonError } from "../common/errors.js";
import { createNonce } from "../common/nonce.js";
import type { Configuration, FeatureFlag, Rule } from "../configuration/configuration.js";
import { isTargetedDelivery } from "../configuration/reader.js";
import { checkVisitorCode, identifierOf, inactivityMaximum } from "../visitor/visitor.js";
import { allocate } from "./allocation.js";
import type { EvaluationContext } from "./context.js";
import { matchesSegment } from "./segments.js";
import { variablesOf } from "./variables.js";
import type { Variables, VariableValue } from "./variables.js";

/** The variation of a flag for a visitor, and why. */
export interface Decision {
  readonly variationKey: string;
  /** Null for the default variation. */
  readonly variationId: number | null;
  readonly experimentId: number | null;
  /** The rule that decided; null for the default variation without one. */
  readonly rule: Rule | null;
  /** Whether the rule is a targeted delivery, whose exposure may be sent without consent. */
  readonly isTargetedRule: boolean;
  readonly reason: DecisionReason;
}

/** `allocated` by a rule; `not-allocated` by a targeted delivery that the visitor matches; `no-rule` matched and allocated. */
export type DecisionReason = "allocated" | "not-allocated" | "no-rule";

const offKey = "off";

/** Throws FeatureFlagConfigurationNotFound. */
export function findFlag(key: string, { featureFlags }: Configuration): FeatureFlag {
  const flag = featureFlags.get(key);
  if (!flag) throw new KameleoonError("FeatureFlagConfigurationNotFound", key);
  return flag;
}

const isActive = ({ variationKey }: Decision): boolean => variationKey !== offKey;

/** The variation of a flag. Throws the KameleoonError of a condition whose value is of the wrong form. */
export function decide(flag: FeatureFlag, context: EvaluationContext): Decision {
  const identifier = identifierOf(context.visitor);
  const byDefault = { variationKey: flag.defaultVariationKey, variationId: null, experimentId: null };
  for (const rule of flag.rules) {
    if (rule.segment && !matchesSegment(rule.segment, rule, context)) continue;
    const isTargetedRule = isTargetedDelivery(rule);
    const variation = allocate(rule, identifier);
    if (variation) {
      const { variationKey, variationId = null } = variation;
      return { variationKey, variationId, experimentId: rule.experimentId ?? null, rule, isTargetedRule, reason: "allocated" };
    }
    if (isTargetedRule) return { ...byDefault, rule, isTargetedRule, reason: "not-allocated" };
  }
  return { ...byDefault, rule: null, isTargetedRule: false, reason: "no-rule" };
}

/** Stores the variation of an experiment for 30 days; a default variation is not stored. */
function store({ experimentId, variationId, isTargetedRule }: Decision, { visitor: { variations }, now }: EvaluationContext): void {
  if (experimentId === null || variationId === null) return;
  const known = variations[experimentId];
  const kept = known?.variationId === variationId ? known : { isSent: false, nonce: createNonce() };
  variations[experimentId] = { ...kept, variationId, isTargetedRule, expirationTime: now + inactivityMaximum };
}

/**
 * Evaluates a flag, and stores the variation of an experiment as unsent. Throws the error of the visitor code,
 * FeatureFlagConfigurationNotFound, FeatureFlagEnvironmentDisabled and the error of a condition whose value is of the wrong form.
 */
export function evaluateFlag(key: string, context: EvaluationContext): Decision {
  checkVisitorCode(context.visitor.code);
  const flag = findFlag(key, context.configuration);
  if (!flag.environmentEnabled) throw new KameleoonError("FeatureFlagEnvironmentDisabled", key, context.environment);
  const decision = decide(flag, context);
  store(decision, context);
  return decision;
}

/** Evaluates a flag as `evaluateFlag` does; one that is disabled in the environment is inactive, with no decision. */
export function evaluateActive(
  key: string,
  context: EvaluationContext,
): { readonly isActive: boolean; readonly decision: Decision | null } {
  if (!findFlag(key, context.configuration).environmentEnabled) return { isActive: false, decision: null };
  const decision = evaluateFlag(key, context);
  return { isActive: isActive(decision), decision };
}

/** Evaluates a flag as `evaluateFlag` does, and reads the variables of its variation; see `variablesOf` for what it throws. */
export function evaluateVariables(key: string, context: EvaluationContext): { readonly decision: Decision; readonly variables: Variables } {
  const decision = evaluateFlag(key, context);
  const variables = variablesOf(findFlag(key, context.configuration), decision.variationKey, context.visitor.code);
  return { decision, variables };
}

/** A flag that is active for a visitor. */
export interface ActiveFlag {
  readonly decision: Decision;
  readonly variables: Variables;
}

/** The active flags by key; no variation is kept. Throws the error of any of them: of its conditions, its variation or its variables. */
export function activeFlags(context: EvaluationContext): ReadonlyMap<string, ActiveFlag> {
  checkVisitorCode(context.visitor.code);
  const active = new Map<string, ActiveFlag>();
  for (const [key, flag] of context.configuration.featureFlags) {
    if (!flag.environmentEnabled) continue;
    const decision = decide(flag, context);
    if (isActive(decision)) active.set(key, { decision, variables: activeVariablesOf(flag, decision, context) });
  }
  return active;
}

/** A default variation that the flag does not list has no variables. */
function activeVariablesOf(flag: FeatureFlag, { variationKey, reason }: Decision, { visitor }: EvaluationContext): Variables {
  const isListed = flag.variations.some(({ key }) => key === variationKey);
  return isListed || reason === "allocated" ? variablesOf(flag, variationKey, visitor.code) : new Map<string, VariableValue>();
}
