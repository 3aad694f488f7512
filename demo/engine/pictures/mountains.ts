import type { Random } from "../catalogue/random.js";
import { at, face, mix, type Point } from "./drawing.js";
import type { Canvas } from "./palettes.js";

/** Shares from 0 to 1 in uneven steps. */
function steps(r: Random, count: number): number[] {
  const list = [0];
  for (let i = 0; i < count; i++) list.push(at(list, i) + r.between(0.35, 1.65));
  return list.map((v) => v / at(list, count));
}

interface MountainShape {
  readonly cx: number;
  readonly top: number;
  readonly base: number;
  readonly left: number;
  readonly right: number;
  /** How far the air has taken its colours, 0 to 1. */
  readonly haze?: number;
  readonly detail?: number;
}

/** The outline of one side of a mountain, from its top down. */
function side(r: Random, { cx, top, base, detail = 1 }: MountainShape, dx: number): Point[] {
  const count = 8 + 2 * detail;
  const [across, down] = [steps(r, count), steps(r, count)];
  return across.map((share, i): Point => [cx + dx * Math.pow(share, 0.94), top + (base - top) * at(down, i)]);
}

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** A mark on a face: where it begins, how long it is, how it leans and how wide it is. */
type Mark = (from: Point, length: number, lean: number, wide: number, color: string) => string;

/** A mountain: a lit face and a shaded face, cut by a broken ridge. */
export function mountain(r: Random, { p, sun, snowy }: Canvas, shape: MountainShape): string {
  const { cx, top, base, left, right, haze = 0, detail = 1 } = shape;
  const veil = (c: string): string => mix(c, p.far, haze);
  const h = base - top;
  const [L, R] = [side(r, shape, -left), side(r, shape, right)];
  const [litSide, shadeSide] = sun < 0 ? [L, R] : [R, L];
  const ridge = steps(r, 9).map((t, i): Point => [
    cx + (i ? (i % 2 ? 1 : -1) * h * r.between(0.015, 0.1) * Math.pow(t, 0.7) - sun * h * 0.16 * t : 0),
    top + h * t,
  ]);
  const onRidge = (i: number): Point => at(ridge, i);
  const onLit = (i: number): Point => at(litSide, i);
  const onShade = (i: number): Point => at(shadeSide, i);
  const shard: Mark = ([x, y], length, lean, wide, color) => {
    const corner = (along: number, off: number, down: number): Point => [x + lean * length * along + wide * off, y + length * down];
    const right = [corner(0.5, 0.5, 0.45), corner(0.35, 0.9, 0.62)];
    const left = [corner(0.6, -0.35, 0.66), corner(0.22, -0.5, 0.38)];
    return face([[x, y], ...right, corner(1, 0, 1), ...left], veil(color));
  };
  /** A broken line down the face, in shade on the side away from the light. */
  const spur: Mark = ([x, y], length, lean, wide, color) => {
    const crest = [0, 0.2, 0.42, 0.66, 1].map((v, i): Point => {
      const bend = (i % 2 ? 1 : -1) * (i && i < 4 ? length * r.between(0.02, 0.07) : 0);
      return [x + lean * length * v + bend, y + length * v];
    });
    const foot = [0.72, 0.46, 0.24].map((v, i): Point => {
      const out = sun * wide * at([0.55, 1, 0.6], i) * r.between(0.8, 1.2);
      return [x + lean * length * v - out, y + length * (v + 0.04)];
    });
    return face([...crest, ...foot], veil(color));
  };
  /** In summer the last snow lies near the top. */
  const lastSnow = (i: number): string => {
    const outer = (i % 3 ? onLit : onShade)(Math.min(3, (i % 4) + 1));
    const from = between(onRidge(Math.min(3, i % 4)), outer, r.between(0.05, 0.7));
    const tone = i % 3 ? p.warm : mix(p.warm, p.shade, 0.35);
    return shard(from, h * r.between(0.08, 0.2), (i % 3 ? sun : -sun) * r.between(0.2, 0.5), h * r.between(0.025, 0.04), tone);
  };

  let out = face([...litSide, ...ridge.toReversed()], veil(p.lit)) + face([...shadeSide, ...ridge.toReversed()], veil(p.shade));
  for (const i of [1, 2, 4, 5, 7])
    if (r.chance(0.88)) {
      const from = between(onLit(i), onRidge(i), r.between(0, 0.3));
      out += spur(from, h * r.between(0.2, 0.46), -sun * r.between(0.02, 0.34), h * r.between(0.035, 0.075), p.shade);
    }
  for (const i of [2, 4, 6]) {
    const from = between(onRidge(i), onLit(i + 1), r.between(0.12, 0.4));
    out += spur(from, h * r.between(0.16, 0.34), -sun * r.between(0, 0.25), h * r.between(0.02, 0.04), mix(p.lit, p.shade, 0.42));
  }
  for (const i of [1, 3, 5, 6]) {
    const from = between(onRidge(i), onShade(i + 2), r.between(0.12, 0.5));
    out += spur(from, h * r.between(0.26, 0.5), -sun * r.between(0.15, 0.5), h * r.between(0.04, 0.08), p.deep);
  }
  for (const i of [1, 3, 5]) {
    const from = between(onRidge(i), onShade(i + 2), r.between(0.3, 0.8));
    out += shard(from, h * r.between(0.14, 0.28), sun * r.between(0.05, 0.3), h * r.between(0.018, 0.035), snowy ? p.warm : p.lit);
  }
  for (let i = 0; i < 3 * detail; i++) {
    const from = between(onLit(r.int(1, 4)), onRidge(r.int(1, 4)), r.between(0.25, 0.75));
    out += shard(from, h * r.between(0.05, 0.1), -sun * r.between(0.1, 0.4), h * 0.012, p.rock);
  }
  for (let i = 0; !snowy && i < 6; i++) out += lastSnow(i);
  return out;
}

/** A chain of far peaks. */
export function range({ r }: Canvas, W: number, base: number, height: number, color: string): string {
  const list: Point[] = [[-10, base]];
  for (let x = -10, up = true; x < W + 40; x += W * r.between(0.025, 0.075), up = !up)
    list.push([x, base - height * (up ? r.between(0.5, 1) : r.between(0.14, 0.5))]);
  return face([...list, [W + 40, base], [W + 40, base + height], [-10, base + height]], color);
}

/** Far chains, and five mountains before them: how low and how tall, and where the highest is, all as shares. */
export function massif(canvas: Canvas, W: number, low: number, tall: number, main?: number): string {
  const { r, p, H } = canvas;
  const base = H * low;
  const chains = [
    range(canvas, W, base - H * 0.04, H * tall * 0.62, mix(p.far, p.sky2, 0.45)),
    range(canvas, W, base, H * tall * 0.42, mix(p.far, p.shade, 0.18)),
  ];
  const peak = (x: number, height: number, left: number, right: number, haze: number, detail = 1): string =>
    mountain(r, canvas, { cx: W * x, top: base - H * tall * height, base: base + 20, left: W * left, right: W * right, haze, detail });
  const heart = main ?? r.pick([0.36, 0.44, 0.58, 0.66]);
  const [before, after] = [heart - r.between(0.3, 0.4), heart + r.between(0.28, 0.4)];
  return [
    ...chains,
    ...[before - 0.26, after + 0.26].map((x) => peak(x, r.between(0.5, 0.66), 0.2, 0.22, 0.42)),
    ...[before, after].map((x) => peak(x, r.between(0.6, 0.82), r.between(0.2, 0.28), r.between(0.2, 0.28), 0.22)),
    peak(heart, 1, r.between(0.26, 0.34), r.between(0.26, 0.34), 0, 2),
  ].join("");
}
