/** A point of the drawing, in units of its view box. */
export type Point = readonly [x: number, y: number];

const rgb = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** A colour between two: 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const other = rgb(second);
  const mixed = rgb(first).map((value, index) => Math.round(value + ((other[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Coordinates are whole, which keeps the pictures small. */
export const n = Math.round;

/** One of a list by its place; lists here are never read beyond their ends. */
export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`A drawing asked for item ${index} of ${list.length}`);
  return item;
}

const points = (list: readonly Point[]): string => list.map(([x, y]) => `${n(x)},${n(y)}`).join(" ");

/** Shapes as SVG text; `extra` holds further attributes and begins with a space. */
export const poly = (list: readonly Point[], fill: string, extra = ""): string =>
  `<polygon points="${points(list)}" fill="${fill}"${extra}/>`;
export const path = (d: string, fill: string, extra = ""): string => `<path d="${d}" fill="${fill}"${extra}/>`;
export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = ""): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${Math.max(1, n(width))}" height="${Math.max(1, n(height))}" fill="${fill}"${extra}/>`;
export const circle = (x: number, y: number, radius: number, fill: string, extra = ""): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${Math.max(1, n(radius))}" fill="${fill}"${extra}/>`;
export const line = (d: string, stroke: string, width: number, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${extra}/>`;
