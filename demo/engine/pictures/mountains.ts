import type { Random } from "../catalogue/random.js";
import { at, mix, type Point, poly } from "./drawing.js";
import type { Palette, PictureSeason } from "./palettes.js";

/** Shares from 0 to 1 in uneven steps. */
function steps(r: Random, count: number): number[] {
  const list = [0];
  for (let i = 0; i < count; i++) list.push(at(list, i) + r.between(0.35, 1.65));
  return list.map((v) => v / at(list, count));
}

/** The outline of one side of a mountain, from its top down. */
function side(r: Random, cx: number, top: number, dx: number, base: number, count: number): Point[] {
  const a = steps(r, count),
    b = steps(r, count),
    out: Point[] = [];
  for (let i = 0; i <= count; i++) out.push([cx + dx * Math.pow(at(a, i), 0.94), top + (base - top) * at(b, i)]);
  return out;
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
  readonly season?: PictureSeason;
}

/** A mountain: a lit face and a shaded face, cut by a broken ridge. */
export function mountain(
  r: Random,
  p: Palette,
  { cx, top, base, left, right, haze = 0, detail = 1, season = "winter" }: MountainShape,
): string {
  const veil = (c: string): string => mix(c, p.far, haze),
    h = base - top,
    fromLeft = p.lightX < 0.5;
  const L = side(r, cx, top, -left, base, 8 + 2 * detail),
    R = side(r, cx, top, right, base, 8 + 2 * detail);
  const down = steps(r, 9),
    ridge = down.map((t, i): Point => [
      cx + (i ? (i % 2 ? 1 : -1) * h * r.between(0.015, 0.1) * Math.pow(t, 0.7) + (fromLeft ? 1 : -1) * h * 0.16 * t : 0),
      top + h * t,
    ]);
  const face = (outline: readonly Point[]): Point[] => [...outline, ...ridge.slice().reverse()];
  let out = poly(face(fromLeft ? L : R), veil(p.lit)) + poly(face(fromLeft ? R : L), veil(p.shade));
  const sun = fromLeft ? -1 : 1,
    shard = (x: number, y: number, len: number, lean: number, wide: number, color: string): string =>
      poly(
        [
          [x, y],
          [x + lean * len * 0.5 + wide * 0.5, y + len * 0.45],
          [x + lean * len * 0.35 + wide * 0.9, y + len * 0.62],
          [x + lean * len, y + len],
          [x + lean * len * 0.6 - wide * 0.35, y + len * 0.66],
          [x + lean * len * 0.22 - wide * 0.5, y + len * 0.38],
        ],
        veil(color),
      );
  const litOut = fromLeft ? L : R,
    shadeOut = fromLeft ? R : L;
  const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  /* spurs: a broken line down the face, in shade on the side away from the light */
  const spur = (x: number, y: number, len: number, lean: number, wide: number, color: string): string => {
    const t = [0, 0.2, 0.42, 0.66, 1],
      crest = t.map((v, i): Point => [x + lean * len * v + (i % 2 ? 1 : -1) * (i && i < 4 ? len * r.between(0.02, 0.07) : 0), y + len * v]);
    const foot = [0.72, 0.46, 0.24].map((v, i): Point => [
      x + lean * len * v - sun * wide * at([0.55, 1, 0.6], i) * r.between(0.8, 1.2),
      y + len * (v + 0.04),
    ]);
    return poly([...crest, ...foot], veil(color));
  };
  for (const i of [1, 2, 4, 5, 7])
    if (r.chance(0.88)) {
      const a = at(litOut, i),
        b = at(ridge, Math.min(8, i)),
        q = between(a, b, r.between(0, 0.3));
      out += spur(q[0], q[1], h * r.between(0.2, 0.46), -sun * r.between(0.02, 0.34), h * r.between(0.035, 0.075), p.shade);
    }
  for (const i of [2, 4, 6]) {
    const q = between(at(ridge, i), at(litOut, i + 1), r.between(0.12, 0.4));
    out += spur(q[0], q[1], h * r.between(0.16, 0.34), -sun * r.between(0, 0.25), h * r.between(0.02, 0.04), mix(p.lit, p.shade, 0.42));
  }
  for (const i of [1, 3, 5, 6]) {
    const q = between(at(ridge, i), at(shadeOut, Math.min(shadeOut.length - 1, i + 2)), r.between(0.12, 0.5));
    out += spur(q[0], q[1], h * r.between(0.26, 0.5), -sun * r.between(0.15, 0.5), h * r.between(0.04, 0.08), p.deep);
  }
  for (const i of [1, 3, 5]) {
    const q = between(at(ridge, i), at(shadeOut, Math.min(shadeOut.length - 1, i + 2)), r.between(0.3, 0.8));
    out += shard(
      q[0],
      q[1],
      h * r.between(0.14, 0.28),
      sun * r.between(0.05, 0.3),
      h * r.between(0.018, 0.035),
      season === "summer" ? p.lit : p.warm,
    );
  }
  for (let i = 0; i < 3 * detail; i++) {
    const q = between(at(litOut, r.int(1, 4)), at(ridge, r.int(1, 4)), r.between(0.25, 0.75));
    out += shard(q[0], q[1], h * r.between(0.05, 0.1), -sun * r.between(0.1, 0.4), h * 0.012, p.rock);
  }
  if (season === "summer") {
    /* the last snow lies near the top */
    for (let i = 0; i < 6; i++) {
      const q = between(
        at(ridge, Math.min(3, i % 4)),
        i % 3 ? at(litOut, Math.min(3, (i % 4) + 1)) : at(shadeOut, Math.min(3, (i % 4) + 1)),
        r.between(0.05, 0.7),
      );
      out += shard(
        q[0],
        q[1],
        h * r.between(0.08, 0.2),
        (i % 3 ? sun : -sun) * r.between(0.2, 0.5),
        h * r.between(0.025, 0.04),
        i % 3 ? p.warm : mix(p.warm, p.shade, 0.35),
      );
    }
  }
  return out;
}

/** A chain of far peaks. */
export function farRange(r: Random, W: number, base: number, height: number, color: string): string {
  const list: Point[] = [[-10, base]];
  let x = -10,
    up = true;
  while (x < W + 40) {
    const y = base - height * (up ? r.between(0.5, 1) : r.between(0.14, 0.5));
    list.push([x, y]);
    x += W * r.between(0.025, 0.075);
    up = !up;
  }
  return poly([...list, [W + 40, base], [W + 40, base + height], [-10, base + height]], color);
}

interface MassifShape {
  readonly base?: number;
  readonly tall?: number;
  /** Where the highest is, as a share of the width. */
  readonly main?: number | null;
}

/** Far chains, and five mountains before them. */
export function massif(
  r: Random,
  p: Palette,
  W: number,
  H: number,
  season: PictureSeason,
  { base = 0.72, tall = 0.52, main = null }: MassifShape = {},
): string {
  const yBase = H * base,
    out: string[] = [];
  out.push(farRange(r, W, yBase - H * 0.04, H * tall * 0.62, mix(p.far, p.sky[2], 0.45)));
  out.push(farRange(r, W, yBase, H * tall * 0.42, mix(p.far, p.shade, 0.18)));
  const heart = main ?? r.pick([0.36, 0.44, 0.58, 0.66]),
    rest = [heart - r.between(0.3, 0.4), heart + r.between(0.28, 0.4)] as const;
  for (const x of [rest[0] - 0.26, rest[1] + 0.26])
    out.push(
      mountain(r, p, {
        cx: W * x,
        top: yBase - H * tall * r.between(0.5, 0.66),
        base: yBase + 20,
        left: W * 0.2,
        right: W * 0.22,
        haze: 0.42,
        season,
      }),
    );
  for (const x of rest)
    out.push(
      mountain(r, p, {
        cx: W * x,
        top: yBase - H * tall * r.between(0.6, 0.82),
        base: yBase + 20,
        left: W * r.between(0.2, 0.28),
        right: W * r.between(0.2, 0.28),
        haze: 0.22,
        season,
      }),
    );
  out.push(
    mountain(r, p, {
      cx: W * heart,
      top: yBase - H * tall,
      base: yBase + 20,
      left: W * r.between(0.26, 0.34),
      right: W * r.between(0.26, 0.34),
      detail: 2,
      season,
    }),
  );
  return out.join("");
}
