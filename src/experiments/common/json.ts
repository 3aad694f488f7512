/** Tests of values that were read from JSON. */

export type JsonRecord = Readonly<Record<string, unknown>>;
export type Guard<Type> = (value: unknown) => value is Type;

export const isText: Guard<string> = (value) => typeof value === "string";

export const isBoolean: Guard<boolean> = (value) => typeof value === "boolean";

/** False for NaN. */
export const isNumber: Guard<number> = (value): value is number => typeof value === "number" && !Number.isNaN(value);

export const isList: Guard<readonly unknown[]> = (value) => Array.isArray(value);

/** An object that is not a list. */
export const isRecord: Guard<JsonRecord> = (value): value is JsonRecord => typeof value === "object" && value !== null && !isList(value);

export const isListOf =
  <Item>(isItem: Guard<Item>): Guard<readonly Item[]> =>
  (value): value is readonly Item[] =>
    isList(value) && value.every(isItem);

export const isRecordOf =
  <Value>(isValue: Guard<Value>): Guard<Readonly<Record<string, Value>>> =>
  (value): value is Readonly<Record<string, Value>> =>
    isRecord(value) && Object.values(value).every(isValue);

/** True for null and undefined as well. */
export const isOptional =
  <Type>(guard: Guard<Type>): Guard<Type | null | undefined> =>
  (value): value is Type | null | undefined =>
    value == null || guard(value);

/** A record whose fields pass their tests; fields without a test may have any value. */
export function isShape<Type>(fields: { readonly [Key in keyof Type]?: Guard<Type[Key]> }): Guard<Type> {
  const tests = Object.entries<Guard<unknown> | undefined>(fields);
  return (value): value is Type => isRecord(value) && tests.every(([name, test]) => test?.(value[name]));
}

/** The list, or an empty one for any other value. */
export const listOf = (value: unknown): readonly unknown[] => (isList(value) ? value : []);

/** The items of a list that pass a test; empty for any other value. */
export const itemsOf = <Item>(value: unknown, isItem: Guard<Item>): Item[] => listOf(value).filter(isItem);
