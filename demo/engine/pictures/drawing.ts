/** A point of the drawing, in units of its view box. */
export type Point = readonly [x: number, y: number];

const rgb = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** A colour between two: 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const other = rgb(second);
  const mixed = rgb(first).map((value, index) => Math.round(value + ((other[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** One of a list by its place; lists here are never read beyond their ends. */
export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`A drawing asked for item ${index} of ${list.length}`);
  return item;
}

/** Coordinates are whole, which keeps the pictures small. */
const n = Math.round;

/** Text whose numbers are made whole: paths, points and attributes of SVG. */
export function xy(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  let text = parts[0] ?? "";
  values.forEach((value, index) => (text += (typeof value === "number" ? n(value) : value) + (parts[index + 1] ?? "")));
  return text;
}

/** Shapes as SVG text; `extra` holds further attributes and begins with a space. */
export const poly = (points: string, fill: string, extra = ""): string => `<polygon points="${points}" fill="${fill}"${extra}/>`;
export const face = (list: readonly Point[], fill: string): string => poly(list.map(([x, y]) => xy`${x},${y}`).join(" "), fill);
export const path = (d: string, fill: string, extra = ""): string => `<path d="${d}" fill="${fill}"${extra}/>`;
export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = ""): string =>
  xy`<rect x="${x}" y="${y}" width="${Math.max(1, width)}" height="${Math.max(1, height)}" fill="${fill}"${extra}/>`;
export const circle = (x: number, y: number, radius: number, fill: string, extra = ""): string =>
  xy`<circle cx="${x}" cy="${y}" r="${Math.max(1, radius)}" fill="${fill}"${extra}/>`;
export const ellipse = (x: number, y: number, across: number, down: number, fill: string, extra = ""): string =>
  xy`<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="${fill}"${extra}/>`;
export const line = (d: string, stroke: string, width: number, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${extra}/>`;
