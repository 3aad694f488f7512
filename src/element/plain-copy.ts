/** A deep copy of arrays, dates and plain objects, which shares nothing with the original. Returns anything else unchanged. */
export function plainCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainCopy);
  if (value instanceof Date) return new Date(value);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainCopy(inner)]));
}

/**
 * A copy of a plain object whose parts are copied when they are first read, since few are; the object must not be changed meanwhile.
 * Copies anything else at once.
 */
export function copyWhenRead(value: unknown): unknown {
  if (!isPlainObject(value)) return plainCopy(value);
  const copy = {};
  for (const [key, part] of Object.entries(value)) {
    // In a variable rather than in the property: whoever received the copy may have frozen it.
    let copied: { readonly value: unknown } | undefined;
    const get = () => (copied ??= { value: plainCopy(part) }).value;
    const set = (given: unknown) => void (copied = { value: given });
    Object.defineProperty(copy, key, { get, set, configurable: true, enumerable: true });
  }
  return copy;
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
