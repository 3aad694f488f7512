import { circle, ellipse, line, mix, poly, rect, xy } from "./drawing.js";
import type { Canvas } from "./palettes.js";

/** A chalet of timber on a foot of stone; `x` and `y` are its lower left corner, `lit` is the share of the windows that are lit. */
export function chalet({ r, p, sun, snowy }: Canvas, x: number, y: number, w: number, lit: number, floors: number): string {
  const { wood: wall, woodDark: dark } = p;
  const [body, rise, over, depth] = [w * (0.3 + 0.17 * floors), w * 0.3, w * 0.13, w * 0.5 * -sun];
  const [end, mid, far, away] = [x + w, x + w / 2, depth > 0 ? x + w : x, Math.sign(depth) * over];
  const [wallTop, top, eave] = [y - body, y - body - rise, y - body + over * 0.55];
  const snow = snowy ? p.cap : mix(dark, "#8d8d95", 0.4);
  const snowSide = snowy ? mix(p.cap, p.shade, 0.42) : mix(dark, "#6f6f78", 0.25);
  const pane = (left: number, high: number, wide: number, tall: number, share: number): string =>
    rect(left - wide * 0.14, high - wide * 0.14, wide * 1.28, tall + wide * 0.28, dark) +
    rect(left, high, wide, tall, r.chance(share) ? p.pane : p.paneOff) +
    rect(left + wide * 0.46, high, wide * 0.09, tall, dark);
  const thick = (share: number): number => Math.max(1, Math.round(w / share));

  let out = poly(xy`${far},${y} ${far},${wallTop} ${far + depth},${wallTop} ${far + depth},${y}`, mix(wall, dark, 0.62));
  for (let i = 0; i < 2; i++) out += pane(far + depth * (0.24 + 0.4 * i) - w * 0.04, y - body * 0.62, w * 0.09, w * 0.12, lit);
  out += poly(xy`${mid},${top} ${mid + depth},${top} ${far + depth + away},${eave} ${far + away},${eave}`, snowSide);
  out += poly(xy`${x},${y} ${x},${wallTop} ${mid},${top} ${end},${wallTop} ${end},${y}`, wall);
  let planks = "";
  for (let i = 1; i < 8; i++) planks += xy`M${x} ${y - w * 0.16 - (i * (body - w * 0.1)) / 8}h${w}`;
  out += line(planks, dark, thick(160), ' opacity=".28"') + rect(x, y - w * 0.17, w, w * 0.17, p.stone);
  const [left, right, high, low] = [x - over * 0.2, end + over * 0.2, wallTop + over * 0.35, wallTop + over * 0.75];
  const gable = xy`${left},${high} ${mid},${top + over * 0.2} ${right},${high} ${right},${low} ${mid},${top + over * 0.95} ${left},${low}`;
  out += poly(gable, dark, ' opacity=".35"');
  const [ww, wh, storey] = [w * 0.1, w * 0.125, (body - w * 0.24) / floors];
  out += pane(mid - ww / 2, wallTop - rise * 0.42, ww, wh, lit + 0.2);
  for (let f = 0; f < floors; f++)
    for (let c = 0; c < 3; c++)
      out += pane(x + w * (0.16 + 0.29 * c), y - w * 0.235 - wh * 0.55 - f * storey - (f ? w * 0.02 : 0), ww, wh * (f ? 1.1 : 0.9), lit);
  for (let f = 2; f <= floors; f++) {
    const by = y - w * 0.19 - (f - 0.42) * storey - w * 0.02 + w * 0.05;
    let bars = "";
    for (let i = 0; i <= 14; i++) bars += xy`M${x - w * 0.02 + (i * w * 1.04) / 14} ${by + w * 0.02}v${w * 0.06}`;
    out += rect(x - w * 0.045, by, w * 1.09, w * 0.1, mix(wall, dark, 0.55));
    out += line(bars, mix(wall, p.warm, 0.2), thick(90), ' opacity=".7"');
    out += rect(x - w * 0.06, by - w * 0.014, w * 1.12, w * 0.022, snowy ? p.cap : dark);
  }
  out += rect(mid - w * 0.06, y - w * 0.17, w * 0.12, w * 0.17, dark) + rect(mid - w * 0.025, y - w * 0.14, w * 0.05, w * 0.07, p.pane);
  const t = w * (snowy ? 0.085 : 0.05);
  const upper = xy`${x - over * 1.02},${eave - t} ${mid},${top - t * 1.1} ${end + over * 1.02},${eave - t}`;
  out += poly(xy`${x - over},${eave} ${upper} ${end + over},${eave} ${mid},${top + t * 0.1}`, snow);
  out += line(xy`M${x - over} ${eave + 1}L${mid} ${top + t * 0.2}L${end + over} ${eave + 1}`, dark, thick(45));
  const chimney = mid + depth * 0.55;
  return (
    out + rect(chimney, top - w * 0.1, w * 0.07, w * 0.14, p.stone) + rect(chimney - w * 0.01, top - w * 0.12, w * 0.09, w * 0.035, snow)
  );
}

/** Smoke from a chimney. */
export function smoke({ p }: Canvas, x: number, y: number, s: number): string {
  const puff = (dx: number, dy: number, radius: number, opacity: number): string =>
    circle(x + dx * s, y + dy * s, radius * s, p.sky3, ` opacity="${opacity}"`);
  return puff(0, 0, 7, 0.5) + puff(6, -16, 10, 0.4) + puff(-2, -36, 13, 0.3) + puff(10, -58, 16, 0.2);
}

/** The chalet of a picture, with smoke in winter. */
export function home(canvas: Canvas): string {
  const { r, p, W, H, sun, snowy, glow } = canvas;
  const [w, x] = [H * r.between(0.36, 0.42), W * (sun < 0 ? 0.24 : 0.48)];
  const fire = snowy ? smoke(canvas, x + w * (0.5 + (sun < 0 ? 0.31 : -0.24)), H * 0.89 - w * 1.12, w / 260) : "";
  return ellipse(x + w / 2, H * 0.895, w * 1.05, H * 0.028, p.snowShade) + fire + chalet(canvas, x, H * 0.89, w, glow, 2);
}
