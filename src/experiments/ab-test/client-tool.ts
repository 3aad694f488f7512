import type { ExperimentClient } from "../client/interface.js";
import type { ExperimentTool } from "./tool.js";

/** A client as an experiment tool. Reading the active experiments exposes the visitor to the flags of one experiment only. */
export async function createClientTool(client: ExperimentClient, visitorCode: string, experimentId: number): Promise<ExperimentTool> {
  const decided = (await client.explainFlags(visitorCode)).flatMap(({ featureKey, isEnabled, decision }) =>
    isEnabled && decision?.experimentId != null ? [{ featureKey, id: decision.experimentId, variationId: decision.variationId }] : [],
  );
  return {
    activeExperiments() {
      for (const { featureKey, id } of decided) if (id === experimentId) client.getFeatureFlagVariationKey(visitorCode, featureKey);
      return decided.map(({ id, variationId }) => ({ id, variationId }));
    },
    cancelConversion: (goalId) => client.trackConversion({ visitorCode, goalId, negative: true }),
  };
}
