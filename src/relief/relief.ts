/* oxlint-disable typescript/no-non-null-assertion -- each index is inside its array */
import { type MountainArea, aspectOf, boundsOf, mapPoint } from "../domain/mountain-areas.js";
import { gridOf, lakesOf, type HeightGrid } from "./height-grid.js";

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Pixels;
}

type Pixels = Uint8ClampedArray<ArrayBuffer>;
type Colour = readonly [red: number, green: number, blue: number];

const pixelsPerCell = 8;
/** Metres a cell below which a slope has no spurs. */
const flatSlope = 60;

const tints: readonly (readonly [metres: number, colour: Colour])[] = [
  [0, [238, 243, 248]],
  [700, [238, 243, 248]],
  [1100, [221, 231, 241]],
  [1500, [213, 225, 237]],
  [2000, [225, 234, 243]],
  [2600, [243, 247, 251]],
  [3100, [255, 255, 255]],
];
const shadowColour: Colour = [104, 138, 178];
const lakeColour = "#a9cfe8";

/** The cubic weights (Catmull and Rom) of the four cells around a position, `t` of the way from the second to the third. */
function cubicWeights(t: number): readonly [number, number, number, number] {
  const near = (x: number): number => 1.5 * x ** 3 - 2.5 * x ** 2 + 1;
  const far = (x: number): number => -0.5 * x ** 3 + 2.5 * x ** 2 - 4 * x + 2;
  return [far(1 + t), near(t), near(1 - t), far(2 - t)];
}

interface Axis {
  readonly length: number;
  /** For each pixel four cells and their weights. */
  readonly cells: Int32Array;
  readonly weights: Float32Array;
  /** How far a pixel is from its second cell to its third, from 0 to 1. */
  readonly shares: Float32Array;
}

function axisOf(length: number, count: number): Axis {
  const cells = new Int32Array(length * 4);
  const weights = new Float32Array(length * 4);
  const shares = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const position = (i * (count - 1)) / (length - 1);
    const cell = Math.min(count - 2, Math.floor(position));
    shares[i] = position - cell;
    weights.set(cubicWeights(position - cell), i * 4);
    for (let j = 0; j < 4; j++) cells[i * 4 + j] = Math.min(count - 1, Math.max(0, cell - 1 + j));
  }
  return { length, cells, weights, shares };
}

function stretchRow(metres: Float32Array, row: number, { length, cells, weights }: Axis, target: Float32Array): void {
  for (let x = 0, i = 0; x < length; x++, i += 4) {
    target[x] =
      weights[i]! * metres[row + cells[i]!]! +
      weights[i + 1]! * metres[row + cells[i + 1]!]! +
      weights[i + 2]! * metres[row + cells[i + 2]!]! +
      weights[i + 3]! * metres[row + cells[i + 3]!]!;
  }
}

function mixRows(wide: Float32Array, { cells, weights }: Axis, y: number, target: Float32Array): void {
  const width = target.length;
  const i = y * 4;
  const [a, b, c, d] = [cells[i]! * width, cells[i + 1]! * width, cells[i + 2]! * width, cells[i + 3]! * width];
  const [first, second, third, fourth] = [weights[i]!, weights[i + 1]!, weights[i + 2]!, weights[i + 3]!];
  for (let x = 0; x < width; x++) {
    target[x] = first * wide[a + x]! + second * wide[b + x]! + third * wide[c + x]! + fourth * wide[d + x]!;
  }
}

function rowOf(field: Float32Array, y: number, width: number): Float32Array {
  return field.subarray(y * width, (y + 1) * width);
}

/** The heights of all pixels. */
function enlarged({ rows, columns, metres }: HeightGrid, across: Axis, down: Axis): Float32Array {
  const width = across.length;
  const wide = new Float32Array(rows * width);
  for (let row = 0; row < rows; row++) stretchRow(metres, row * columns, across, rowOf(wide, row, width));
  const field = new Float32Array(down.length * width);
  for (let y = 0; y < down.length; y++) mixRows(wide, down, y, rowOf(field, y, width));
  return field;
}

/** A number from 0 to 1 that is always the same for a cell. */
function noiseOf(row: number, column: number, kind: number): number {
  const value = Math.sin(row * 12.9898 + column * 78.233 + kind * 37.719) * 43758.5453;
  return value - Math.floor(value);
}

/** For each cell: the turns of its spurs to the east and to the south, their first turn, and their height. */
function spursOf({ rows, columns, metres }: HeightGrid): Float32Array {
  const spurs = new Float32Array(rows * columns * 4);
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      const i = row * columns + column;
      const dx = (metres[i + 1]! - metres[i - 1]!) / 2;
      const dy = (metres[i + columns]! - metres[i - columns]!) / 2;
      const slope = Math.hypot(dx, dy);
      if (slope < flatSlope) continue;
      const turns = (0.4 + 0.4 * noiseOf(row, column, 1)) / slope;
      const height = Math.min(300, (slope - flatSlope) * 0.33) * (0.5 + 0.7 * noiseOf(row, column, 2));
      spurs.set([-dy * turns, dx * turns, noiseOf(row, column, 3) + 8, height], i * 4);
    }
  }
  return spurs;
}

function spurAt(spurs: Float32Array, i: number, dx: number, dy: number): number {
  const turn = spurs[i]! * dx + spurs[i + 1]! * dy + spurs[i + 2]!;
  return spurs[i + 3]! * (1 - 4 * Math.abs(turn - Math.trunc(turn) - 0.5));
}

/** Adds the spurs to a row of pixels, `dy` below the row of cells that starts at `start`. */
function addSpursToRow(row: Float32Array, spurs: Float32Array, { cells, shares }: Axis, start: number, columns: number, dy: number): void {
  const lower = dy * dy * (3 - 2 * dy);
  for (let x = 0; x < row.length; x++) {
    const a = (start + cells[x * 4 + 1]!) * 4;
    const b = a + columns * 4;
    if (spurs[a + 3]! + spurs[a + 7]! + spurs[b + 3]! + spurs[b + 7]! === 0) continue;
    const dx = shares[x]!;
    const right = dx * dx * (3 - 2 * dx);
    const above = spurAt(spurs, a, dx, dy) * (1 - right) + spurAt(spurs, a + 4, dx - 1, dy) * right;
    const below = spurAt(spurs, b, dx, dy - 1) * (1 - right) + spurAt(spurs, b + 4, dx - 1, dy - 1) * right;
    row[x]! += above * (1 - lower) + below * lower;
  }
}

/** Adds spurs that run down the slopes. They are drawn for their look: the grid has no such detail. */
function addSpurs(field: Float32Array, grid: HeightGrid, across: Axis, down: Axis): void {
  const spurs = spursOf(grid);
  for (let y = 0; y < down.length; y++) {
    const start = down.cells[y * 4 + 1]! * grid.columns;
    addSpursToRow(rowOf(field, y, across.length), spurs, across, start, grid.columns, down.shares[y]!);
  }
}

const tintStep = 16;
const tintCount = 320;

/** Red, green and blue for each `tintStep` of metres. */
function tintTable(): Float32Array {
  const table = new Float32Array(3 * tintCount);
  for (let i = 0; i < tintCount; i++) {
    const metres = i * tintStep;
    const above = tints.findIndex(([limit]) => limit > metres);
    const [to, upper] = tints.at(above)!;
    const [from, lower] = above > 0 ? tints[above - 1]! : tints.at(-1)!;
    const share = above > 0 ? (metres - from) / (to - from) : 1;
    for (let j = 0; j < 3; j++) table[i * 3 + j] = lower[j]! + (upper[j]! - lower[j]!) * share;
  }
  return table;
}

const steepness = 2;

/** How much of the shadow's colour a pixel gets, or of white if it is negative: the light comes from the north-west. */
function shadowOf(dx: number, dy: number, metres: number): number {
  const light = (0.7071 + 0.5 * (dx + dy)) / Math.sqrt(1 + dx * dx + dy * dy) - 0.7071;
  const strength = Math.max(0.1, Math.min(1, (metres - 250) / 900));
  if (light > 0) return strength * Math.max(-0.85, -light * (0.8 + metres / 1800));
  return strength * (0.16 * Math.min(1, light * -14) + Math.min(0.52, light * -0.78));
}

/** A row of pixels; `above` and `below` are the rows beside it, `scale` makes slopes of their differences. */
function shadeRow(above: Float32Array, row: Float32Array, below: Float32Array, scale: number, table: Float32Array, pixels: Pixels): void {
  const [red, green, blue] = shadowColour;
  const last = row.length - 1;
  for (let x = 0, i = 0; x <= last; x++, i += 4) {
    const metres = row[x]!;
    const shadow = shadowOf((row[Math.min(last, x + 1)]! - row[Math.max(0, x - 1)]!) * scale, (below[x]! - above[x]!) * scale, metres);
    const tint = 3 * Math.max(0, Math.min(tintCount - 1, Math.trunc(metres / tintStep)));
    const part = Math.abs(shadow);
    pixels[i] = table[tint]! * (1 - part) + (shadow > 0 ? red : 255) * part;
    pixels[i + 1] = table[tint + 1]! * (1 - part) + (shadow > 0 ? green : 255) * part;
    pixels[i + 2] = table[tint + 2]! * (1 - part) + (shadow > 0 ? blue : 255) * part;
    pixels[i + 3] = 255;
  }
}

function shaded(field: Float32Array, width: number, height: number, metresPerPixel: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  const table = tintTable();
  const scale = steepness / (2 * metresPerPixel);
  for (let y = 0; y < height; y++) {
    const above = rowOf(field, Math.max(0, y - 1), width);
    const below = rowOf(field, Math.min(height - 1, y + 1), width);
    shadeRow(above, rowOf(field, y, width), below, scale, table, data.subarray(y * width * 4, (y + 1) * width * 4));
  }
  return data;
}

export function pictureOf(area: MountainArea): Picture {
  const grid = gridOf(area);
  const bounds = boundsOf[area];
  const width = (grid.columns - 1) * pixelsPerCell;
  const height = Math.round(width / aspectOf(bounds));
  const [across, down] = [axisOf(width, grid.columns), axisOf(height, grid.rows)];
  const field = enlarged(grid, across, down);
  addSpurs(field, grid, across, down);
  const metresPerPixel = ((bounds.north - bounds.south) * 111_200) / height;
  return { width, height, data: shaded(field, width, height, metresPerPixel) };
}

function drawLakes(context: CanvasRenderingContext2D, area: MountainArea, width: number): void {
  const pixel = (lat: number, lng: number) => {
    const { u, v } = mapPoint({ lat, lng }, area);
    return [u * width, v * width] as const;
  };
  context.fillStyle = lakeColour;
  for (const lake of lakesOf(area)) {
    context.beginPath();
    for (let i = 0; i < lake.length + 2; i += 2) {
      const [lat, lng] = [lake[i % lake.length]!, lake[(i + 1) % lake.length]!];
      const [nextLat, nextLng] = [lake[(i + 2) % lake.length]!, lake[(i + 3) % lake.length]!];
      const middle = pixel((lat + nextLat) / 2, (lng + nextLng) / 2);
      if (i === 0) context.moveTo(...middle);
      else context.quadraticCurveTo(...pixel(lat, lng), ...middle);
    }
    context.fill();
  }
}

/** The areas that were drawn. */
const pictures = new Map<MountainArea, Picture>();

/** Draws the area from its bounds to the canvas, whose own size it sets. */
export function drawRelief(canvas: HTMLCanvasElement, area: MountainArea): void {
  const picture = pictures.get(area) ?? pictureOf(area);
  pictures.set(area, picture);
  const { width, height, data } = picture;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return;
  context.putImageData(new ImageData(data, width, height), 0, 0);
  drawLakes(context, area, width);
}
