import { KameleoonError } from "../common/errors.js";
import type { Report } from "../common/report.js";
import { matchesRegularExpression } from "./regular-expression/regular-expression.js";

/**
 * Compares texts by EXACT, CONTAINS or REGULAR_EXPRESSION; false for any other operator. An expected value that is not a text is EXACT to none,
 * and is otherwise read as one. Throws TargetingCondition for a regular expression that is absent.
 */
export function compareTexts(operator: unknown, subject: string, expected: unknown, report: Report): boolean {
  if (operator === "EXACT") return subject === expected;
  if (operator === "CONTAINS") return subject.includes(String(expected));
  if (operator !== "REGULAR_EXPRESSION") return false;
  if (expected == null) throw new KameleoonError("TargetingCondition", "A regular expression is missing");
  return matchesRegularExpression(subject, String(expected), report);
}

/** Compares numbers by EQUAL, GREATER or LOWER; undefined for any other operator. */
export function compareNumbers(operator: unknown, subject: number, expected: number): boolean | undefined {
  if (operator === "EQUAL") return subject === expected;
  if (operator === "GREATER") return subject > expected;
  if (operator === "LOWER") return subject < expected;
  return undefined;
}
