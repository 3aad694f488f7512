/**
 * The level of a cell as predicted from its neighbours, by the median edge detector of JPEG-LS.
 * @param corner The cell before the one above.
 */
export function expectedLevel(before: number, above: number, corner: number): number {
  const [low, high] = before < above ? [before, above] : [above, before];
  if (corner >= high) return low;
  return corner <= low ? high : low + high - corner;
}
