import type { Report } from "../common/report.js";
import { matchesRegularExpression } from "./regular-expression/regular-expression.js";

/** Compares texts by EXACT, CONTAINS or REGULAR_EXPRESSION; false for any other operator. */
export function compareTexts(operator: unknown, subject: string, expected: string, report: Report): boolean {
  if (operator === "EXACT") return subject === expected;
  if (operator === "CONTAINS") return subject.includes(expected);
  return operator === "REGULAR_EXPRESSION" && matchesRegularExpression(subject, expected, report);
}

/** Compares numbers by EQUAL, GREATER or LOWER; undefined for any other operator. */
export function compareNumbers(operator: unknown, subject: number, expected: number): boolean | undefined {
  if (operator === "EQUAL") return subject === expected;
  if (operator === "GREATER") return subject > expected;
  if (operator === "LOWER") return subject < expected;
  return undefined;
}
