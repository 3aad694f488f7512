import { line, mix, path, rect, xy } from "./drawing.js";
import { massif } from "./mountains.js";
import type { Canvas } from "./palettes.js";

const livery = { body: "#f5f7fa", belt: "#0b6ba8", stripe: "#ff8152", glass: "#21374f" };

/** The power car, whose nose points to the right; `x` and `y` are the lower left corner of the train, `h` its height. */
function powerCar(x: number, y: number, w: number, h: number): string {
  const right = x + w;
  const front = xy`C${right - w * 0.2} ${y - h} ${right} ${y - h * 0.5} ${right} ${y - h * 0.16}V${y}Z`;
  const nose = xy`M${x} ${y}V${y - h}H${right - w * 0.42}${front}`;
  const curve = xy`C${right - w * 0.17} ${y - h * 0.78} ${right - w * 0.11} ${y - h * 0.64} ${right - w * 0.08} ${y - h * 0.54}`;
  const glass = xy`M${right - w * 0.36} ${y - h * 0.84}H${right - w * 0.25}${curve}H${right - w * 0.36}Z`;
  return path(nose, livery.body) + path(glass, livery.glass) + rect(x, y - h * 0.36, w * 0.94, h * 0.13, livery.belt);
}

function carriage(x: number, y: number, w: number, h: number, glow: string): string {
  const pane = (_: unknown, i: number): string =>
    rect(x + w * (0.07 + (i * 0.88) / 6), y - h * 0.8, w * 0.09, h * 0.3, i % 3 === 1 ? glow : livery.glass, ' rx="2"');
  const panes = Array.from({ length: 6 }, pane).join("");
  return rect(x, y - h, w, h, livery.body, ' rx="4"') + panes + rect(x, y - h * 0.36, w, h * 0.13, livery.belt);
}

/** A train under way to the right on its rails, which cross the whole width; `y` is the rail, `h` the height of a carriage. */
export function train({ p, W, H }: Canvas, x: number, y: number, h: number): string {
  const carriages = W > H * 5 ? 5 : 1;
  const [long, gap] = [h * 3.4, h * 0.12];
  let sleepers = "";
  for (let at = 0; at < W; at += h * 0.7) sleepers += xy`M${at} ${y + h * 0.3}h${h * 0.36}`;
  let out = rect(0, y + h * 0.16, W, h * 0.1, mix(p.stone, p.ink, 0.35));
  out += line(sleepers, mix(p.woodDark, p.ink, 0.2), Math.max(1, Math.round(h * 0.1)));
  for (let i = 0; i < carriages; i++) out += carriage(x + i * (long + gap), y + h * 0.08, long, h, p.pane);
  out += powerCar(x + carriages * (long + gap), y + h * 0.08, long * 1.15, h);
  return out + rect(x, y - h * 0.05, carriages * (long + gap) + long * 1.02, h * 0.05, livery.stripe);
}

/** Mountains beside each other: in a wide picture one massif would be hills. */
export function ranges(canvas: Canvas): string {
  const { W, H } = canvas;
  const count = Math.max(1, Math.round(W / H / 3));
  const drawn = (_: unknown, i: number): string =>
    `<g transform="${xy`translate(${(W / count) * i} 0)`}">${massif(canvas, W / count, 0.78, 0.5 + 0.1 * i, 0.6)}</g>`;
  return Array.from({ length: count }, drawn).join("");
}
