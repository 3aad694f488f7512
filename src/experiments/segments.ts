import { conditionOf } from "./conditions/table.js";
import type { ConditionContext, Matches } from "./conditions/condition.js";
import type { Condition, ConditionGroup, Configuration, Rule, Segment } from "./configuration.js";
import { KameleoonError } from "./errors.js";
import type { EvaluationContext, Log } from "./evaluation-context.js";

/** Segments that lead to one another further than this are taken as not matching. */
const depthMaximum = 100;

type Leaf = (context: ConditionContext) => boolean;

/** A segment whose conditions have their functions. */
interface Tree {
  readonly orOperators: readonly unknown[];
  readonly groups: readonly { readonly orOperators: readonly unknown[]; readonly leaves: readonly Leaf[] }[];
}

/** By segment id, as the provider does: rules whose segments share an id share the tree that is used first. */
const treesOf = new WeakMap<Configuration, Map<string, Tree>>();

/** Whether the visitor belongs to a segment. Throws the KameleoonError of a condition whose value is of the wrong form. */
export function matchesSegment(segment: Segment, rule: Rule, context: EvaluationContext): boolean {
  let trees = treesOf.get(context.configuration);
  if (!trees) treesOf.set(context.configuration, (trees = new Map<string, Tree>()));
  return evaluate(segment, rule, context, trees);
}

function evaluate(start: Segment, rule: Rule, context: EvaluationContext, trees: Map<string, Tree>): boolean {
  /** Results by segment id; "open" while it is evaluated. */
  const results = new Map<string, boolean | "open">();
  let depth = 0;
  const conditionContext: ConditionContext = { ...context, rule, matchesSegment: evaluateOnce };
  return evaluateOnce(start);

  function evaluateOnce(segment: Segment): boolean {
    const id = String(segment.id);
    const known = results.get(id);
    if (known === "open" || depth >= depthMaximum) {
      context.log(`Segment ${id} leads to itself or through more than ${depthMaximum} segments: its condition is taken as false.`);
      return false;
    }
    if (known !== undefined) return known;
    results.set(id, "open");
    depth += 1;
    const result = evaluateTree(treeOf(segment, trees, context.log), conditionContext);
    depth -= 1;
    results.set(id, result);
    return result;
  }
}

function treeOf(segment: Segment, trees: Map<string, Tree>, log: Log): Tree {
  const id = String(segment.id);
  const known = trees.get(id);
  if (known) return known;
  const { firstLevel, firstLevelOrOperators } = segment.conditionsData;
  const tree: Tree = {
    orOperators: firstLevelOrOperators,
    groups: firstLevel.map(({ orOperators, conditions }: ConditionGroup) => ({
      orOperators,
      leaves: conditions.map((condition) => leafOf(condition, log)),
    })),
  };
  trees.set(id, tree);
  return tree;
}

function leafOf(condition: Condition, log: Log): Leaf {
  let matches: Matches;
  try {
    matches = conditionOf(condition.targetingType);
  } catch (error) {
    if (!(error instanceof KameleoonError)) throw error;
    log(`${error.message} It is taken as true.`);
    return () => true;
  }
  const excludes = condition.isInclude === false;
  return (context) => matches(condition, context) !== excludes;
}

function evaluateTree({ groups, orOperators }: Tree, context: ConditionContext): boolean {
  if (groups.length === 0) return true;
  return joined(groups, orOperators, (group) => {
    if (group.leaves.length === 0) throw new KameleoonError("TargetingCondition", "An empty list of conditions");
    return joined(group.leaves, group.orOperators, (leaf) => leaf(context));
  });
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
