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
    const settle = (settled: unknown) =>
      void Object.defineProperty(copy, key, { value: settled, configurable: true, enumerable: true, writable: true });
    if (typeof part !== "object") settle(part);
    else {
      const get = () => {
        settle(plainCopy(part));
        return Reflect.get(copy, key);
      };
      Object.defineProperty(copy, key, { get, set: settle, configurable: true, enumerable: true });
    }
  }
  return copy;
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
