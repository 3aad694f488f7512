/** The part of JSON Schema that openapi.json uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

const known = new Set([
  "$ref",
  "type",
  "properties",
  "required",
  "items",
  "minItems",
  "maxItems",
  "anyOf",
  "enum",
  "const",
  "minimum",
  "minLength",
  "pattern",
  "format",
  "default",
  "description",
]);

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

const isType = (wanted: string, value: unknown): boolean =>
  typeOf(value) === wanted || (wanted === "number" && typeOf(value) === "integer");

const patterns = new Map<string, RegExp>();
function patternOf(pattern: string): RegExp {
  const known = patterns.get(pattern) ?? new RegExp(pattern, "u");
  patterns.set(pattern, known);
  return known;
}

/** A day of the calendar, as RFC 3339 writes it. */
function isDate(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

function ofText(schema: Schema, value: string, at: string): string[] {
  const wrong: string[] = [];
  if (value.length < (schema.minLength ?? 0)) wrong.push(`${at} is too short`);
  if (schema.pattern !== undefined && !patternOf(schema.pattern).test(value)) wrong.push(`${at} does not match ${schema.pattern}`);
  if (schema.format === "date" && !isDate(value)) wrong.push(`${at} is no day`);
  return wrong;
}

/** The violations of a schema by a value, by path; empty when it fits. Throws for unsupported parts of a schema. */
export function misfits(schema: Schema, value: unknown, find: (reference: string) => Schema, at = "$"): readonly string[] {
  for (const key of Object.keys(schema)) if (!known.has(key)) throw new Error(`This reader does not support "${key}"`);
  if (schema.$ref !== undefined) return misfits(find(schema.$ref), value, find, at);
  if (schema.anyOf) {
    const ways = schema.anyOf.map((one) => misfits(one, value, find, at));
    return ways.some((way) => way.length === 0) ? [] : [`${at} fits none: ${ways.flat().slice(0, 3).join("; ")}`];
  }
  if (schema.const !== undefined && value !== schema.const) return [`${at} is not ${String(schema.const)}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${at} is none of ${schema.enum.join(", ")}`];
  if (schema.type !== undefined && !isType(schema.type, value)) return [`${at} is ${typeOf(value)}, not ${schema.type}`];
  if (typeof value === "number" && schema.minimum !== undefined && value < schema.minimum) return [`${at} is below ${schema.minimum}`];
  if (typeof value === "string") return ofText(schema, value, at);
  if (Array.isArray(value)) {
    if (value.length < (schema.minItems ?? 0) || value.length > (schema.maxItems ?? Infinity)) return [`${at} has ${value.length} items`];
    return schema.items ? value.flatMap((item, index) => misfits(schema.items ?? {}, item, find, `${at}.${index}`)) : [];
  }
  if (typeof value !== "object" || value === null) return [];
  const entries = new Map(Object.entries(value));
  return [
    ...(schema.required ?? []).filter((key) => !entries.has(key)).map((key) => `${at}.${key} is missing`),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) =>
      entries.has(key) ? misfits(inner, entries.get(key), find, `${at}.${key}`) : [],
    ),
  ];
}
