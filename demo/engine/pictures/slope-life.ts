import { circle, line, mix, path, poly, rect, xy } from "./drawing.js";
import type { Canvas } from "./palettes.js";

const hues = ["#ff8152", "#e9edf4", "#2a9bd6"];

/** A lift between two points, with its pylons; some lifts have chairs in place of cabins. */
export function lift({ r, p, H, kind }: Canvas, ends: readonly [number, number, number, number], cabins: number, scale: number): string {
  const [x0, y0, x1, y1] = ends;
  const chairs = kind === "lift" && r.chance(0.4);
  const along = (t: number) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + Math.sin(t * Math.PI) * H * 0.03] as const;
  const tone = mix(p.ink, p.shade, 0.15);
  let out = "";
  for (const t of [0.16, 0.5, 0.86]) {
    const [x, y] = along(t);
    const foot = y + H * (0.16 + 0.1 * t) * scale;
    out += poly(xy`${x - 4 * scale},${y - 6} ${x + 4 * scale},${y - 6} ${x + 9 * scale},${foot} ${x - 9 * scale},${foot}`, tone);
    out += rect(x - 24 * scale, y - 9 * scale, 48 * scale, 7 * scale, tone, ' rx="3"');
  }
  out += line(xy`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + H * 0.06} ${x1} ${y1}`, tone, 2.5 * scale);
  for (let i = 0; i < cabins; i++) {
    const t = (i + 0.55) / (cabins + 0.1);
    const [x, y] = along(t);
    const s = (22 + 20 * t) * scale;
    const hue = r.pick(hues);
    const pane = (at: number): string => rect(x + s * at, y + s * 0.76, s * 0.42, s * 0.5, p.ink, xy` rx="${s * 0.1}"`);
    const [left, seat] = [x - s * 0.5, y + s * 0.75];
    out += line(xy`M${x} ${y}v${s * 0.7}`, tone, 2.5 * scale);
    out += chairs
      ? line(xy`M${left} ${seat}h${s}M${left} ${seat}v${s * 0.55}h${s}v${-s * 0.55}`, tone, 3 * scale)
      : rect(x - s * 0.6, y + s * 0.6, s * 1.2, s * 1.15, hue, xy` rx="${s * 0.3}"`) + pane(-0.48) + pane(0.06);
  }
  return out;
}

/** A skier on the way down; `flip` -1 looks the other way. */
export function skier({ p }: Canvas, x: number, y: number, s: number, flip: number, color: string): string {
  return (
    `<g transform="${xy`translate(${x} ${y})`} scale(${(s * flip).toFixed(2)} ${s.toFixed(2)}) rotate(14)">` +
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
