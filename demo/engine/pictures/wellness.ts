import { circle, line, mix, n, path, rect } from "./drawing.js";
import type { Canvas } from "./palettes.js";
import { bigWindow, glow, lamp, night, roomTones, view } from "./rooms.js";

/** An indoor pool behind a wall of glass. */
export function pool(canvas: Canvas): string {
  const { r, W, H } = canvas;
  const { late, frame } = roomTones(canvas);
  let o = rect(0, 0, W, H, late ? "#b99c86" : "#e9e2d8") + rect(0, 0, W, H * 0.09, frame);
  o += view(canvas, 0, H * 0.09, W, H * 0.47);
  for (let i = 0; i <= 5; i++) o += rect((W * i) / 5 - 9, H * 0.09, 18, H * 0.47, frame);
  o += rect(0, H * 0.55, W, 12, frame);
  const water = late ? "#1f7f9c" : "#37aecb";
  o +=
    rect(0, H * 0.565, W, H * 0.08, late ? "#a98d77" : "#dcd0c1") +
    path(`M0 ${n(H * 0.66)}L${n(W * 0.12)} ${n(H * 0.62)}H${n(W * 0.88)}L${W} ${n(H * 0.66)}V${H}H0Z`, water) +
    path(`M${n(W * 0.12)} ${n(H * 0.62)}H${n(W * 0.88)}L${n(W * 0.9)} ${n(H * 0.635)}H${n(W * 0.1)}Z`, mix(water, "#0d3f58", 0.45));
  for (let i = 0; i < 26; i++) {
    const t = r.next(),
      y = H * (0.655 + 0.33 * t),
      w = 40 + 150 * t * r.next();
    o += rect(r.between(-40, W), y, w, 2 + 4 * t, r.chance(0.3) ? glow : "#fff", ` rx="3" opacity=".${r.int(18, 48)}"`);
  }
  for (const cx of [0.16, 0.3, 0.66])
    o +=
      path(`M${n(W * cx)} ${n(H * 0.605)}h120l44-50 16 6-50 58h-130z`, "#fff") +
      rect(W * cx + 10, H * 0.61, 6, 20, frame) +
      rect(W * cx + 108, H * 0.61, 6, 20, frame);
  o +=
    circle(W * 0.54, H * 0.745, 46, "#ff8f66") +
    circle(W * 0.54, H * 0.74, 24, water) +
    line(`M${n(W * 0.54 - 44)} ${n(H * 0.74)}h14M${n(W * 0.54 + 30)} ${n(H * 0.74)}h14`, "#fff", 10);
  for (const lx of [0.1, 0.3, 0.5, 0.7, 0.9])
    o += circle(W * lx, H * 0.045, 9, glow) + circle(W * lx, H * 0.045, 24, glow, ' opacity=".25"');
  return o;
}

/** A sauna of two benches. */
export function sauna(canvas: Canvas): string {
  const { W, H } = canvas;
  const { frame } = roomTones(canvas);
  let o = rect(0, 0, W, H, "#c58f5f");
  let q = "";
  for (let i = 0; i < 16; i++) q += `M0 ${n((H * i) / 16)}H${W}`;
  o += line(q, "#a87345", 3) + bigWindow(canvas, W * 0.3, H * 0.14, W * 0.4, H * 0.34, "#8a5a35", 2);
  for (const [y, x0] of [
    [0.56, 0],
    [0.75, -40],
  ] as const) {
    /* two benches: a slatted seat, a slatted front with dark gaps */
    o += rect(0, H * (y + 0.045), W, H * 0.17, "#5b3820");
    for (let i = 0; i < 23; i++) o += rect(x0 + 8 + i * 56, H * (y + 0.05), 44, H * 0.15, i % 5 === 2 ? "#b98152" : "#ad7646");
    o +=
      rect(0, H * y, W, H * 0.05, "#e6bd90") +
      line(`M0 ${n(H * (y + 0.014))}H${W}M0 ${n(H * (y + 0.03))}H${W}`, "#c4925f", 3) +
      rect(0, H * (y + 0.047), W, 8, "#7a4d2b");
  }
  o += rect(0, H * 0.94, W, H * 0.06, "#8d8f96");
  for (const [cx, k] of [
    [0.42, 1],
    [0.5, 0.8],
    [0.58, 1.1],
  ] as const)
    o += line(`M${n(W * cx)} ${n(H * 0.5)}q${n(18 * k)}-30 0-60t0-60`, "#fff", 7, ' opacity=".28"');
  o += rect(W * 0.8, H * 0.62, 150, H * 0.3, night, ' rx="12"');
  for (let i = 0; i < 12; i++)
    o += circle(W * 0.8 + 20 + (i % 6) * 22, H * 0.61 - Math.floor(i / 6) * 16, 15, i % 2 ? "#6d7784" : "#8b95a1");
  o +=
    rect(W * 0.14, H * 0.56 - 70, 96, 70, "#d49a60", ' rx="10"') +
    rect(W * 0.14, H * 0.56 - 52, 96, 7, frame) +
    line(`M${n(W * 0.14 + 70)} ${n(H * 0.56 - 60)}l54-62`, frame, 8) +
    rect(W * 0.26, H * 0.56 - 30, 190, 30, "#fff", ' rx="12"') +
    rect(W * 0.27, H * 0.56 - 54, 164, 26, "#ffd9c7", ' rx="12"') +
    lamp(W * 0.9, H * 0.2, 0.9, glow);
  return o;
}
