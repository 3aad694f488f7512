/**
 * The index of the only best of two values or more; null where the best are equal. An unknown value (null) takes no part.
 * @param better "more" where the largest is the best, "less" where the smallest is.
 */
export function onlyBest(values: readonly (number | null)[], better: "more" | "less"): number | null {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ index, rank: better === "more" ? -value : value }]));
  const [first, second] = known.toSorted((one, other) => one.rank - other.rank);
  return first && second && first.rank < second.rank ? first.index : null;
}
