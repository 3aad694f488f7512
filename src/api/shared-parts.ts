import { hasParts } from "../domain/is-record.js";

/** The value, with each part that a former value also has taken from there, so that no equal part is in memory twice. */
export function withSharedParts<Value>(value: Value, former: unknown): Value;
export function withSharedParts(value: unknown, former: unknown): unknown {
  if (value === former || !hasParts(value) || !hasParts(former) || Array.isArray(value) !== Array.isArray(former)) return value;
  const keys = Object.keys(value);
  let isEqual = keys.length === Object.keys(former).length;
  let shared = value;
  for (const key of keys) {
    const has = Object.hasOwn(former, key);
    const part = has ? withSharedParts(value[key], former[key]) : value[key];
    isEqual &&= has && part === former[key];
    if (part === value[key]) continue;
    if (shared === value) shared = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as typeof value;
    shared[key] = part;
  }
  return isEqual ? former : shared;
}
