import type { Range } from "./strip.js";

/** How a wall of pictures is laid out: its width and its gap in px, on one column or two. */
export interface WallShape {
  readonly width: number;
  readonly gap: number;
  readonly columns: 1 | 2;
}

/** Up to this many pictures are all drawn, without measuring. */
const drawnWhole = 24;

/** On two columns one wide picture precedes a pair; a lone last one is wide too. */
export function isWide(index: number, count: number): boolean {
  return index % 3 === 0 || (index % 3 === 1 && index === count - 1);
}

function rowOf(index: number, columns: 1 | 2): number {
  return columns === 1 ? index : Math.floor(index / 3) * 2 + (index % 3 === 0 ? 0 : 1);
}

/** px from the top of the wall to the row of a picture. */
export function topOf(index: number, { width, gap, columns }: WallShape): number {
  const before = rowOf(index, columns);
  if (columns === 1) return before * ((width * 2) / 3 + gap);
  const wide = (width * 9) / 16 + gap;
  const pair = (width - gap) / 3 + gap;
  return Math.ceil(before / 2) * wide + Math.floor(before / 2) * pair;
}

/** px of the whole wall, its last gap included. */
export function wallHeight(count: number, shape: WallShape): number {
  if (count === 0) return 0;
  const last = topOf(count - 1, shape);
  if (shape.columns === 1) return last + (shape.width * 2) / 3 + shape.gap;
  return last + (isWide(count - 1, count) ? (shape.width * 9) / 16 : (shape.width - shape.gap) / 3) + shape.gap;
}

/** The pictures whose rows are between two heights of the wall, in whole rows. */
export function wallRange(count: number, shape: WallShape, from: number, to: number): Range {
  if (count <= drawnWhole) return { from: 0, to: count };
  const firstOf = (height: number): number => {
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (topOf(middle, shape) <= height) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const first = firstOf(Math.max(0, from));
  const start = shape.columns === 2 && first % 3 === 2 ? first - 1 : first;
  return { from: start, to: firstOf(Math.max(0, to)) + 1 };
}
