import { KameleoonError } from "../../common/errors.js";
import type { Condition } from "../../configuration/configuration.js";
import { compareNumbers, compareTexts } from "../operators.js";
import type { Matches } from "./condition.js";

/** Any of the values that the visitor has under an index. */
export const customDatum: Matches = (condition, { visitor, report }) => {
  const { customDataIndex, valueMatchType: operator, value: expected } = condition;
  const values = visitor.targeting.customData?.[String(customDataIndex)]?.value;
  if (operator === "UNDEFINED") return values === undefined;
  if (!values) return false;
  if (operator === "TRUE" || operator === "FALSE") return values.some((value) => value.toUpperCase() === operator);
  if (operator === "RANGE") return isInRange(values, condition);
  if (typeof expected !== "string") return false;
  if (operator === "AMONG_VALUES") return isAmong(values, expected);
  return values.some(
    (value) => compareNumbers(operator, Number(value), Number(expected)) ?? compareTexts(operator, value, expected, report),
  );
};

function isAmong(values: readonly string[], expected: string): boolean {
  let list: unknown;
  try {
    list = JSON.parse(expected);
  } catch (error) {
    throw new KameleoonError("AmongValuesCheck", error, expected);
  }
  return Array.isArray(list) && values.some((value) => list.includes(value));
}

function isInRange(values: readonly string[], { range }: Condition): boolean {
  if (!Array.isArray(range) || range.length !== 2) throw new KameleoonError("RangeCheck", range);
  const [low = NaN, high = NaN] = range.map(Number);
  return values.some((value) => low <= Number(value) && Number(value) <= high);
}
