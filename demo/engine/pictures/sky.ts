import type { Random } from "../catalogue/random.js";
import { circle, n, rect } from "./drawing.js";
import type { Palette } from "./palettes.js";

/** A sky with its sun or moon, stars or clouds. */
export function sky(r: Random, p: Palette, W: number, H: number, id: string, { disc = true, clouds = true, horizon = 0.62 } = {}): string {
  const stops = p.sky.map((c, i) => `<stop offset="${((i / (p.sky.length - 1)) * horizon).toFixed(2)}" stop-color="${c}"/>`).join("");
  let out = `<defs><linearGradient id="${id}s" x2="0" y2="1">${stops}</linearGradient></defs>` + rect(0, 0, W, H, `url(#${id}s)`);
  const { night } = p;
  if (night) {
    let s = "";
    for (let i = 0; i < 46; i++)
      s += circle(r.between(0, W), r.between(0, H * 0.45), r.chance(0.15) ? 2 : 1, "#fff", ` opacity=".${r.int(3, 9)}"`);
    out += s;
  }
  if (disc) {
    const x = W * p.lightX,
      y = H * p.discY,
      size = H * (night ? 0.034 : 0.05);
    out +=
      circle(x, y, size * 4.6, p.disc, ' opacity=".1"') + circle(x, y, size * 2.5, p.disc, ' opacity=".18"') + circle(x, y, size, p.disc);
  }
  if (clouds && !night)
    for (let i = r.int(2, 3); i--;) out += cloud(r.between(0, W), H * r.between(0.1, 0.34), W * r.between(0.08, 0.17), p.cloud);
  return out;
}

/** Three bars of cloud. */
export function cloud(x: number, y: number, w: number, color: string): string {
  const h = w * 0.12;
  let out = "";
  for (const [dx, dy, k] of [
    [0, 0, 1],
    [w * 0.16, -h * 0.85, 0.58],
    [-w * 0.22, h * 0.85, 0.7],
  ] as const)
    out += rect(x + dx - (w * k) / 2, y + dy, w * k, h, color, ` rx="${n(h / 2)}"`);
  return `<g opacity=".6">${out}</g>`;
}
