import { KameleoonError } from "../../common/errors.js";
import { compareTexts } from "../operators.js";
import type { Condition } from "../../configuration/configuration.js";
import type { Log } from "../context.js";
import type { Matches } from "./condition.js";

/** Any cookie whose name and value match. */
export const cookie: Matches = (condition, { visitor, log }) => {
  const { value: expected, valueMatchType } = condition;
  const pairs = (visitor.targeting.cookie?.cookie ?? []).filter(({ key }) => matchesName(key, condition, log));
  return pairs.some(({ value }) => {
    if (typeof expected === "string") return compareTexts(valueMatchType, value, expected, log);
    if (valueMatchType === "REGULAR_EXPRESSION") throw new KameleoonError("TargetingCondition", "COOKIE without a value");
    return false;
  });
};

function matchesName(key: string, { name, nameMatchType: operator }: Condition, log: Log): boolean {
  if (operator === "OPTIONAL") return true;
  if (operator == null || typeof name !== "string") return false;
  if (operator !== "EXACT" && operator !== "CONTAINS" && operator !== "REGULAR_EXPRESSION")
    throw new KameleoonError("TargetingCondition", `The cookie name operator ${String(operator)}`);
  return compareTexts(operator, key, name, log);
}
