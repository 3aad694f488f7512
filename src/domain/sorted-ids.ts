/** Ids in the order the search keeps them, each once. */
export function sortedIds(ids: Iterable<number>): number[] {
  return [...new Set(ids)].sort((left, right) => left - right);
}
