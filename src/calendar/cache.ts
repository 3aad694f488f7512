export interface Cache<Value> {
  /** What is kept under the key, else what `make` returns, which is then kept. */
  get(key: string, make: () => Value): Value;
}

/** Keeps at most `limit` values; one more drops the oldest. */
export function createCache<Value>(limit: number): Cache<Value> {
  const kept = new Map<string, { readonly value: Value }>();
  return {
    get(key, make) {
      const known = kept.get(key);
      if (known) return known.value;
      const value = make();
      kept.set(key, { value });
      const [oldest] = kept.keys();
      if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
}
