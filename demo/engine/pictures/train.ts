import { line, mix, n, path, rect } from "./drawing.js";
import type { Palette } from "./palettes.js";

const livery = { body: "#f5f7fa", belt: "#0b6ba8", stripe: "#ff8152", glass: "#21374f" };

/** The power car, whose nose points to the right; `x` and `y` are the lower left corner of the train, `h` its height. */
function powerCar(x: number, y: number, w: number, h: number): string {
  const right = x + w;
  const nose = `M${n(x)} ${n(y)}V${n(y - h)}H${n(right - w * 0.42)}C${n(right - w * 0.2)} ${n(y - h)} ${n(right)} ${n(y - h * 0.5)} ${n(right)} ${n(y - h * 0.16)}V${n(y)}Z`;
  const glass = `M${n(right - w * 0.36)} ${n(y - h * 0.84)}H${n(right - w * 0.25)}C${n(right - w * 0.17)} ${n(y - h * 0.78)} ${n(right - w * 0.11)} ${n(y - h * 0.64)} ${n(right - w * 0.08)} ${n(y - h * 0.54)}H${n(right - w * 0.36)}Z`;
  return path(nose, livery.body) + path(glass, livery.glass) + rect(x, y - h * 0.36, w * 0.94, h * 0.13, livery.belt);
}

function carriage(x: number, y: number, w: number, h: number, glow: string): string {
  let panes = "";
  const count = 6;
  for (let i = 0; i < count; i++)
    panes += rect(x + w * (0.07 + (i * 0.88) / count), y - h * 0.8, w * 0.09, h * 0.3, i % 3 === 1 ? glow : livery.glass, ' rx="2"');
  return rect(x, y - h, w, h, livery.body, ' rx="4"') + panes + rect(x, y - h * 0.36, w, h * 0.13, livery.belt);
}

/** A train under way to the right on its rails, which cross the whole width; `y` is the rail, `h` the height of a carriage. */
export function train(p: Palette, W: number, x: number, y: number, h: number, carriages: number): string {
  const long = h * 3.4;
  const gap = h * 0.12;
  let out = rect(0, y + h * 0.16, W, h * 0.1, mix(p.stone, p.ink, 0.35));
  let sleepers = "";
  for (let at = 0; at < W; at += h * 0.7) sleepers += `M${n(at)} ${n(y + h * 0.3)}h${n(h * 0.36)}`;
  out += line(sleepers, mix(p.woodDark, p.ink, 0.2), Math.max(1, n(h * 0.1)));
  for (let i = 0; i < carriages; i++) out += carriage(x + i * (long + gap), y + h * 0.08, long, h, p.pane);
  out += powerCar(x + carriages * (long + gap), y + h * 0.08, long * 1.15, h);
  return out + rect(x, y - h * 0.05, carriages * (long + gap) + long * 1.02, h * 0.05, livery.stripe);
}
