/** Tests of values that were read from JSON. */

export type JsonRecord = Readonly<Record<string, unknown>>;
export type Guard<Type> = (value: unknown) => value is Type;

export const isText: Guard<string> = (value) => typeof value === "string";

export const isBoolean: Guard<boolean> = (value) => typeof value === "boolean";

/** Not for NaN. */
export const isNumber: Guard<number> = (value): value is number => typeof value === "number" && !Number.isNaN(value);

export const isList: Guard<readonly unknown[]> = (value) => Array.isArray(value);

/** What has fields. */
export const isRecord: Guard<JsonRecord> = (value): value is JsonRecord => typeof value === "object" && value !== null && !isList(value);

export const isListOf =
  <Item>(isItem: Guard<Item>): Guard<readonly Item[]> =>
  (value): value is readonly Item[] =>
    isList(value) && value.every(isItem);

export const isRecordOf =
  <Value>(isValue: Guard<Value>): Guard<Readonly<Record<string, Value>>> =>
  (value): value is Readonly<Record<string, Value>> =>
    isRecord(value) && Object.values(value).every(isValue);

/** What is absent or null, too. */
export const isOptional =
  <Type>(guard: Guard<Type>): Guard<Type | null | undefined> =>
  (value): value is Type | null | undefined =>
    value == null || guard(value);

/** A record whose fields pass their tests; `Type` names these fields and, as unknown, those without a test. */
export function isShape<Type>(fields: { readonly [Key in keyof Type]?: Guard<Type[Key]> }): Guard<Type> {
  const tests = Object.entries<Guard<unknown> | undefined>(fields);
  return (value): value is Type => isRecord(value) && tests.every(([name, test]) => test?.(value[name]));
}

/** The list, or an empty one for a value that is none. */
export const listOf = (value: unknown): readonly unknown[] => (isList(value) ? value : []);

/** The items of a list that pass a test; none of what is no list. */
export const itemsOf = <Item>(value: unknown, isItem: Guard<Item>): Item[] => listOf(value).filter(isItem);
