import type { ExperimentClient } from "./client-interface.js";
import type { Configuration, FeatureFlag } from "./configuration.js";
import type { Connection } from "./connection.js";
import type { EvaluationContext } from "./evaluation-context.js";
import { activeFlags, evaluateActive, evaluateFlag, evaluateVariables, findFlag, type Decision } from "./flags.js";
import type { Report } from "./report.js";
import { variableOf } from "./variables.js";
import { checkVisitorCode, type Visitor } from "./visitor/visitor.js";
import type { Visitors } from "./visitors.js";

export interface FlagCallsOptions {
  readonly environment: string;
  /** Throws Initialization. */
  configuration(): Configuration;
  isOverridden(featureKey: string): boolean;
  readonly visitors: Visitors;
  /** Milliseconds since 1970. */
  now(): number;
  readonly report: Report;
  /** Does a task with the connection, at once or when it is loaded. */
  connect(task: (connection: Connection) => void): void;
  connected(): Promise<Connection>;
}

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
export function createFlagCalls(options: FlagCallsOptions): FlagCalls {
  const { environment, configuration, isOverridden, visitors, now, report, connect, connected } = options;

  function contextOf(visitorCode: string): EvaluationContext {
    const inForce = configuration();
    checkVisitorCode(visitorCode);
    return { configuration: inForce, visitor: visitors.get(visitorCode), environment, now: now(), log: report };
  }

  function expose(visitor: Visitor, visitorCode: string, isUniqueIdentifier: boolean, featureKey: string, decision: Decision): void {
    if (isOverridden(featureKey)) return;
    const { experimentId, variationId } = decision;
    if (experimentId !== null && visitor.variations[experimentId]?.isSent === false) visitors.changed(visitor);
    connect(({ tracker, recent }) => {
      if (experimentId !== null && variationId !== null) recent.add(visitorCode, experimentId, variationId);
      tracker.expose(visitor, visitorCode, isUniqueIdentifier, featureKey, decision);
    });
  }

  const nameOf = ({ id = null, featureKey }: FeatureFlag) => ({ id, key: featureKey });

  return {
    isFeatureFlagActive(visitorCode, featureKey, isUniqueIdentifier = false) {
      const context = contextOf(visitorCode);
      const { isActive, decision } = evaluateActive(featureKey, context);
      if (decision) expose(context.visitor, visitorCode, isUniqueIdentifier, featureKey, decision);
      return isActive;
    },
    getFeatureFlagVariationKey(visitorCode, featureKey, isUniqueIdentifier = false) {
      const context = contextOf(visitorCode);
      const decision = evaluateFlag(featureKey, context);
      expose(context.visitor, visitorCode, isUniqueIdentifier, featureKey, decision);
      return decision.variationKey;
    },
    getFeatureFlagVariable({ visitorCode, featureKey, variableKey, isUniqueIdentifier = false }) {
      const context = contextOf(visitorCode);
      const decision = evaluateFlag(featureKey, context);
      expose(context.visitor, visitorCode, isUniqueIdentifier, featureKey, decision);
      return variableOf(findFlag(featureKey, context.configuration), decision.variationKey, variableKey, visitorCode);
    },
    getFeatureFlagVariables(visitorCode, featureKey, isUniqueIdentifier = false) {
      const context = contextOf(visitorCode);
      const { decision, variables } = evaluateVariables(featureKey, context);
      expose(context.visitor, visitorCode, isUniqueIdentifier, featureKey, decision);
      return variables;
    },
    getActiveFeatureFlags: (visitorCode) => activeFlags(contextOf(visitorCode)),
    getVisitorFeatureFlags(visitorCode) {
      const context = contextOf(visitorCode);
      return [...activeFlags(context).keys()].map((key) => nameOf(findFlag(key, context.configuration)));
    },
    getFeatureFlags: () => [...configuration().featureFlags.values()].map(nameOf),
    async explainFlags(visitorCode) {
      const context = contextOf(visitorCode);
      return (await connected()).explainFlags(context, isOverridden);
    },
  };
}
