import { line, mix, n, path, rect } from "./drawing.js";
import { outdoor } from "./outdoor.js";
import type { Canvas } from "./palettes.js";

/** A balcony over the slopes. */
export function balcony(canvas: Canvas): string {
  const { p, W, H, season } = canvas;
  const wood = mix(p.wood, p.woodDark, 0.25);
  let o =
    `<svg x="0" y="0" width="${W}" height="${n(H * 0.86)}" viewBox="0 0 ${W} ${n(H * 0.86)}">` +
    outdoor({ ...canvas, H: n(H * 0.95), kind: "slopes" }) +
    "</svg>";
  o +=
    rect(0, 0, W, H * 0.06, p.woodDark) +
    rect(0, 0, W * 0.045, H, wood) +
    rect(W * 0.955, 0, W * 0.045, H, wood) +
    rect(0, H * 0.84, W, H * 0.16, mix(p.wood, p.warm, 0.15));
  let s = "";
  for (let i = 0; i < 12; i++) s += `M${n((W * i) / 12)} ${n(H * 0.85)}L${n(W * ((i / 12) * 1.3 - 0.15))} ${H}`;
  o += line(s, p.woodDark, 3, ' opacity=".4"');
  o +=
    rect(0, H * 0.62, W, 16, wood) +
    (season === "winter" ? rect(0, H * 0.608, W, 12, p.cap, ' rx="6"') : "") +
    rect(0, H * 0.83, W, 14, wood);
  s = "";
  for (let i = 0; i < 34; i++) s += `M${n(W * (0.05 + (i * 0.9) / 33))} ${n(H * 0.63)}V${n(H * 0.83)}`;
  o += line(s, wood, 8);
  o +=
    `<ellipse cx="${n(W * 0.5)}" cy="${n(H * 0.79)}" rx="92" ry="13" fill="#fff"/>` +
    rect(W * 0.5 - 5, H * 0.79, 10, H * 0.15, p.ink) +
    rect(W * 0.5 - 46, H * 0.935, 92, 9, p.ink, ' rx="4"') +
    rect(W * 0.47, H * 0.745, 24, 30, "#ff8f66", ' rx="5"') +
    rect(W * 0.515, H * 0.745, 24, 30, "#3f86ad", ' rx="5"');
  for (const [cx, f] of [
    [0.34, 1],
    [0.66, -1],
  ] as const)
    o +=
      `<g transform="translate(${n(W * cx)} ${n(H * 0.96)}) scale(${f} 1)">` +
      line("M-46-140L-30-60H50M-30-60L-38 0M44-60L52 0", p.woodDark, 9) +
      rect(-42, -84, 96, 24, "#f3efe8", ' rx="12"') +
      path("M-58-150q20-8 26 0l14 76h-26z", "#e7ddd0") +
      "</g>";
  return o;
}
