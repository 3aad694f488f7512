import { circle, ellipse, line, path, type Point, xy } from "./drawing.js";
import type { Canvas } from "./palettes.js";

/** A hill across the whole picture, filled down to its foot. */
export function hill({ r, W, H }: Canvas, y: number, swing: number, fill: string): string {
  const [a, b, c] = [y + r.between(-swing, swing), y + r.between(-swing, swing), y + r.between(-swing, swing)];
  const crest = xy`M0 ${a}C${W * 0.2} ${a - swing} ${W * 0.3} ${b + swing} ${W * 0.5} ${b}S${W * 0.8} ${c - swing} ${W} ${c}`;
  return path(`${crest}V${H}H0Z`, fill);
}

/** A wood as one jagged shape; between the shares of `gap` it is cut down. */
export function forest({ r, W, H }: Canvas, y: number, swing: number, tall: number, fill: string, gap: Point | null): string {
  const phase = r.between(0, 6);
  const edge = (x: number): number => y + Math.sin((x / W) * 4.2 + phase) * swing + Math.sin((x / W) * 9 + phase * 2) * swing * 0.4;
  let d = xy`M-20 ${H}L-20 ${edge(0)}`;
  for (let x = -20, w = 0; x < W + 20; x += w * r.between(0.6, 0.95)) {
    w = tall * r.between(0.2, 0.34);
    const inGap = gap !== null && x / W > gap[0] && x / W < gap[1];
    const h = tall * r.between(0.5, 1) * (inGap ? 0.12 : 1);
    d += xy`L${x} ${edge(x)}L${x + w / 2} ${edge(x) - h}L${x + w} ${edge(x + w)}`;
  }
  return path(d + `L${W + 20} ${H}Z`, fill);
}

function pineOf({ id, p, snowy, sun }: Canvas, key: string, tiers: number, wide: number): string {
  let [dark, bright, caps] = ["", "", ""];
  for (let i = 0; i < tiers; i++) {
    const top = -100 + i * (78 / tiers);
    const foot = top + 100 / tiers + 8;
    const drop = foot - top;
    const half = wide * (0.34 + (0.66 * (i + 1)) / tiers);
    const k = i % 2 ? 3 : -3;
    dark += xy`M0 ${top}L${half} ${foot + k}L${half * 0.35} ${foot - 4}L0 ${foot + 3}L${-half * 0.4} ${foot - 4}L${-half} ${foot - k}Z`;
    bright += xy`M0 ${top}L${sun * half} ${foot + (sun > 0 ? k : -k)}L${sun * half * 0.35} ${foot - 4}L0 ${foot + 3}Z`;
    caps += xy`M0 ${top - 1}L${half * 0.52} ${top + drop * 0.56}L${half * 0.2} ${top + drop * 0.46}L0 ${top + drop * 0.66}`;
    caps += xy`L${-half * 0.2} ${top + drop * 0.48}L${-half * 0.5} ${top + drop * 0.58}Z`;
  }
  const body = path("M-3 -12h6v14h-6z", p.woodDark) + path(dark, p.pine) + path(bright, p.pineLit);
  return `<g id="${id}${key}">${body}${snowy ? path(caps, p.cap) : ""}</g>`;
}

/** Three sorts of pine, for `grove` to plant. */
export const pines = (canvas: Canvas): string =>
  `<defs>${pineOf(canvas, "a", 4, 27)}${pineOf(canvas, "b", 5, 23)}${pineOf(canvas, "c", 3, 25)}</defs>`;

/** Pines with their shadows: where each is and how high. */
export function grove({ r, p, id, sun, snowy }: Canvas, list: readonly (readonly [x: number, y: number, height: number])[]): string {
  const shadow = snowy ? p.snowShade : p.pine;
  return list
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y, h]) => {
      const under = ellipse(x - sun * h * 0.24, y + 1, h * 0.36, h * 0.05, shadow, ` opacity="${snowy ? 0.9 : 0.25}"`);
      const [sort, size] = [r.pick(["a", "b", "c"]), h / 100];
      return `${under}<use href="#${id}${sort}" transform="${xy`translate(${x} ${y})`} scale(${(size * r.pick([1, -1])).toFixed(2)} ${size.toFixed(2)})"/>`;
    })
    .join("");
}

/** Where the pines of a forest stand: to the left and right of a way through it. */
export function thicket(canvas: Canvas): string {
  const { r, W, H } = canvas;
  const list = Array.from({ length: 11 }, () => {
    const side = r.chance(0.5) ? r.between(0, 0.32) : r.between(0.68, 1);
    const t = r.next();
    return [W * side, H * (0.86 + 0.12 * t), H * (0.2 + 0.26 * t)] as const;
  });
  return grove(canvas, list);
}

/** Tracks of skis in fresh snow. */
export function tracks({ r, p }: Canvas, count: number, x: number, y: number): string {
  const track = (_: unknown, i: number): string => xy`M${x + i * 26 + r.between(-6, 6)} ${y}c60 26 -70 52 -6 82s-92 50 -24 100`;
  return line(Array.from({ length: count }, track).join(""), p.snowShade, 3, ' opacity=".85"');
}

/** Flowers of the summer. */
export function meadow({ r, W, H }: Canvas, y: number): string {
  const flower = (): string => {
    const t = r.next();
    return circle(r.between(0, W), y + (H - y) * t, 2 + t * 4, r.pick(["#fff", "#ffe27a", "#f7a8b8", "#c8a5e8"]), ' opacity=".9"');
  };
  return Array.from({ length: 60 }, flower).join("");
}

/** It snows. */
export function flakes({ r, W, H }: Canvas): string {
  const flake = (): string => circle(r.between(0, W), r.between(0, H), r.chance(0.25) ? 4 : 2, "#fff", ` opacity=".${r.int(45, 95)}"`);
  return Array.from({ length: 70 }, flake).join("");
}
