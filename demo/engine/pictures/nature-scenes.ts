import { createRandom } from "../catalogue/random.js";
import { mix, n, path, rect } from "./drawing.js";
import { forest, grove, hill, meadow, pineDefs, tracks } from "./ground.js";
import { farRange, massif, mountain } from "./mountains.js";
import { backdrop, lookOf } from "./outdoor-look.js";
import type { Palette, Canvas } from "./palettes.js";
import { cloud, sky } from "./sky.js";
import { lift, skier } from "./slope-life.js";
import { village } from "./villages.js";

/** The big peak on the right, quiet sky on the left for words. */
export function panorama(canvas: Canvas): string {
  const { r, W, H, id, season } = canvas;
  const p: Palette = { ...canvas.p, lightX: 0.41, discY: canvas.p.night ? 0.36 : 0.44 };
  const { winter, sun, fog, midPine } = lookOf(canvas);

  const yBase = H * 0.74;
  let o =
    sky(r, p, W, H, id, { clouds: false, horizon: 0.74 }) +
    pineDefs(id, p, winter, sun) +
    cloud(W * 0.53, H * 0.3, W * 0.08, p.cloud) +
    cloud(W * 0.9, H * 0.31, W * 0.08, p.cloud);
  o += farRange(r, W, yBase - H * 0.03, H * 0.2, mix(p.far, p.sky[2], 0.5)) + farRange(r, W, yBase, H * 0.15, mix(p.far, p.shade, 0.2));
  for (const [cx, tall, wide, haze] of [
    [0.03, 0.2, 0.13, 0.5],
    [0.2, 0.16, 0.14, 0.42],
    [0.36, 0.26, 0.16, 0.34],
    [1.03, 0.36, 0.2, 0.22],
    [0.53, 0.3, 0.17, 0.22],
    [0.89, 0.3, 0.16, 0.16],
    [0.71, 0.5, 0.21, 0],
  ] as const)
    o += mountain(r, p, {
      cx: W * cx,
      top: yBase - H * tall,
      base: yBase + 20,
      left: W * wide,
      right: W * wide,
      haze,
      detail: haze ? 1 : 2,
      season,
    });
  o +=
    fog(H * 0.68, 0.4) +
    forest(r, W, H, H * 0.72, H * 0.015, H * 0.05, midPine) +
    hill(r, W, H, H * 0.76, H * 0.015, mix(p.snow, p.snowShade, 0.7)) +
    lift(r, p, H, { x0: W * 1.02, y0: H * 0.36, x1: W * 0.56, y1: H * 0.71, cabins: 4, scale: 0.5 });
  o +=
    village(r, p, W, H * 0.79, { from: 0.3, to: 0.74, size: H * 0.042, winter }) +
    hill(r, W, H, H * 0.83, H * 0.02, p.snow) +
    village(r, p, W, H * 0.87, { from: 0.4, to: 0.66, size: H * 0.062, winter, church: false }) +
    hill(r, W, H, H * 0.92, H * 0.02, p.snow);
  o += grove(
    r,
    id,
    (
      [
        [0.02, 0.97, 0.26],
        [0.065, 0.93, 0.17],
        [0.1, 0.96, 0.21],
        [0.15, 0.9, 0.11],
        [0.22, 0.88, 0.08],
        [0.8, 0.9, 0.12],
        [0.85, 0.93, 0.18],
        [0.9, 0.97, 0.26],
        [0.955, 0.95, 0.2],
        [0.99, 0.98, 0.3],
      ] as const
    ).map(([a, b, c]) => [W * a, H * b, H * c] as const),
    p,
    winter,
  );
  return o;
}

/** A run under a lift. */
export function slopes(canvas: Canvas): string {
  const { r, p, W, H, id, kind, season } = canvas;
  const { winter, fog, midPine } = lookOf(canvas);
  let o = backdrop(canvas);

  o += massif(r, p, W, H, season, { base: 0.72, tall: 0.56 }) + fog(H * 0.66, 0.45) + forest(r, W, H, H * 0.7, H * 0.02, H * 0.05, midPine);
  o += hill(r, W, H, H * 0.74, H * 0.03, mix(p.snow, p.snowShade, 0.75)) + hill(r, W, H, H * 0.82, H * 0.04, p.snow);
  if (winter) o += tracks(r, p, 4, W * 0.3, H * 0.8);
  o += lift(r, p, H, {
    x0: W * 1.04,
    y0: H * 0.2,
    x1: -W * 0.05,
    y1: H * 0.58,
    cabins: 5,
    chairs: kind === "lift" && r.chance(0.4),
    scale: 1.1,
  });
  o += grove(
    r,
    id,
    [
      [W * 0.86, H * 0.9, H * 0.24],
      [W * 0.93, H * 0.95, H * 0.32],
      [W * 0.79, H * 0.86, H * 0.15],
      [W * 0.05, H * 0.93, H * 0.22],
      [W * 0.11, H * 0.88, H * 0.13],
    ],
    p,
    winter,
  );
  if (winter && id !== "v")
    o +=
      skier(W * 0.34, H * 0.93, 1.25, "#ff8152", p) +
      skier(W * 0.47, H * 0.85, 0.8, "#2a9bd6", p) +
      skier(W * 0.55, H * 0.82, 0.6, "#f5d268", p, -1);
  else if (!winter) o += meadow(r, W, H, H * 0.86);
  return o;
}

/** Skiing or walking between pines. */
export function forestScene(canvas: Canvas): string {
  const { r, p, W, H, id, season } = canvas;
  const { winter, fog, midPine, nearPine } = lookOf(canvas);
  let o = backdrop(canvas);

  o +=
    massif(r, p, W, H, season, { base: 0.66, tall: 0.5 }) +
    fog(H * 0.6, 0.5) +
    forest(r, W, H, H * 0.64, H * 0.03, H * 0.07, midPine) +
    fog(H * 0.68, 0.3) +
    forest(r, W, H, H * 0.73, H * 0.03, H * 0.1, nearPine) +
    hill(r, W, H, H * 0.84, H * 0.04, p.snow);
  const list: [number, number, number][] = [];
  for (let i = 0; i < 11; i++) {
    const edge = r.chance(0.5) ? r.between(0, 0.32) : r.between(0.68, 1),
      t = r.next();
    list.push([W * edge, H * (0.86 + 0.12 * t), H * (0.2 + 0.26 * t)]);
  }
  o += grove(r, id, list, p, winter);
  if (winter && id !== "v") o += skier(W * 0.5, H * 0.93, 1.1, "#ff8152", p);
  else if (!winter) o += meadow(r, W, H, H * 0.88);
  return o;
}

/** A lake that mirrors a mountain. */
export function lake(canvas: Canvas): string {
  const { r, p, W, H, id, season } = canvas;
  const { winter, nearPine } = lookOf(canvas);
  let o = backdrop(canvas);

  o += massif(r, p, W, H, season, { base: 0.62, tall: 0.5 }) + forest(r, W, H, H * 0.61, H * 0.015, H * 0.07, nearPine);
  const waterY = H * 0.66,
    water = mix(p.sky[1], winter ? p.deep : "#2c8a9a", 0.4);
  o += rect(0, waterY, W, H, water);
  o +=
    `<g opacity=".35" transform="translate(0 ${n(waterY * 2)}) scale(1 -1)">` +
    mountain(createRandom(`${id}m`), p, { cx: W * 0.45, top: waterY - H * 0.3, base: waterY, left: W * 0.36, right: W * 0.36, season }) +
    "</g>";
  for (let i = 0; i < 16; i++)
    o += rect(r.between(0, W), r.between(waterY + 6, H * 0.9), r.between(30, 150), 3, p.sky[3], ' rx="1" opacity=".4"');
  o += path(
    `M0 ${n(H * 0.86)}C${n(W * 0.25)} ${n(H * 0.8)} ${n(W * 0.4)} ${n(H * 0.97)} ${n(W * 0.7)} ${n(H * 0.94)}S${n(W * 0.9)} ${n(H * 0.86)} ${W} ${n(H * 0.84)}V${H}H0Z`,
    p.snow,
  );
  o +=
    grove(
      r,
      id,
      [
        [W * 0.06, H * 0.9, H * 0.34],
        [W * 0.14, H * 0.93, H * 0.24],
        [W * 0.95, H * 0.93, H * 0.3],
        [W * 0.88, H * 0.96, H * 0.2],
      ],
      p,
      winter,
    ) + (winter ? "" : meadow(r, W, H, H * 0.92));
  return o;
}
