import { circle, poly, rect, xy } from "./drawing.js";
import type { Canvas } from "./palettes.js";

/** A lamp with its light. */
export function lamp({ p: { lamplight = "" } }: Canvas, x: number, y: number, s: number): string {
  const light = circle(x, y + 20 * s, 120 * s, lamplight, ' opacity=".14"') + circle(x, y + 20 * s, 70 * s, lamplight, ' opacity=".16"');
  const [high, low] = [y - 20 * s, y + 28 * s];
  return light + poly(xy`${x - 22 * s},${high} ${x + 22 * s},${high} ${x + 40 * s},${low} ${x - 40 * s},${low}`, lamplight);
}

export const cushion = (x: number, y: number, s: number, color: string): string => rect(x, y, s, s * 0.82, color, xy` rx="${s * 0.2}"`);

/** Light on the water of a pool. */
export function glints({ r, p, W, H }: Canvas): string {
  const glint = (): string => {
    const t = r.next();
    const [y, w] = [H * (0.655 + 0.33 * t), 40 + 150 * t * r.next()];
    const x = r.between(-40, W);
    return rect(x, y, w, 2 + 4 * t, r.chance(0.3) ? (p.lamplight ?? "") : "#fff", ` rx="3" opacity=".${r.int(18, 48)}"`);
  };
  return Array.from({ length: 26 }, glint).join("");
}

/** Chooses the colours that a room is furnished in, and on which side its window is. */
export function furnish({ r, p, facts }: Canvas): string {
  p.accent = r.pick(["#ff8f66", "#3f86ad", "#a24d4d", "#5d7f6b"]);
  p.cloth = r.pick(["#eef1f4", "#d9dee4", "#e9dccb"]);
  facts.add(r.chance(0.5) ? "mirrored" : "straight");
  return "";
}
