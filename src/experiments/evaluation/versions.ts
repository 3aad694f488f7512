import { KameleoonError } from "../common/errors.js";
import { compareNumbers } from "./operators.js";

/** Compares `x.x.x` versions; missing parts are 0 and further ones are ignored. Throws SemanticVersionParse and, for an unknown operator, TargetingCondition. */
export function compareSemanticVersions(operator: unknown, subject: unknown, expected: unknown): boolean {
  const [subjectParts, expectedParts] = [partsOf(subject), partsOf(expected)];
  const different = subjectParts.findIndex((part, index) => part !== expectedParts[index]);
  return compareVersions(operator, subjectParts[different] ?? 0, expectedParts[different] ?? 0);
}

/** Compares versions that are one number each. Throws TargetingCondition for an unknown operator. */
export function compareVersions(operator: unknown, subject: number, expected: number): boolean {
  const result = compareNumbers(operator, subject, expected);
  if (result === undefined) throw new KameleoonError("TargetingCondition", `The version operator ${String(operator)}`);
  return result;
}

function partsOf(version: unknown): number[] {
  if (typeof version !== "string") throw new KameleoonError("SemanticVersionParse", version);
  const parts = `${version}.0.0`
    .split(".")
    .slice(0, 3)
    .map((part) => Number.parseInt(part, 10));
  if (parts.some(Number.isNaN)) throw new KameleoonError("SemanticVersionParse", version);
  return parts;
}
