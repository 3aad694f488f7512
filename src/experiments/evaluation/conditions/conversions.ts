import type { Matches } from "./condition.js";

export const conversions: Matches = ({ goalId }, { visitor }) =>
  Boolean(goalId) && (visitor.targeting.conversion ?? []).some((conversion) => conversion.goalId === goalId);
