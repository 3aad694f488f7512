import { buildingOf, type Building } from "./buildings.js";
import { ellipse, line, mix, poly, rect, xy } from "./drawing.js";
import type { Canvas } from "./palettes.js";

const plasterColor = "#f3eadf";

/** A large building; `x` and `y` are its lower left corner, `unit` the height of a floor, `lit` the share of the windows that are lit. */
function largeBuilding(
  canvas: Canvas,
  x: number,
  y: number,
  w: number,
  unit: number,
  lit: number,
  { wings, plaster, pitch }: Building,
): string {
  const { r, p, time, snowy } = canvas;
  const pane = (share: number): string => (r.chance(share) ? p.pane : p.paneOff);
  let out = "";
  for (const { from, wide, floors, front } of wings) {
    const [left, width, height] = [x + w * from, w * wide, unit * (floors + 0.5)];
    const [right, mid, rise, over] = [left + width, left + width / 2, width * pitch, width * 0.08];
    const [top, wallTop, eave] = [y - height - rise, y - height, y - height + over * 0.5];
    const wood = front ? p.wood : mix(p.wood, p.woodDark, 0.38);
    const wall = mix(wood, plasterColor, plaster * (time === "night" ? 0.25 : 1));
    out += poly(xy`${left},${y} ${left},${wallTop} ${mid},${top} ${right},${wallTop} ${right},${y}`, wall);
    out += rect(left, y - unit * 0.9, width, unit * 0.9, p.stone);
    const columns = Math.max(3, Math.round(width / (unit * 0.95)));
    for (let f = 0; f < floors; f++) {
      const floor = y - unit * (f + 0.9);
      for (let c = 0; c < columns; c++)
        out += rect(left + (width * (c + 0.26)) / columns, floor + unit * 0.2, (width * 0.5) / columns, unit * 0.52, pane(lit));
      if (f === 0) continue;
      out += rect(left - width * 0.012, floor + unit * 0.5, width * 1.024, unit * 0.3, mix(wood, p.woodDark, 0.6));
      out += rect(left - width * 0.02, floor + unit * 0.46, width * 1.04, unit * 0.07, snowy ? p.cap : mix(p.wood, p.warm, 0.35));
    }
    for (const q of [-0.16, 0.06]) out += rect(mid + width * q, wallTop - rise * 0.3, width * 0.1, rise * 0.42, pane(lit + 0.2));
    const t = width * (snowy ? 0.062 : 0.03);
    const upper = xy`${left - over},${eave} ${left - over},${eave - t} ${mid},${top - t} ${right + over},${eave - t}`;
    const roof = snowy ? p.cap : mix(p.woodDark, "#8d8d95", 0.35);
    out += poly(xy`${upper} ${right + over},${eave} ${mid},${top + t * 0.2}`, roof);
    out += line(xy`M${left - over} ${eave}L${mid} ${top + t * 0.25}L${right + over} ${eave}`, p.woodDark, 3);
  }
  return out;
}

/** The building of a lodging in its picture. */
export function placedBuilding(canvas: Canvas): string {
  const { p, W, H, sun, kind, glow } = canvas;
  const { building, share } = buildingOf(canvas);
  const [w, x] = [W * share, W * (sun < 0 ? 0.88 - share : 0.1)];
  const shadow = ellipse(x + w / 2, H * 0.87, w * 0.6, H * 0.02, p.snowShade);
  return shadow + largeBuilding(canvas, x, H * 0.87, w, H * 0.079, kind === "full" ? 1 : glow, building);
}

function church({ p }: Canvas, x: number, y: number, s: number): string {
  const spire = xy`${x - s * 0.08},${y - s * 1.85} ${x + s * 0.21},${y - s * 3.1} ${x + s * 0.5},${y - s * 1.85}`;
  const pane = rect(x + s * 0.13, y - s * 1.6, s * 0.16, s * 0.3, p.pane);
  return rect(x, y - s * 1.9, s * 0.42, s * 1.9, p.stone) + poly(spire, p.ink) + pane;
}

function house({ r, p, sun, snowy }: Canvas, x: number, y: number, s: number): string {
  const wall = r.chance(0.6) ? p.wood : mix(p.stone, p.warm, 0.25);
  const [body, rise, depth] = [s * 0.55, s * 0.36, s * 0.5 * -sun];
  const [mid, right, far] = [x + s / 2, x + s, depth > 0 ? x + s : x];
  const [eave, top] = [y - body, y - body - rise];
  const roofSide = snowy ? mix(p.cap, p.shade, 0.4) : mix(p.woodDark, p.stone, 0.2);
  let out = rect(Math.min(far, far + depth), eave, Math.abs(depth), body, mix(wall, p.woodDark, 0.5));
  out += poly(xy`${mid},${top} ${mid + depth},${top} ${far + depth},${eave + 2} ${far},${eave + 2}`, roofSide);
  out += poly(xy`${x},${y} ${x},${eave} ${mid},${top} ${right},${eave} ${right},${y}`, wall);
  for (let i = 0; i < 2; i++) out += rect(x + s * (0.2 + 0.38 * i), y - body * 0.8, s * 0.2, s * 0.2, r.chance(0.65) ? p.pane : p.paneOff);
  out += rect(x + s * 0.4, y - s * 0.22, s * 0.18, s * 0.22, p.woodDark);
  const [from, to, low, high] = [x - s * 0.13, x + s * 1.13, eave + s * 0.09, eave - s * 0.03];
  const roof = xy`${from},${low} ${from},${high} ${mid},${top - s * 0.12} ${to},${high} ${to},${low} ${mid},${top}`;
  return out + poly(roof, snowy ? p.cap : p.woodDark);
}

/** A village of small houses, with or without a church; `from` and `to` are shares of the width. */
export function village(canvas: Canvas, y: number, from: number, to: number, size: number, hasChurch: boolean): string {
  const { r, W } = canvas;
  const homes: (readonly [x: number, y: number, size: number])[] = [];
  for (let x = from; x < to; x += r.between(0.035, 0.06))
    homes.push([W * x, y + r.between(-size * 0.35, size * 0.35), size * r.between(0.7, 1.15)]);
  const houses = homes.toSorted((a, b) => a[1] - b[1]).map(([x, hy, s]) => house(canvas, x, hy, s));
  return (hasChurch ? church(canvas, (W * (from + to)) / 2, y, size) : "") + houses.join("");
}
