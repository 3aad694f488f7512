import type { Condition, Rule } from "../../configuration/configuration.js";
import type { EvaluationContext } from "../context.js";

export interface ConditionContext extends EvaluationContext {
  /** The rule whose segment is evaluated. */
  readonly rule: Rule;
  /** Evaluates a segment of the configuration by its id; false if there is none. */
  matchesSegment(id: string): boolean;
}

/** Whether the visitor meets a condition, without regard to `isInclude`. Throws a KameleoonError for a value of the wrong form. */
export type Matches = (condition: Condition, context: ConditionContext) => boolean;
