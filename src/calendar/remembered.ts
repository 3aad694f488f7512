/** `compute`, with at most `limit` of its latest results kept by argument; the oldest is removed first. */
export function remembered<Result extends NonNullable<unknown>>(limit: number, compute: (key: string) => Result): (key: string) => Result {
  const results = new Map<string, Result>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    const [oldest] = results.keys();
    if (results.size >= limit && oldest !== undefined) results.delete(oldest);
    results.set(key, result);
    return result;
  };
}
