/**
 * How many lodgings an option would leave: the largest count of its ids, 0 for an option that is not in the list.
 * Null while nothing is known.
 */
export function countOf<Id extends number | string>(
  counts: readonly { readonly id: Id; readonly count: number }[] | null,
  ids: readonly Id[],
): number | null {
  if (!counts?.length) return null;
  return Math.max(0, ...counts.filter(({ id }) => ids.includes(id)).map(({ count }) => count));
}

/** An option that would leave nothing cannot be chosen, but one already chosen can be removed. */
export function isDisabled(count: number | null, chosen: boolean): boolean {
  return count === 0 && !chosen;
}
