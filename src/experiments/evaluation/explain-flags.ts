import type { FlagExplanation } from "../client/interface.js";
import type { EvaluationContext } from "./context.js";
import { decide } from "./flags.js";
import { reasonOf } from "../common/report.js";

/** Every flag for a visitor as it would be evaluated now. */
export function explainFlags(context: EvaluationContext, isOverridden: (featureKey: string) => boolean): FlagExplanation[] {
  return [...context.configuration.featureFlags.values()].map((flag) => {
    const { featureKey, environmentEnabled, variations } = flag;
    const explanation = {
      featureKey,
      isEnabled: environmentEnabled === true,
      isOverridden: isOverridden(featureKey),
      variationKeys: variations.map(({ key }) => key),
    };
    try {
      return { ...explanation, decision: decide(flag, context), error: null };
    } catch (error) {
      return { ...explanation, decision: null, error: reasonOf(error) };
    }
  });
}
