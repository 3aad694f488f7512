/** The miniatures of a strip: each as wide as the others, with a wider gap before the accommodation. */
export interface Strip {
  readonly className: string;
  /** px from one miniature to the next, and the px by which the gap is wider. */
  readonly stride: number;
  readonly cut: number;
}

/** Miniatures that are drawn on either side of those in view. */
const spare = 8;
/** Up to this many are all drawn. */
const drawnWhole = 24;

/** A part of a list: from its first item to before its end. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The miniatures to draw where a strip is scrolled to. */
export function stripRange({ stride }: Strip, count: number, scrolled: number, width: number): Range {
  if (count <= drawnWhole) return { from: 0, to: count };
  const from = Math.min(Math.max(0, Math.floor(scrolled / stride) - spare), count - 1);
  return { from, to: Math.min(count, Math.ceil((scrolled + width) / stride) + spare) };
}

/** px from the start of a strip to a miniature; `cutAt` is the index of the first one of the accommodation. */
export function stripOffset({ stride, cut }: Strip, index: number, cutAt: number): number {
  return index * stride + (cutAt > 0 && index >= cutAt ? cut : 0);
}
