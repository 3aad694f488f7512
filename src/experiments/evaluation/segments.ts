import { errorMessage } from "../../domain/error-message.js";
import { KameleoonError } from "../common/errors.js";
import type { Condition, Rule, Segment } from "../configuration/configuration.js";
import type { ConditionContext } from "./conditions/condition.js";
import { conditions } from "./conditions/table.js";
import type { EvaluationContext } from "./context.js";

/** Segments that refer to one another more deeply than this do not match. */
const depthMaximum = 100;
/** Segments that one call evaluates because others refer to them; further ones do not match. */
const followedMaximum = 10_000;

/**
 * Whether the visitor belongs to a segment; rules whose segments share an id share the first one. Throws the KameleoonError of a
 * condition whose value is of the wrong form.
 */
export function matchesSegment({ id: start }: Segment, rule: Rule, context: EvaluationContext): boolean {
  const { configuration, visitor, environment, now, report } = context;
  /** Results by segment id; null while it is evaluated. Created when first needed, since few segments refer to another. */
  let results: Map<string, boolean | null> | undefined;
  let depth = 0;

  const conditionContext: ConditionContext = { configuration, visitor, environment, now, report, rule, matchesSegment: evaluateOnce };
  const segment = configuration.segments.get(String(start));
  return segment !== undefined && evaluate(segment, conditionContext);

  function evaluateOnce(id: string): boolean {
    results ??= new Map([[String(start), null]]);
    const next = configuration.segments.get(id);
    const known = results.get(id);
    if (known != null || next === undefined) return known ?? false;
    context.followed = (context.followed ?? 0) + 1;
    if (known === null || depth > depthMaximum || context.followed > followedMaximum) {
      report(`Segment ${id} refers to itself or to too many others: it does not match.`);
      return false;
    }
    results.set(id, null);
    depth += 1;
    const result = evaluate(next, conditionContext);
    depth -= 1;
    results.set(id, result);
    return result;
  }
}

function evaluate({ conditionsData: { firstLevel, firstLevelOrOperators } }: Segment, context: ConditionContext): boolean {
  if (firstLevel.length === 0) return true;
  return joined(firstLevel, firstLevelOrOperators, ({ conditions, orOperators }) => {
    if (conditions.length === 0) throw new KameleoonError("TargetingCondition", "An empty list of conditions");
    return joined(conditions, orOperators, (condition) => meets(condition, context));
  });
}

/** A condition of an unknown type is reported and counts as true. */
function meets(condition: Condition, context: ConditionContext): boolean {
  const { targetingType, isInclude } = condition;
  const matches = conditions.get(targetingType);
  if (!matches) {
    context.report(`${String(new KameleoonError("TargetingCondition", targetingType))} It counts as true.`);
    return true;
  }
  try {
    return matches(condition, context) === Boolean(isInclude ?? true);
  } catch (error) {
    throw error instanceof KameleoonError ? error : new KameleoonError("TargetingCondition", errorMessage(error));
  }
}

/** Left to right, without precedence. An item is not evaluated if the result does not depend on it, or if it has no operator. */
function joined<Item>(items: readonly Item[], orOperators: readonly unknown[], evaluateItem: (item: Item) => boolean): boolean {
  return items.reduce((result, item, index) => {
    const isOr = index === 0 || Boolean(orOperators[index - 1]);
    return result === isOr || index > orOperators.length ? result : evaluateItem(item);
  }, false);
}
