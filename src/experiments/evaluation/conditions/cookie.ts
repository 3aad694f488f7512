import { KameleoonError } from "../../common/errors.js";
import type { Report } from "../../common/report.js";
import type { Condition } from "../../configuration/configuration.js";
import { compareTexts } from "../operators.js";
import type { Matches } from "./condition.js";

const nameOperators: readonly unknown[] = ["EXACT", "CONTAINS", "REGULAR_EXPRESSION"];

/** Any cookie whose name and value match. */
export const cookie: Matches = (condition, { visitor, report }) => {
  const { nameMatchType, value: expected, valueMatchType } = condition;
  if (!nameMatchType || !valueMatchType) return false;
  const pairs = (visitor.targeting.cookie?.cookie ?? []).filter(({ key }) => matchesName(key, condition, report));
  return pairs.some(({ value }) => compareTexts(valueMatchType, value, expected, report));
};

function matchesName(key: string, { name, nameMatchType: operator }: Condition, report: Report): boolean {
  if (operator === "OPTIONAL") return true;
  if (!nameOperators.includes(operator))
    throw new KameleoonError("TargetingCondition", `The cookie name operator ${JSON.stringify(operator)}`);
  return compareTexts(operator, key, name, report);
}
