import * as v from "valibot";
import { day, month } from "../api/shapes.js";
import { strictObject } from "../api/object.js";
import type { JsonSchema } from "./json-schema.js";

/** A part of an input: what checks it, and its JSON schema. A test compares the two. */
export interface Field<Value> {
  readonly shape: v.GenericSchema<Value>;
  readonly json: JsonSchema;
}

export const wholeNumber = (minimum: number, maximum: number): Field<number> => ({
  shape: v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum)),
  json: { type: "integer", minimum, maximum },
});

export const shortText = (maxLength: number): Field<string> => ({
  shape: v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength)),
  json: { type: "string", minLength: 1, maxLength },
});

export const patternText = (pattern: RegExp): Field<string> => ({
  shape: v.pipe(v.string(), v.regex(pattern)),
  json: { type: "string", pattern: pattern.source },
});

export const oneOf = <const Name extends string>(names: readonly Name[]): Field<Name> => ({
  shape: v.picklist(names),
  json: { type: "string", enum: names },
});

export const listOf = <Value>({ shape, json }: Field<Value>, minItems: number, maxItems: number): Field<Value[]> => ({
  shape: v.pipe(v.array(shape), v.minLength(minItems), v.maxLength(maxItems)),
  json: { type: "array", items: json, minItems, maxItems },
});

/** A list without duplicates. */
export const setOf = <Value>(item: Field<Value>, minItems: number, maxItems: number): Field<Value[]> => {
  const { shape, json } = listOf(item, minItems, maxItems);
  return {
    shape: v.pipe(
      shape,
      v.checkItems((value, index, list) => list.indexOf(value) === index),
    ),
    json: { ...json, uniqueItems: true },
  };
};

export const flag: Field<boolean> = { shape: v.boolean(), json: { type: "boolean" } };
export const dayField: Field<string> = { shape: day, json: { type: "string", format: "date" } };
export const monthField: Field<string> = { shape: month, json: { type: "string", pattern: "^\\d{4}-(0[1-9]|1[0-2])$" } };

export type Fields = Readonly<Record<string, Field<unknown>>>;
type ValueOf<One> = One extends Field<infer Value> ? Value : never;

/** The parts of an input that must be there, and the others. */
export interface InputFields<Needed extends Fields, Optional extends Fields> {
  readonly needed: Needed;
  readonly optional: Optional;
}

export type InputOf<Given> =
  Given extends InputFields<infer Needed, infer Optional>
    ? { readonly [Name in keyof Needed]: ValueOf<Needed[Name]> } & { readonly [Name in keyof Optional]?: ValueOf<Optional[Name]> }
    : never;

/** The fields of an input without some of the optional ones. */
export const withoutFields = (
  { needed, optional }: InputFields<Fields, Fields>,
  names: readonly string[],
): InputFields<Fields, Fields> => ({
  needed,
  optional: Object.fromEntries(Object.entries(optional).filter(([name]) => !names.includes(name))),
});

/** What checks a whole input: a part that it does not have is refused. */
export function inputShape({ needed, optional }: InputFields<Fields, Fields>): v.GenericSchema {
  const entries = {
    ...mapped(needed, ({ shape }) => shape),
    ...mapped(optional, ({ shape }) => v.optional(shape)),
  };
  return strictObject(entries);
}

/** The JSON schema of a whole input. */
export function inputSchema({ needed, optional }: InputFields<Fields, Fields>, describe: (field: string) => string): JsonSchema {
  const properties = Object.entries({ ...needed, ...optional }).map(([name, { json }]) => [name, { ...json, description: describe(name) }]);
  return { type: "object", properties: Object.fromEntries(properties), required: Object.keys(needed), additionalProperties: false };
}

function mapped<Result>(fields: Fields, of: (field: Field<unknown>) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field)]));
}
