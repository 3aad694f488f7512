import type { Random } from "../catalogue/random.js";
import { circle, line, n, path, type Point } from "./drawing.js";
import type { Palette } from "./palettes.js";

/** A hill across the whole picture, filled down to its foot. */
export function hill(r: Random, W: number, H: number, y: number, swing: number, fill: string): string {
  const a = y + r.between(-swing, swing),
    b = y + r.between(-swing, swing),
    c = y + r.between(-swing, swing);
  const d = `M0 ${n(a)}C${n(W * 0.2)} ${n(a - swing)} ${n(W * 0.3)} ${n(b + swing)} ${n(W * 0.5)} ${n(b)}S${n(W * 0.8)} ${n(c - swing)} ${W} ${n(c)}V${H}H0Z`;
  return path(d, fill);
}

/** A wood as one jagged shape; between the shares of `gap` it is cut down. */
export function forest(
  r: Random,
  W: number,
  H: number,
  y: number,
  swing: number,
  tall: number,
  fill: string,
  gap: Point | null = null,
): string {
  const phase = r.between(0, 6),
    edge = (x: number): number => y + Math.sin((x / W) * 4.2 + phase) * swing + Math.sin((x / W) * 9 + phase * 2) * swing * 0.4;
  let d = `M-20 ${H}L-20 ${n(edge(0))}`,
    x = -20;
  while (x < W + 20) {
    const w = tall * r.between(0.2, 0.34),
      inGap = gap !== null && x / W > gap[0] && x / W < gap[1],
      h = tall * r.between(0.5, 1) * (inGap ? 0.12 : 1);
    d += `L${n(x)} ${n(edge(x))}L${n(x + w / 2)} ${n(edge(x) - h)}L${n(x + w)} ${n(edge(x + w))}`;
    x += w * r.between(0.6, 0.95);
  }
  return path(d + `L${W + 20} ${H}Z`, fill);
}

/** Three sorts of pine, for `grove` to plant. */
export function pineDefs(id: string, p: Palette, snowy: boolean, sun: number): string {
  const make = (key: string, tiers: number, wide: number): string => {
    let dark = "",
      bright = "",
      caps = "";
    for (let i = 0; i < tiers; i++) {
      const y0 = -100 + i * (78 / tiers),
        y1 = y0 + 100 / tiers + 8,
        half = wide * (0.34 + (0.66 * (i + 1)) / tiers),
        k = i % 2 ? 3 : -3;
      dark += `M0 ${n(y0)}L${n(half)} ${n(y1 + k)}L${n(half * 0.35)} ${n(y1 - 4)}L0 ${n(y1 + 3)}L${n(-half * 0.4)} ${n(y1 - 4)}L${n(-half)} ${n(y1 - k)}Z`;
      bright += `M0 ${n(y0)}L${n(sun * half)} ${n(y1 + (sun > 0 ? k : -k))}L${n(sun * half * 0.35)} ${n(y1 - 4)}L0 ${n(y1 + 3)}Z`;
      if (snowy)
        caps += `M0 ${n(y0 - 1)}L${n(half * 0.52)} ${n(y0 + (y1 - y0) * 0.56)}L${n(half * 0.2)} ${n(y0 + (y1 - y0) * 0.46)}L0 ${n(y0 + (y1 - y0) * 0.66)}L${n(-half * 0.2)} ${n(y0 + (y1 - y0) * 0.48)}L${n(-half * 0.5)} ${n(y0 + (y1 - y0) * 0.58)}Z`;
    }
    return `<g id="${id}${key}"><path d="M-3 -12h6v14h-6z" fill="${p.woodDark}"/><path d="${dark}" fill="${p.pine}"/><path d="${bright}" fill="${p.pineLit}"/>${snowy ? `<path d="${caps}" fill="${p.cap}"/>` : ""}</g>`;
  };
  return `<defs>${make("a", 4, 27)}${make("b", 5, 23)}${make("c", 3, 25)}</defs>`;
}

const pine = (r: Random, id: string, x: number, y: number, h: number): string =>
  `<use href="#${id}${r.pick(["a", "b", "c"])}" transform="translate(${n(x)} ${n(y)}) scale(${((h / 100) * r.pick([1, -1])).toFixed(2)} ${(h / 100).toFixed(2)})"/>`;

/** Pines with their shadows: where each is and how high. */
export function grove(
  r: Random,
  id: string,
  list: readonly (readonly [x: number, y: number, height: number])[],
  p: Palette,
  winter: boolean,
): string {
  return [...list]
    .sort((a, b) => a[1] - b[1])
    .map(
      ([x, y, h]) =>
        `<ellipse cx="${n(x + (p.lightX < 0.5 ? 1 : -1) * h * 0.24)}" cy="${n(y + 1)}" rx="${n(h * 0.36)}" ry="${n(h * 0.05)}" fill="${winter ? p.snowShade : p.pine}" opacity="${winter ? 0.9 : 0.25}"/>` +
        pine(r, id, x, y, h),
    )
    .join("");
}

/** Tracks of skis in fresh snow. */
export function tracks(r: Random, p: Palette, count: number, x: number, y: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const sx = x + i * 26 + r.between(-6, 6);
    d += `M${n(sx)} ${n(y)}c${n(60)} ${n(26)} ${n(-70)} ${n(52)} ${n(-6)} ${n(82)}s${n(-92)} ${n(50)} ${n(-24)} ${n(100)}`;
  }
  return line(d, p.snowShade, 3, ' opacity=".85"');
}

/** Flowers of the summer. */
export function meadow(r: Random, W: number, H: number, y: number): string {
  let out = "";
  for (let i = 0; i < 60; i++) {
    const t = r.next();
    out += circle(r.between(0, W), y + (H - y) * t, 2 + t * 4, r.pick(["#fff", "#ffe27a", "#f7a8b8", "#c8a5e8"]), ' opacity=".9"');
  }
  return out;
}
