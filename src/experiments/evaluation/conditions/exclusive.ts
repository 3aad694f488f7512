import type { Matches } from "./condition.js";

/** The visitor has no variation of an experiment other than the rule's own. */
export const exclusive: Matches = (_condition, { visitor, rule }) =>
  Object.keys(visitor.variations).every((experimentId) => experimentId === String(rule.experimentId));
