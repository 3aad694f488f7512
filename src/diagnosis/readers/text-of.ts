import { hasParts } from "../../domain/is-record.js";

/** A value inside another one, by its keys; undefined where there is none, or reading it throws. */
export function valueAt(value: unknown, ...keys: readonly string[]): unknown {
  try {
    return keys.reduce<unknown>(
      (outer, key) => (hasParts(outer) || typeof outer === "function" ? Reflect.get(outer, key) : undefined),
      value,
    );
  } catch {
    return undefined;
  }
}

/** The same as text; empty where it is none. */
export function textAt(value: unknown, ...keys: readonly string[]): string {
  const found = valueAt(value, ...keys);
  return typeof found === "string" ? found : "";
}
