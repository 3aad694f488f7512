/** Whether a value is an object with keys, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return hasParts(value) && !Array.isArray(value);
}

/** Whether a value is an object with keys, or a list. */
export function hasParts(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
