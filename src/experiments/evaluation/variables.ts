import { KameleoonError } from "../common/errors.js";
import { isNumber } from "../common/json.js";
import type { FeatureFlag, Variable } from "../configuration/configuration.js";

/** A variable read by its type: BOOLEAN, NUMBER, STRING, or any value of JSON. */
export interface VariableValue {
  readonly key: string;
  readonly type: string;
  readonly value: unknown;
}

/** By key. */
export type Variables = ReadonlyMap<string, VariableValue>;

/** The variables of a variation. Throws FeatureFlagVariationNotFound, and NumberParse or JSONParse for a value that is not of its type. */
export function variablesOf(flag: FeatureFlag, variationKey: string, visitorCode: string): Variables {
  const variation = flag.variations.find(({ key }) => key === variationKey);
  if (!variation) throw new KameleoonError("FeatureFlagVariationNotFound", variationKey, visitorCode);
  return new Map(variation.variables.map((variable) => [variable.key, { ...variable, value: typedValueOf(variable) }]));
}

/** A configuration from the page may have values that String() cannot convert. */
function typedValueOf(variable: Variable): unknown {
  try {
    return valueOf(variable);
  } catch (error) {
    throw error instanceof KameleoonError ? error : new KameleoonError("JSONParse", error);
  }
}

/** Throws FeatureFlagVariableNotFound, and what `variablesOf` throws. */
export function variableOf(flag: FeatureFlag, variationKey: string, variableKey: string, visitorCode: string): VariableValue {
  const variable = variablesOf(flag, variationKey, visitorCode).get(variableKey);
  if (!variable) throw new KameleoonError("FeatureFlagVariableNotFound", variableKey, visitorCode);
  return variable;
}

function valueOf({ type, value }: Variable): unknown {
  switch (type) {
    case "BOOLEAN":
      return Boolean(value);
    case "NUMBER":
      return numberOf(value);
    case "STRING":
      return String(value);
    case "JSON":
      return JSON.parse(String(value));
    default:
      throw new KameleoonError("JSONParse", `the variable type ${type} is unknown`);
  }
}

function numberOf(value: unknown): number {
  const number = Number(value);
  if (!isNumber(number)) throw new KameleoonError("NumberParse", value);
  return number;
}
