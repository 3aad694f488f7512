import { conditionOf } from "./conditions/table.js";
import type { ConditionContext, Matches } from "./conditions/condition.js";
import type { Condition, Rule, Segment } from "./configuration.js";
import { KameleoonError } from "./errors.js";
import type { EvaluationContext, Log } from "./evaluation-context.js";

/** Segments that lead to one another further than this are taken as not matching. */
const depthMaximum = 100;

/** Whether the visitor belongs to a segment. Throws the KameleoonError of a condition whose value is of the wrong form. */
export function matchesSegment(start: Segment, rule: Rule, context: EvaluationContext): boolean {
  const { configuration, log } = context;
  /** Results by segment id; null while it is evaluated. */
  const results = new Map<string, boolean | null>();
  let depth = 0;
  const conditionContext: ConditionContext = { ...context, rule, matchesSegment: evaluateOnce };
  return evaluateOnce(String(start.id));

  /** Rules whose segments share an id share the first segment. */
  function evaluateOnce(id: string): boolean {
    const segment = configuration.segments.get(id);
    const known = results.get(id);
    if (segment === undefined || known === null || depth > depthMaximum) {
      if (segment) log(`Segment ${id} leads to itself or through more than ${depthMaximum} segments: it is taken as not matching.`);
      return false;
    }
    if (known !== undefined) return known;
    results.set(id, null);
    depth += 1;
    const result = evaluate(segment, conditionContext);
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

function meets(condition: Condition, context: ConditionContext): boolean {
  const matches = functionOf(condition, context.log);
  return matches === null || matches(condition, context) === (condition.isInclude !== false);
}

/** Null, and logged, for a condition of an unknown type, which is taken as true. */
function functionOf({ targetingType }: Condition, log: Log): Matches | null {
  try {
    return conditionOf(targetingType);
  } catch (error) {
    log(`${String(error)} It is taken as true.`);
    return null;
  }
}

/** Left to right without precedence; an item whose operator decides without it is not evaluated, nor is one without an operator. */
function joined<Item>(items: readonly Item[], orOperators: readonly unknown[], evaluateItem: (item: Item) => boolean): boolean {
  let result = false;
  for (const [index, item] of items.entries()) {
    if (index > orOperators.length) break;
    const isOr = index === 0 || Boolean(orOperators[index - 1]);
    if (result !== isOr) result = evaluateItem(item);
  }
  return result;
}
