import { chalet, smoke } from "./chalets.js";
import { circle, line, mix, n, path, poly, rect } from "./drawing.js";
import { forest, grove, hill, pineDefs } from "./ground.js";
import { massif } from "./mountains.js";
import type { Canvas } from "./palettes.js";
import { sky } from "./sky.js";
import { lift } from "./slope-life.js";

/** A signpost whose ways lead nowhere: nothing was found. */
function signpost({ r, p, W, H, id }: Canvas): string {
  let o = "";
  o +=
    forest(r, W, H, H * 0.76, H * 0.02, H * 0.06, mix(p.pine, p.far, 0.45)) +
    hill(r, W, H, H * 0.8, H * 0.03, p.snow) +
    grove(
      r,
      id,
      [
        [W * 0.86, H * 0.93, H * 0.3],
        [W * 0.93, H * 0.97, H * 0.4],
        [W * 0.07, H * 0.95, H * 0.26],
      ],
      p,
      true,
    );
  const x = W * 0.36;
  o +=
    `<ellipse cx="${n(x + 60)}" cy="${n(H * 0.955)}" rx="120" ry="12" fill="${p.snowShade}"/>` +
    rect(x - 9, H * 0.42, 18, H * 0.54, p.woodDark, ' rx="4"');
  for (const [y, dir, c, w] of [
    [0.46, 1, p.wood, 210],
    [0.56, -1, mix(p.wood, p.warm, 0.25), 190],
    [0.66, 1, p.wood, 160],
  ] as const) {
    const a = x - dir * 34,
      b = x + dir * w;
    o +=
      poly(
        [
          [a, H * y],
          [b, H * y],
          [b + dir * 34, H * (y + 0.035)],
          [b, H * (y + 0.07)],
          [a, H * (y + 0.07)],
        ],
        c,
      ) +
      rect(Math.min(a, b) + 2, H * y - 7, Math.abs(b - a) - 4, 10, p.cap, ' rx="5"') +
      line(`M${n(a + dir * 60)} ${n(H * (y + 0.036))}h${n(dir * w * 0.5)}`, p.woodDark, 6, ' opacity=".45"');
  }
  o += `<ellipse cx="${n(x)}" cy="${n(H * 0.96)}" rx="60" ry="16" fill="${p.snow}"/>`;
  let d = "";
  for (let i = 0; i < 7; i++)
    d += `M${n(x + 110 + i * 44)} ${n(H * 0.965 - i * 13)}l12-5M${n(x + 126 + i * 44)} ${n(H * 0.985 - i * 13)}l12-5`;
  o += line(d, p.snowShade, 8);
  return o;
}

/** A lift that comes out of the fog slowly: it took too long. */
function fog({ r, p, W, H, id }: Canvas): string {
  let o = "";
  for (const [y, a] of [
    [0.5, 0.55],
    [0.6, 0.7],
    [0.7, 0.85],
  ] as const)
    o += `<ellipse cx="${n(W * r.between(0.35, 0.65))}" cy="${n(H * y)}" rx="${n(W * 0.75)}" ry="${n(H * 0.075)}" fill="${p.sky[3]}" opacity="${a}"/>`;
  o +=
    lift(r, p, H, { x0: W * 1.05, y0: H * 0.2, x1: -W * 0.05, y1: H * 0.46, cabins: 3, scale: 1.5 }) +
    rect(0, H * 0.74, W, H, p.snow) +
    `<ellipse cx="${W / 2}" cy="${n(H * 0.74)}" rx="${n(W * 0.7)}" ry="${n(H * 0.08)}" fill="${p.snow}"/>` +
    grove(
      r,
      id,
      [
        [W * 0.1, H * 0.9, H * 0.26],
        [W * 0.19, H * 0.86, H * 0.17],
        [W * 0.84, H * 0.89, H * 0.22],
      ],
      p,
      true,
    ) +
    `<ellipse cx="${n(W * 0.2)}" cy="${n(H * 0.84)}" rx="${n(W * 0.3)}" ry="${n(H * 0.04)}" fill="${p.snow}" opacity=".7"/>`;
  return o;
}

/** Skis left in the snow by a storm: something failed. */
function storm({ r, p, W, H, id }: Canvas): string {
  let o = "";
  o +=
    forest(r, W, H, H * 0.76, H * 0.02, H * 0.08, mix(p.pine, p.far, 0.3)) +
    hill(r, W, H, H * 0.82, H * 0.04, p.snow) +
    grove(
      r,
      id,
      [
        [W * 0.1, H * 0.95, H * 0.34],
        [W * 0.9, H * 0.95, H * 0.3],
        [W * 0.83, H * 0.91, H * 0.18],
      ],
      p,
      true,
    );
  const x = W * 0.5,
    y = H * 0.93;
  o += path(`M${n(x - 230)} ${n(y + 14)}Q${n(x)} ${n(y - 70)} ${n(x + 230)} ${n(y + 14)}Z`, mix(p.snow, "#ffffff", 0.4));
  for (const [dx, a, c] of [
    [-60, -18, "#ff8152"],
    [50, 22, "#2a9bd6"],
  ] as const)
    o +=
      `<g transform="translate(${n(x + dx)} ${n(y - 20)}) rotate(${a})">` +
      rect(-11, -230, 22, 230, c, ' rx="11"') +
      rect(-11, -150, 22, 34, p.ink) +
      path("M-11-218q11-36 22 0z", c) +
      "</g>";
  o +=
    line(`M${n(x - 4)} ${n(y - 20)}L${n(x + 4)} ${n(y - 190)}M${n(x - 14)} ${n(y - 46)}h24`, p.ink, 6) +
    path(`M${n(x - 150)} ${n(y + 12)}Q${n(x)} ${n(y - 44)} ${n(x + 150)} ${n(y + 12)}Z`, p.snow);
  return o;
}

/** A cable fallen in the snow beside a hut with a light on: no connection. */
function cut({ r, p, W, H, id }: Canvas): string {
  let o = "";
  o += forest(r, W, H, H * 0.76, H * 0.02, H * 0.08, mix(p.pine, p.far, 0.3)) + hill(r, W, H, H * 0.82, H * 0.03, p.snow);
  const x = W * 0.34,
    y = H * 0.9,
    tone = p.ink;
  o +=
    poly(
      [
        [x - 7, H * 0.3],
        [x + 7, H * 0.3],
        [x + 16, y],
        [x - 16, y],
      ],
      tone,
    ) +
    rect(x - 66, H * 0.29, 132, 13, tone, ' rx="6"') +
    rect(x - 70, H * 0.276, 140, 12, p.cap, ' rx="6"') +
    line(
      `M${n(-20)} ${n(H * 0.18)}Q${n(x * 0.55)} ${n(H * 0.36)} ${n(x - 50)} ${n(H * 0.3)}M${n(x + 50)} ${n(H * 0.3)}q26 120 20 300q60 40 130 10`,
      tone,
      5,
    ) +
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="80" ry="16" fill="${p.snow}"/>`;
  o +=
    chalet(r, p, W * 0.62, H * 0.91, H * 0.24, { winter: true, lit: 0.9, floors: 1 }) +
    smoke(W * 0.62 + H * 0.19, H * 0.66, 0.8, p.sky[3]) +
    path(`M0 ${n(H * 0.93)}C${n(W * 0.3)} ${n(H * 0.89)} ${n(W * 0.6)} ${n(H * 0.93)} ${W} ${n(H * 0.9)}V${H}H0Z`, p.snow) +
    grove(
      r,
      id,
      [
        [W * 0.9, H * 0.96, H * 0.34],
        [W * 0.08, H * 0.97, H * 0.28],
      ],
      p,
      true,
    );
  return o;
}

/** It snows. */
function flakes({ r, W, H }: Canvas): string {
  let o = "";
  for (let i = 0; i < 70; i++)
    o += circle(r.between(0, W), r.between(0, H), r.chance(0.25) ? 4 : 2, "#fff", ` opacity=".${r.int(45, 95)}"`);
  return o;
}

const screens: Record<string, (canvas: Canvas) => string> = { signpost, fog, storm, cut };

/** A picture for each thing that can go wrong. */
export function special(canvas: Canvas): string {
  const { r, p, W, H, id, kind } = canvas;
  const sun = p.lightX < 0.5 ? -1 : 1;
  const behind =
    sky(r, p, W, H, id, { clouds: kind !== "fog" }) +
    pineDefs(id, p, true, sun) +
    massif(r, p, W, H, "winter", { base: 0.74, tall: kind === "fog" ? 0.5 : 0.56, main: 0.6 });
  return behind + (screens[kind] ?? signpost)(canvas) + flakes(canvas);
}
