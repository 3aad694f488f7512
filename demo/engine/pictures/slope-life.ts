import type { Random } from "../catalogue/random.js";
import { circle, line, mix, n, path, type Point, poly, rect } from "./drawing.js";
import type { Palette } from "./palettes.js";

interface LiftShape {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly cabins?: number;
  /** Chairs in place of cabins. */
  readonly chairs?: boolean;
  readonly scale?: number;
}

/** A lift between two points, with its pylons. */
export function lift(r: Random, p: Palette, H: number, { x0, y0, x1, y1, cabins = 4, chairs = false, scale = 1 }: LiftShape): string {
  const sag = (t: number): number => Math.sin(t * Math.PI) * H * 0.03,
    at = (t: number): Point => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag(t)],
    tone = mix(p.ink, p.shade, 0.15);
  let out = "";
  for (const t of [0.16, 0.5, 0.86]) {
    const [x, y] = at(t),
      h = H * (0.16 + 0.1 * t) * scale;
    out +=
      poly(
        [
          [x - 4 * scale, y - 6],
          [x + 4 * scale, y - 6],
          [x + 9 * scale, y + h],
          [x - 9 * scale, y + h],
        ],
        tone,
      ) + rect(x - 24 * scale, y - 9 * scale, 48 * scale, 7 * scale, tone, ' rx="3"');
  }
  out += line(`M${n(x0)} ${n(y0)}Q${n((x0 + x1) / 2)} ${n((y0 + y1) / 2 + H * 0.06)} ${n(x1)} ${n(y1)}`, tone, 2.5 * scale);
  for (let i = 0; i < cabins; i++) {
    const t = (i + 0.55) / (cabins + 0.1),
      [x, y] = at(t),
      s = (22 + 20 * t) * scale,
      hue = r.pick(["#ff8152", "#e9edf4", "#2a9bd6"]);
    out += line(`M${n(x)} ${n(y)}v${n(s * 0.7)}`, tone, 2.5 * scale);
    out += chairs
      ? line(
          `M${n(x - s * 0.5)} ${n(y + s * 0.75)}h${n(s)}M${n(x - s * 0.5)} ${n(y + s * 0.75)}v${n(s * 0.55)}h${n(s)}v${n(-s * 0.55)}`,
          tone,
          3 * scale,
        )
      : rect(x - s * 0.6, y + s * 0.6, s * 1.2, s * 1.15, hue, ` rx="${n(s * 0.3)}"`) +
        rect(x - s * 0.48, y + s * 0.76, s * 0.42, s * 0.5, p.ink, ` rx="${n(s * 0.1)}"`) +
        rect(x + s * 0.06, y + s * 0.76, s * 0.42, s * 0.5, p.ink, ` rx="${n(s * 0.1)}"`);
  }
  return out;
}

/** A skier on the way down; `flip` -1 looks the other way. */
export function skier(x: number, y: number, s: number, color: string, p: Palette, flip = 1): string {
  return (
    `<g transform="translate(${n(x)} ${n(y)}) scale(${(s * flip).toFixed(2)} ${s.toFixed(2)}) rotate(14)">` +
    line("M-22 4L20 4q6 0 8-4M-20 9L22 9q6 0 8-4", p.ink, 2.4) +
    line("M2 3L-6-9L3-19", p.ink, 7) +
    path("M-2-18L8-40Q14-44 17-38L10-15Z", color) +
    line("M12-33L24-25L30 2", color, 5) +
    line("M24-25L34 0", p.ink, 1.6) +
    circle(16, -48, 6.4, color) +
    rect(17, -50, 6, 4, p.ink, ' rx="2"') +
    "</g>"
  );
}
