import { errorMessage } from "../../domain/error-message.js";
import type { EvaluationContext } from "./context.js";
import { decide, type Decision } from "./flags.js";

/** A flag as it would be evaluated for a visitor now, and why. */
export interface FlagExplanation {
  readonly featureKey: string;
  readonly isEnabled: boolean;
  readonly isOverridden: boolean;
  /** The variations that it can have. */
  readonly variationKeys: readonly string[];
  /** Null if the evaluation fails; `error` is the reason. */
  readonly decision: Decision | null;
  readonly error: string | null;
}

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
      return { ...explanation, decision: null, error: errorMessage(error) };
    }
  });
}
