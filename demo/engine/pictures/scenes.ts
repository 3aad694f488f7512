import { readdirSync, readFileSync } from "node:fs";
import { createRandom } from "../catalogue/random.js";
import { chalet, home, smoke } from "./chalets.js";
import { circle, ellipse, line, path, poly, rect, xy } from "./drawing.js";
import { cushion, furnish, glints, lamp } from "./furniture.js";
import { flakes, forest, grove, hill, meadow, pines, thicket, tracks } from "./ground.js";
import { massif, mountain, range } from "./mountains.js";
import { type Line, linesOf, type Values, valuesOf } from "./notation.js";
import { type Canvas, createCanvas } from "./palettes.js";
import { cloud, sky } from "./sky.js";
import { lift, skier } from "./slope-life.js";
import { ranges, train } from "./train.js";
import { placedBuilding, village } from "./villages.js";

const folder = new URL("scenes/", import.meta.url);
const scenes = new Map(
  readdirSync(folder).map((file) => [file.replace(".txt", ""), linesOf(readFileSync(new URL(file, folder), "utf8"))] as const),
);

const outside = ["panorama", "village", "slopes", "lift", "forest", "lake", "balcony"] as const;
const buildings = ["residence", "apartments", "hotel", "club", "full"] as const;
const others = ["chalet", "living", "bedroom", "kitchen", "pool", "sauna", "signpost", "fog", "storm", "cut"] as const;

/** What can be drawn. */
export const pictureKinds = [...outside, ...buildings, ...others] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Kinds that have no scene of their own. */
const shared = new Map<PictureKind, string>([["lift", "slopes"], ...buildings.map((kind) => [kind, "building"] as const)]);

type Painter = (canvas: Canvas, values: Values) => string;

/** The view from a window: always the same mountain at the same hour. */
function view({ seed, season, time }: Canvas, x: number, y: number, w: number, h: number): string {
  const height = Math.round((600 * h) / w);
  const inner = drawLines("forest", createCanvas({ seed: `${seed}v`, kind: "forest", season, time, W: 600, H: height, id: "v" }));
  const box = xy`x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 600 ${height}"`;
  return `<svg ${box} preserveAspectRatio="xMidYMid slice">${inner}</svg>`;
}

/** The land a train runs through, in a rounded frame. */
function frame(canvas: Canvas, W: number, H: number, x: number, y: number): string {
  const shape = `<clipPath id="frame"><rect width="${W}" height="${H}" rx="20"/></clipPath>`;
  const land = drawLines("train", createCanvas({ ...canvas, W, H }));
  return `${shape}<g transform="translate(${x} ${y})"><g clip-path="url(#frame)">${land}</g></g>`;
}

/** Turns the light of a picture. */
function light(canvas: Canvas, x: number, y: number): string {
  canvas.light = [x, y];
  canvas.sun = x < 0.5 ? -1 : 1;
  return "";
}

/** What a line of a scene may name. Heights of the land are shares of the picture's height. */
const painters: Record<string, Painter> = {
  svg: (_, { text }) => text,
  rect: (_, { numbers: [x = 0, y = 0, w = 0, h = 0], words: [fill = ""], extra }) => rect(x, y, w, h, fill, extra),
  circle: (_, { numbers: [x = 0, y = 0, radius = 0], words: [fill = ""], extra }) => circle(x, y, radius, fill, extra),
  ellipse: (_, { numbers: [x = 0, y = 0, w = 0, h = 0], words: [fill = ""], extra }) => ellipse(x, y, w, h, fill, extra),
  path: (_, { words: [fill = ""], text, extra }) => path(text, fill, extra),
  line: (_, { numbers: [width = 0], words: [stroke = ""], text, extra }) => line(text, stroke, width, extra),
  poly: (_, { words: [fill = ""], text, extra }) => poly(text, fill, extra),
  light: (canvas, { numbers: [x = 0, y = 0] }) => light(canvas, x, y),
  "always-winter": (canvas) => ((canvas.snowy = true), ""),
  sky: (canvas, { numbers: [horizon = 0.62], words: [clear] }) => sky(canvas, horizon, clear === undefined),
  cloud: (_, { numbers: [x = 0, y = 0, w = 0], words: [color = ""] }) => cloud(x, y, w, color),
  pines,
  range: (canvas, { numbers: [base = 0, height = 0], words: [color = ""] }) => range(canvas, canvas.W, base, height, color),
  mountain: (canvas, { numbers: [cx = 0, tall = 0, wide = 0, haze = 0] }) => {
    const { r, W, H } = canvas;
    const [base, side] = [H * 0.74, W * wide];
    return mountain(r, canvas, { cx: W * cx, top: base - H * tall, base: base + 20, left: side, right: side, haze, detail: haze ? 1 : 2 });
  },
  reflection: (canvas, { numbers: [shore = 0] }) => {
    const [base, side] = [canvas.H * shore, canvas.W * 0.36];
    const shape = { cx: canvas.W * 0.45, top: base - canvas.H * 0.3, base, left: side, right: side };
    return mountain(createRandom(`${canvas.id}m`), canvas, shape);
  },
  massif: (canvas, { numbers: [low = 0, tall = 0, main] }) => massif(canvas, canvas.W, low, tall, main),
  ranges,
  mist: ({ r, p, W, H }, { numbers: [y = 0, opacity] }) =>
    ellipse(W * r.between(0.3, 0.7), H * y, W * 0.6, H * 0.035, p.sky3, ` opacity="${opacity}"`),
  forest: (canvas, { numbers: [y = 0, swing = 0, tall = 0, from, to], words: [fill = ""] }) => {
    const gap = from === undefined || to === undefined ? null : ([from, to] as const);
    return forest(canvas, canvas.H * y, canvas.H * swing, canvas.H * tall, fill, gap);
  },
  hill: (canvas, { numbers: [y = 0, swing = 0], words: [fill = ""] }) => hill(canvas, canvas.H * y, canvas.H * swing, fill),
  grove: (canvas, { words }) => {
    const places = words.map((word) => word.split(",").map(Number));
    return grove(
      canvas,
      places.map(([x = 0, y = 0, h = 0]) => [canvas.W * x, canvas.H * y, canvas.H * h] as const),
    );
  },
  thicket,
  tracks: (canvas, { numbers: [count = 0, x = 0, y = 0] }) => tracks(canvas, count, x, y),
  meadow: (canvas, { numbers: [y = 0] }) => meadow(canvas, canvas.H * y),
  flakes,
  lift: (canvas, { numbers: [x0 = 0, y0 = 0, x1 = 0, y1 = 0, cabins = 0, scale = 0] }) => lift(canvas, [x0, y0, x1, y1], cabins, scale),
  skier: (canvas, { numbers: [x = 0, y = 0, s = 0, flip = 1], words: [color = ""] }) => skier(canvas, x, y, s, flip, color),
  village: (canvas, { numbers: [y = 0, from = 0, to = 0, size = 0], words: [church] }) =>
    village(canvas, canvas.H * y, from, to, canvas.H * size, church !== undefined),
  building: placedBuilding,
  home,
  chalet: (canvas, { numbers: [x = 0, y = 0, w = 0, lit = 0, floors = 2] }) => chalet(canvas, x, y, w, lit, floors),
  smoke: (canvas, { numbers: [x = 0, y = 0, s = 0] }) => smoke(canvas, x, y, s),
  train: (canvas, { numbers: [x = 0, y = 0, h = 0] }) => train(canvas, x, y, h),
  furnish,
  view: (canvas, { numbers: [x = 0, y = 0, w = 0, h = 0] }) => view(canvas, x, y, w, h),
  window: (canvas, { numbers: [x = 0, y = 0, w = 0, h = 0, panes = 0], words: [frame = ""] }) => {
    const bars = Array.from({ length: panes - 1 }, (_, i) => rect(x + (w * (i + 1)) / panes - 5, y, 10, h, frame));
    return rect(x - 12, y - 12, w + 24, h + 24, frame, ' rx="6"') + view(canvas, x, y, w, h) + bars.join("");
  },
  frame: (canvas, { numbers: [W = 0, H = 0, x = 0, y = 0] }) => frame(canvas, W, H, x, y),
  lamp: (canvas, { numbers: [x = 0, y = 0, s = 0] }) => lamp(canvas, x, y, s),
  cushion: (_, { numbers: [x = 0, y = 0, s = 0], words: [color = ""] }) => cushion(x, y, s, color),
  glints,
  part: (canvas, { words: [name = ""] }) => drawLines(name, canvas),
  slopes: (canvas, { numbers: [height = 0] }) => drawLines("slopes", { ...canvas, H: Math.round(height), kind: "slopes" }),
};

function drawLine(canvas: Canvas, line: Line): string {
  if (line.painter === "repeat") {
    const [count, painter = "", ...words] = line.words;
    return Array.from({ length: Number(count) }, () => drawLine(canvas, { fact: null, painter, words })).join("");
  }
  const painter = painters[line.painter];
  if (!painter) throw new Error(`A scene names the painter ${line.painter}, which is none`);
  return painter(canvas, valuesOf(canvas, line));
}

/** The SVG text of the lines of a scene that hold in a picture. */
export function drawLines(name: string, canvas: Canvas): string {
  const lines = scenes.get(name);
  if (!lines) throw new Error(`There is no scene ${name}`);
  return lines.map((line) => (line.fact === null || canvas.facts.has(line.fact) ? drawLine(canvas, line) : "")).join("");
}

/** The SVG text of a scene, without the picture round it. */
export function drawScene(kind: PictureKind, canvas: Canvas): string {
  return drawLines(shared.get(kind) ?? kind, canvas);
}
