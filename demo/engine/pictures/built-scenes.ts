import { chalet, smoke } from "./chalets.js";
import { mix, n, path } from "./drawing.js";
import { forest, grove, hill, meadow } from "./ground.js";
import { massif } from "./mountains.js";
import { backdrop, lookOf } from "./outdoor-look.js";
import type { Canvas } from "./palettes.js";
import { lift, skier } from "./slope-life.js";
import { buildingOf } from "./buildings.js";
import { largeBuilding, village } from "./villages.js";

/** A village under its mountains. */
export function villageScene(canvas: Canvas): string {
  const { r, p, W, H, id, season } = canvas;
  const { winter, sun, fog, midPine } = lookOf(canvas);
  let o = backdrop(canvas);

  o +=
    massif(r, p, W, H, season, { base: 0.68, tall: 0.54 }) +
    fog(H * 0.6, 0.4) +
    forest(r, W, H, H * 0.66, H * 0.03, H * 0.075, midPine, [0.42, 0.56]);
  o +=
    hill(r, W, H, H * 0.72, H * 0.02, mix(p.snow, p.snowShade, 0.7)) +
    lift(r, p, H, { x0: W * (sun < 0 ? 0.98 : 0.02), y0: H * 0.3, x1: W * (sun < 0 ? 0.62 : 0.38), y1: H * 0.66, cabins: 3, scale: 0.55 });
  o += village(r, p, W, H * 0.755, { from: 0.14, to: 0.86, size: H * 0.062, winter }) + hill(r, W, H, H * 0.82, H * 0.025, p.snow);
  o +=
    village(r, p, W, H * 0.86, { from: 0.24, to: 0.7, size: H * 0.1, winter, church: false }) +
    hill(r, W, H, H * 0.92, H * 0.03, mix(p.snow, p.snowShade, winter ? 0.2 : 0));
  o += grove(
    r,
    id,
    [
      [W * 0.05, H * 0.99, H * 0.4],
      [W * 0.13, H * 0.95, H * 0.26],
      [W * 0.19, H * 0.91, H * 0.17],
      [W * 0.82, H * 0.93, H * 0.2],
      [W * 0.9, H * 0.98, H * 0.36],
      [W * 0.97, H * 0.95, H * 0.28],
    ],
    p,
    winter,
  );
  if (!winter) o += meadow(r, W, H, H * 0.93);
  return o;
}

/** A large building in its valley. */
export function buildingScene(canvas: Canvas): string {
  const { r, p, W, H, id, kind, season } = canvas;
  const { winter, sun, midPine } = lookOf(canvas);
  let o = backdrop(canvas);

  o +=
    massif(r, p, W, H, season, { base: 0.68, tall: 0.52 }) +
    forest(r, W, H, H * 0.7, H * 0.02, H * 0.1, midPine) +
    hill(r, W, H, H * 0.8, H * 0.02, mix(p.snow, p.snowShade, 0.6));
  const { building, share } = buildingOf(canvas);
  const w = W * share,
    x = W * (sun < 0 ? 0.88 - share : 0.1);
  o +=
    `<ellipse cx="${n(x + w / 2)}" cy="${n(H * 0.87)}" rx="${n(w * 0.6)}" ry="${n(H * 0.02)}" fill="${p.snowShade}"/>` +
    largeBuilding(r, p, { x, y: H * 0.87, w, unit: H * 0.079 }, building, { winter, lit: kind === "full" ? 1 : p.glow });
  o += path(`M0 ${n(H * 0.88)}C${n(W * 0.3)} ${n(H * 0.83)} ${n(W * 0.6)} ${n(H * 0.9)} ${W} ${n(H * 0.86)}V${H}H0Z`, p.snow);
  o +=
    grove(
      r,
      id,
      [
        [W * 0.05, H * 0.97, H * 0.42],
        [W * 0.13, H * 0.93, H * 0.28],
        [W * 0.2, H * 0.9, H * 0.17],
        [W * 0.93, H * 0.96, H * 0.38],
        [W * 0.86, H * 0.92, H * 0.22],
      ],
      p,
      winter,
    ) +
    (winter
      ? skier(W * r.between(0.24, 0.8), H * r.between(0.94, 0.97), 0.95, r.pick(["#ff8152", "#3f86ad", "#e2b23c"]), p)
      : meadow(r, W, H, H * 0.92));
  return o;
}

/** A chalet by the wood. */
export function chaletScene(canvas: Canvas): string {
  const { r, p, W, H, id, season } = canvas;
  const { winter, sun, fog, midPine, nearPine } = lookOf(canvas);
  let o = backdrop(canvas);

  o +=
    massif(r, p, W, H, season, { base: 0.68, tall: 0.54, main: sun < 0 ? 0.66 : 0.34 }) +
    fog(H * 0.62, 0.4) +
    forest(r, W, H, H * 0.69, H * 0.03, H * 0.1, midPine) +
    forest(r, W, H, H * 0.76, H * 0.02, H * 0.11, nearPine, [0.3, 0.7]) +
    hill(r, W, H, H * 0.8, H * 0.03, p.snow);
  const w = H * r.between(0.36, 0.42),
    x = W * (sun < 0 ? 0.24 : 0.48);
  o += `<ellipse cx="${n(x + w / 2)}" cy="${n(H * 0.895)}" rx="${n(w * 1.05)}" ry="${n(H * 0.028)}" fill="${p.snowShade}"/>`;
  o +=
    (winter ? smoke(x + w * (0.5 + (sun < 0 ? 0.31 : -0.24)), H * 0.89 - w * 1.12, w / 260, p.sky[3]) : "") +
    chalet(r, p, x, H * 0.89, w, { winter, lit: p.glow });
  o += path(
    `M0 ${n(H * 0.93)}C${n(W * 0.3)} ${n(H * 0.86)} ${n(W * 0.55)} ${n(H * 0.93)} ${W} ${n(H * 0.88)}V${H}H0Z`,
    winter ? p.snow : p.snowShade,
  );
  o +=
    grove(
      r,
      id,
      [
        [W * 0.04, H * 0.98, H * 0.46],
        [W * 0.12, H * 0.93, H * 0.3],
        [W * 0.18, H * 0.9, H * 0.18],
        [W * 0.8, H * 0.92, H * 0.24],
        [W * 0.88, H * 0.96, H * 0.4],
        [W * 0.96, H * 0.99, H * 0.5],
      ],
      p,
      winter,
    ) + (winter ? "" : meadow(r, W, H, H * 0.93));
  return o;
}
