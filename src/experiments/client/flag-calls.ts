import { onceOpen } from "../../platform/page-lifecycle.js";
import type { FeatureFlag } from "../configuration/configuration.js";
import type { EvaluationContext } from "../evaluation/context.js";
import { explainFlags } from "../evaluation/explain-flags.js";
import { activeFlags, evaluateActive, evaluateFlag, evaluateVariables, findFlag, type Decision } from "../evaluation/flags.js";
import { variableOf } from "../evaluation/variables.js";
import { checkVisitorCode, type Visitor } from "../visitor/visitor.js";
import type { ClientCore } from "./core.js";
import type { ExperimentClient } from "./interface.js";

type FlagCalls = Pick<
  ExperimentClient,
  | "isFeatureFlagActive"
  | "getFeatureFlagVariationKey"
  | "getFeatureFlagVariable"
  | "getFeatureFlagVariables"
  | "getActiveFeatureFlags"
  | "getVisitorFeatureFlags"
  | "getFeatureFlags"
  | "explainFlags"
>;

/** The client's calls that evaluate flags. */
export function createFlagCalls(core: ClientCore): FlagCalls {
  const { configuration, visitors, isOverridden } = core;

  function contextOf(visitorCode: string): EvaluationContext {
    const inForce = configuration();
    checkVisitorCode(visitorCode);
    const { environment, report } = core;
    return { configuration: inForce, visitor: visitors.get(visitorCode), environment, now: core.now(), report };
  }

  /** Evaluates a flag, and sends the visitor's exposure to it: from a page that the browser prerenders once the visitor opens it. */
  function exposed<Result extends { readonly decision: Decision | null }>(
    evaluate: (featureKey: string, context: EvaluationContext) => Result,
    visitorCode: string,
    featureKey: string,
    isUniqueIdentifier = false,
  ): Result {
    const context = contextOf(visitorCode);
    const result = evaluate(featureKey, context);
    const { decision } = result;
    if (decision && !isOverridden(featureKey)) onceOpen(() => expose(context.visitor, decision));
    return result;

    function expose(visitor: Visitor, exposure: Decision): void {
      if (visitor.variations[String(exposure.experimentId)]?.isSent === false) visitors.changed(visitor);
      core.connect((connection) => connection.expose(visitor, visitorCode, isUniqueIdentifier, featureKey, exposure));
    }
  }

  const decide = (featureKey: string, context: EvaluationContext) => ({ decision: evaluateFlag(featureKey, context) });
  const nameOf = ({ id = null, featureKey }: FeatureFlag) => ({ id, key: featureKey });

  return {
    isFeatureFlagActive: (visitorCode, featureKey, isUniqueIdentifier) =>
      exposed(evaluateActive, visitorCode, featureKey, isUniqueIdentifier).isActive,
    getFeatureFlagVariationKey: (visitorCode, featureKey, isUniqueIdentifier) =>
      exposed(decide, visitorCode, featureKey, isUniqueIdentifier).decision.variationKey,
    getFeatureFlagVariable({ visitorCode, featureKey, variableKey, isUniqueIdentifier }) {
      const { decision } = exposed(decide, visitorCode, featureKey, isUniqueIdentifier);
      return variableOf(findFlag(featureKey, configuration()), decision.variationKey, variableKey, visitorCode);
    },
    getFeatureFlagVariables: (visitorCode, featureKey, isUniqueIdentifier) =>
      exposed(evaluateVariables, visitorCode, featureKey, isUniqueIdentifier).variables,
    getActiveFeatureFlags: (visitorCode) => activeFlags(contextOf(visitorCode)),
    getVisitorFeatureFlags: (visitorCode) =>
      [...activeFlags(contextOf(visitorCode)).keys()].map((key) => nameOf(findFlag(key, configuration()))),
    getFeatureFlags: () => [...configuration().featureFlags.values()].map(nameOf),
    async explainFlags(visitorCode) {
      return explainFlags(contextOf(visitorCode), isOverridden);
    },
  };
}
