import { hasParts } from "../domain/is-record.js";

/** The value, with all that it has in common with a former value taken from that: no part that is equal is in memory twice. */
export function withSharedParts<Value>(value: Value, former: unknown): Value;
export function withSharedParts(value: unknown, former: unknown): unknown {
  if (value === former) return former;
  if (!hasParts(value) || !hasParts(former) || Array.isArray(value) !== Array.isArray(former)) return value;
  const has = (key: string) => Object.hasOwn(former, key);
  const parts = Object.entries(value).map(([key, part]) => [key, has(key) ? withSharedParts(part, former[key]) : part] as const);
  const isEqual = parts.length === Object.keys(former).length && parts.every(([key, part]) => has(key) && part === former[key]);
  if (isEqual) return former;
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}
