import type { Matches } from "./condition.js";

/** No other experiment than the rule's own gave the visitor a variation. */
export const exclusive: Matches = (_condition, { visitor, rule }) =>
  Object.keys(visitor.variations).every((experimentId) => experimentId === String(rule.experimentId));
