import { KameleoonError } from "../../common/errors.js";
import type { Report } from "../../common/report.js";
import type { Condition } from "../../configuration/configuration.js";
import { compareTexts } from "../operators.js";
import type { Matches } from "./condition.js";

/** Any cookie whose name and value match. */
export const cookie: Matches = (condition, { visitor, report }) => {
  const { value: expected, valueMatchType } = condition;
  const pairs = (visitor.targeting.cookie?.cookie ?? []).filter(({ key }) => matchesName(key, condition, report));
  return pairs.some(({ value }) => {
    if (typeof expected === "string") return compareTexts(valueMatchType, value, expected, report);
    if (valueMatchType === "REGULAR_EXPRESSION") throw new KameleoonError("TargetingCondition", "COOKIE without a value");
    return false;
  });
};

function matchesName(key: string, { name, nameMatchType: operator }: Condition, report: Report): boolean {
  if (operator === "OPTIONAL") return true;
  if (operator == null || typeof name !== "string") return false;
  if (operator !== "EXACT" && operator !== "CONTAINS" && operator !== "REGULAR_EXPRESSION")
    throw new KameleoonError("TargetingCondition", `The cookie name operator ${String(operator)}`);
  return compareTexts(operator, key, name, report);
}
