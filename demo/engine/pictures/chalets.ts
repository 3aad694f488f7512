import type { Random } from "../catalogue/random.js";
import { circle, line, mix, n, poly, rect } from "./drawing.js";
import type { Palette } from "./palettes.js";

function windowPane(x: number, y: number, w: number, h: number, p: Palette, lit: boolean, frame: string): string {
  return (
    rect(x - w * 0.14, y - w * 0.14, w * 1.28, h + w * 0.28, frame) +
    rect(x, y, w, h, lit ? p.pane : p.paneOff) +
    rect(x + w * 0.46, y, w * 0.09, h, frame)
  );
}

interface House {
  readonly winter?: boolean;
  /** Share of the windows that are lit. */
  readonly lit?: number;
  readonly floors?: number;
}

/** A chalet of timber on a foot of stone; `x` and `y` are its lower left corner. */
export function chalet(
  r: Random,
  p: Palette,
  x: number,
  y: number,
  w: number,
  { winter = true, lit = 0.6, floors = 2 }: House = {},
): string {
  const dark = p.woodDark,
    wall = p.wood,
    snow = winter ? p.cap : mix(p.woodDark, "#8d8d95", 0.4),
    snowSide = winter ? mix(p.cap, p.shade, 0.42) : mix(p.woodDark, "#6f6f78", 0.25);
  const sun = p.lightX < 0.5 ? -1 : 1,
    body = w * (0.3 + 0.17 * floors),
    rise = w * 0.3,
    over = w * 0.13,
    depth = w * 0.5 * -sun,
    top = y - body - rise,
    eave = y - body + over * 0.55,
    mid = x + w / 2;
  const far = depth > 0 ? x + w : x;
  let out = "";
  out += poly(
    [
      [far, y],
      [far, y - body],
      [far + depth, y - body],
      [far + depth, y],
    ],
    mix(wall, dark, 0.62),
  );
  for (let i = 0; i < 2; i++)
    out += windowPane(far + depth * (0.24 + 0.4 * i) - w * 0.04, y - body * 0.62, w * 0.09, w * 0.12, p, r.chance(lit), dark);
  out += poly(
    [
      [mid, top],
      [mid + depth, top],
      [far + depth + Math.sign(depth) * over, eave],
      [far + Math.sign(depth) * over, eave],
    ],
    snowSide,
  );
  out += poly(
    [
      [x, y],
      [x, y - body],
      [mid, y - body - rise],
      [x + w, y - body],
      [x + w, y],
    ],
    wall,
  );
  let planks = "";
  for (let i = 1; i < 8; i++) planks += `M${n(x)} ${n(y - w * 0.16 - (i * (body - w * 0.1)) / 8)}h${n(w)}`;
  out += line(planks, dark, Math.max(1, n(w / 160)), ' opacity=".28"');
  out += rect(x, y - w * 0.17, w, w * 0.17, p.stone);
  out += poly(
    [
      [x - over * 0.2, y - body + over * 0.35],
      [mid, y - body - rise + over * 0.2],
      [x + w + over * 0.2, y - body + over * 0.35],
      [x + w + over * 0.2, y - body + over * 0.75],
      [mid, y - body - rise + over * 0.95],
      [x - over * 0.2, y - body + over * 0.75],
    ],
    dark,
    ' opacity=".35"',
  );
  const ww = w * 0.1,
    wh = w * 0.125;
  out += windowPane(mid - ww / 2, y - body - rise * 0.42, ww, wh, p, r.chance(lit + 0.2), dark);
  for (let f = 0; f < floors; f++) {
    const wy = y - w * 0.235 - wh * 0.55 - (f * (body - w * 0.24)) / floors;
    for (let c = 0; c < 3; c++)
      out += windowPane(x + w * (0.16 + 0.29 * c), wy - (f ? w * 0.02 : 0), ww, wh * (f ? 1.1 : 0.9), p, r.chance(lit), dark);
  }
  for (let f = 1; f <= floors; f++) {
    if (f === floors && floors < 2) break;
    const by = y - w * 0.19 - ((f - 0.42) * (body - w * 0.24)) / floors - (f > 1 ? w * 0.02 : 0) + w * 0.05;
    if (f === 1 && floors > 1) continue;
    out += rect(x - w * 0.045, by, w * 1.09, w * 0.1, mix(wall, dark, 0.55));
    let b = "";
    for (let i = 0; i <= 14; i++) b += `M${n(x - w * 0.02 + (i * w * 1.04) / 14)} ${n(by + w * 0.02)}v${n(w * 0.06)}`;
    out +=
      line(b, mix(wall, p.warm, 0.2), Math.max(1, n(w / 90)), ' opacity=".7"') +
      rect(x - w * 0.06, by - w * 0.014, w * 1.12, w * 0.022, winter ? p.cap : dark);
  }
  out += rect(mid - w * 0.06, y - w * 0.17, w * 0.12, w * 0.17, dark) + rect(mid - w * 0.025, y - w * 0.14, w * 0.05, w * 0.07, p.pane);
  const t = w * (winter ? 0.085 : 0.05);
  out += poly(
    [
      [x - over, eave],
      [x - over * 1.02, eave - t],
      [mid, top - t * 1.1],
      [x + w + over * 1.02, eave - t],
      [x + w + over, eave],
      [mid, top + t * 0.1],
    ],
    snow,
  );
  out += line(
    `M${n(x - over)} ${n(eave + 1)}L${n(mid)} ${n(top + t * 0.2)}L${n(x + w + over)} ${n(eave + 1)}`,
    dark,
    Math.max(1, n(w / 45)),
  );
  const chx = mid + depth * 0.55;
  out += rect(chx, top - w * 0.1, w * 0.07, w * 0.14, p.stone) + rect(chx - w * 0.01, top - w * 0.12, w * 0.09, w * 0.035, snow);
  return out;
}

const puffs = [
  [0, 0, 7],
  [6, -16, 10],
  [-2, -36, 13],
  [10, -58, 16],
] as const;

/** Smoke from a chimney. */
export function smoke(x: number, y: number, s: number, color: string): string {
  return puffs.map(([dx, dy, q], i) => circle(x + dx * s, y + dy * s, q * s, color, ` opacity="${0.5 - i * 0.1}"`)).join("");
}
