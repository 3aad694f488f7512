import { circle, rect } from "./drawing.js";
import type { Canvas } from "./palettes.js";

/** A sky with its sun or moon, stars or clouds. */
export function sky({ r, p, W, H, id, time, light }: Canvas, horizon: number, clouds: boolean): string {
  const night = time === "night";
  const stops = [p.sky0, p.sky1, p.sky2, p.sky3].map((c, i) => `<stop offset="${((i / 3) * horizon).toFixed(2)}" stop-color="${c}"/>`);
  let out = `<defs><linearGradient id="${id}s" x2="0" y2="1">${stops.join("")}</linearGradient></defs>` + rect(0, 0, W, H, `url(#${id}s)`);
  for (let i = 0; night && i < 46; i++)
    out += circle(r.between(0, W), r.between(0, H * 0.45), r.chance(0.15) ? 2 : 1, "#fff", ` opacity=".${r.int(3, 9)}"`);
  const [x, y, size] = [W * light[0], H * light[1], H * (night ? 0.034 : 0.05)];
  out +=
    circle(x, y, size * 4.6, p.disc, ' opacity=".1"') + circle(x, y, size * 2.5, p.disc, ' opacity=".18"') + circle(x, y, size, p.disc);
  if (clouds && !night)
    for (let i = r.int(2, 3); i--;) out += cloud(r.between(0, W), H * r.between(0.1, 0.34), W * r.between(0.08, 0.17), p.cloud);
  return out;
}

/** Three bars of cloud. */
export function cloud(x: number, y: number, w: number, color: string): string {
  const h = w * 0.12;
  const bar = (dx: number, dy: number, k: number): string =>
    rect(x + dx - (w * k) / 2, y + dy, w * k, h, color, ` rx="${Math.round(h / 2)}"`);
  return `<g opacity=".6">${bar(0, 0, 1)}${bar(w * 0.16, -h * 0.85, 0.58)}${bar(-w * 0.22, h * 0.85, 0.7)}</g>`;
}
