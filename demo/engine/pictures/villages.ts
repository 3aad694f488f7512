import type { Random } from "../catalogue/random.js";
import { line, mix, n, poly, rect } from "./drawing.js";
import type { Palette } from "./palettes.js";

interface House {
  readonly winter?: boolean;
  /** Share of the windows that are lit. */
  readonly lit?: number;
}

/** A part of a building under a roof of its own. */
export interface Wing {
  /** Its left edge and its width, as shares of the building's. */
  readonly from: number;
  readonly wide: number;
  readonly floors: number;
  /** It stands in front of the others, and is lighter. */
  readonly front?: boolean;
}

/** What a building looks like, whatever the hour. */
export interface Building {
  /** The ones behind first. */
  readonly wings: readonly Wing[];
  /** Share of plaster in its walls; 0 is all timber. */
  readonly plaster: number;
  /** The height of its roofs, as a share of their width. */
  readonly pitch: number;
}

const plasterColor = "#f3eadf";

/** A large building; `x` and `y` are its lower left corner, `unit` the height of a floor. */
export function largeBuilding(
  r: Random,
  p: Palette,
  { x, y, w, unit }: { readonly x: number; readonly y: number; readonly w: number; readonly unit: number },
  { wings, plaster, pitch }: Building,
  { winter = true, lit = 0.55 }: House = {},
): string {
  let out = "";
  for (const { from: off, wide, floors: levels, front = false } of wings) {
    const bx = x + w * off,
      bw = w * wide,
      bh = unit * (levels + 0.5),
      rise = bw * pitch,
      over = bw * 0.08,
      mid = bx + bw / 2,
      wood = front ? p.wood : mix(p.wood, p.woodDark, 0.38),
      wall = mix(wood, plasterColor, plaster * (p.night ? 0.25 : 1));
    out +=
      poly(
        [
          [bx, y],
          [bx, y - bh],
          [mid, y - bh - rise],
          [bx + bw, y - bh],
          [bx + bw, y],
        ],
        wall,
      ) + rect(bx, y - unit * 0.9, bw, unit * 0.9, p.stone);
    const cols = Math.max(3, n(bw / (unit * 0.95)));
    for (let f = 0; f < levels; f++) {
      const fy = y - unit * (f + 0.9);
      for (let c = 0; c < cols; c++)
        out += rect(bx + (bw * (c + 0.26)) / cols, fy + unit * 0.2, (bw * 0.5) / cols, unit * 0.52, r.chance(lit) ? p.pane : p.paneOff);
      if (f)
        out +=
          rect(bx - bw * 0.012, fy + unit * 0.5, bw * 1.024, unit * 0.3, mix(wood, p.woodDark, 0.6)) +
          rect(bx - bw * 0.02, fy + unit * 0.46, bw * 1.04, unit * 0.07, winter ? p.cap : mix(p.wood, p.warm, 0.35));
    }
    for (const q of [-0.16, 0.06])
      out += rect(mid + bw * q, y - bh - rise * 0.3, bw * 0.1, rise * 0.42, r.chance(lit + 0.2) ? p.pane : p.paneOff);
    const t = bw * (winter ? 0.062 : 0.03),
      eave = y - bh + over * 0.5,
      top = y - bh - rise;
    out +=
      poly(
        [
          [bx - over, eave],
          [bx - over, eave - t],
          [mid, top - t],
          [bx + bw + over, eave - t],
          [bx + bw + over, eave],
          [mid, top + t * 0.2],
        ],
        winter ? p.cap : mix(p.woodDark, "#8d8d95", 0.35),
      ) + line(`M${n(bx - over)} ${n(eave)}L${n(mid)} ${n(top + t * 0.25)}L${n(bx + bw + over)} ${n(eave)}`, p.woodDark, 3);
  }
  return out;
}

interface VillageShape {
  /** Shares of the width it lies between. */
  readonly from?: number;
  readonly to?: number;
  readonly size?: number;
  readonly winter?: boolean;
  readonly lit?: number;
  readonly church?: boolean;
}

/** A village of small houses round a church. */
export function village(
  r: Random,
  p: Palette,
  W: number,
  y: number,
  { from = 0.2, to = 0.8, size = 40, winter = true, lit = 0.65, church = true }: VillageShape = {},
): string {
  const homes: (readonly [x: number, y: number, size: number])[] = [];
  for (let x = from; x < to; x += r.between(0.035, 0.06))
    homes.push([W * x, y + r.between(-size * 0.35, size * 0.35), size * r.between(0.7, 1.15)]);
  let out = "";
  if (church) {
    const cx = (W * (from + to)) / 2,
      s = size;
    out +=
      rect(cx, y - s * 1.9, s * 0.42, s * 1.9, p.stone) +
      poly(
        [
          [cx - s * 0.08, y - s * 1.85],
          [cx + s * 0.21, y - s * 3.1],
          [cx + s * 0.5, y - s * 1.85],
        ],
        p.ink,
      ) +
      rect(cx + s * 0.13, y - s * 1.6, s * 0.16, s * 0.3, p.pane);
  }
  for (const [x, hy, s] of homes.sort((a, b) => a[1] - b[1])) {
    const body = s * 0.55,
      rise = s * 0.36,
      wall = r.chance(0.6) ? p.wood : mix(p.stone, p.warm, 0.25),
      roof = winter ? p.cap : p.woodDark,
      d = s * 0.5 * (p.lightX < 0.5 ? 1 : -1),
      far = d > 0 ? x + s : x;
    out += rect(Math.min(far, far + d), hy - body, Math.abs(d), body, mix(wall, p.woodDark, 0.5));
    out += poly(
      [
        [x + s / 2, hy - body - rise],
        [x + s / 2 + d, hy - body - rise],
        [far + d, hy - body + 2],
        [far, hy - body + 2],
      ],
      winter ? mix(p.cap, p.shade, 0.4) : mix(p.woodDark, p.stone, 0.2),
    );
    out += poly(
      [
        [x, hy],
        [x, hy - body],
        [x + s / 2, hy - body - rise],
        [x + s, hy - body],
        [x + s, hy],
      ],
      wall,
    );
    for (let i = 0; i < 2; i++)
      out += rect(x + s * (0.2 + 0.38 * i), hy - body * 0.8, s * 0.2, s * 0.2, r.chance(lit) ? p.pane : p.paneOff);
    out += rect(x + s * 0.4, hy - s * 0.22, s * 0.18, s * 0.22, p.woodDark);
    out += poly(
      [
        [x - s * 0.13, hy - body + s * 0.09],
        [x - s * 0.13, hy - body - s * 0.03],
        [x + s / 2, hy - body - rise - s * 0.12],
        [x + s * 1.13, hy - body - s * 0.03],
        [x + s * 1.13, hy - body + s * 0.09],
        [x + s / 2, hy - body - rise],
      ],
      roof,
    );
  }
  return out;
}
