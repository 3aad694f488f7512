import { readFileSync } from "node:fs";
import * as v from "valibot";
import { createRandom, type Random } from "../catalogue/random.js";
import { mix } from "./drawing.js";

export type PictureSeason = "winter" | "summer";
export type PictureTime = "dawn" | "day" | "dusk" | "night";

const sky = ["sky0", "sky1", "sky2", "sky3", "disc", "cloud"] as const;
const land = ["far", "lit", "warm", "shade", "deep", "rock", "pine", "pineLit", "cap", "snow", "snowShade", "ink"] as const;
const buildings = ["wood", "woodDark", "stone", "pane", "paneOff"] as const;
/** One light, many tones: what everything in a picture is painted with, and the rooms. */
const tonesShape = v.objectWithRest(v.entriesFromList([...sky, ...land, ...buildings], v.string()), v.string());

/** The colours of each season and hour. A line has a name and its colours. `sky0` is the top of the sky, `sky3` the horizon. */
const [hours = [], ...lines] = readFileSync(new URL("tones.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(/ +/));

const tonesByHour = new Map(
  hours.slice(1).map((hour, index) => [hour, v.parse(tonesShape, Object.fromEntries(lines.map((line) => [line[0], line[index + 1]])))]),
);

const discHeight: Record<PictureTime, number> = { dawn: 0.36, day: 0.15, dusk: 0.42, night: 0.16 };
const litWindows: Record<PictureTime, number> = { dawn: 0.5, day: 0.12, dusk: 0.75, night: 0.85 };

/** Everything a scene is drawn with. */
export interface Canvas {
  readonly r: Random;
  /** The colours by name; a scene may add some. */
  readonly p: v.InferOutput<typeof tonesShape>;
  /** Width and height of the view box. */
  readonly W: number;
  readonly H: number;
  /** Keeps the definitions of a picture apart from the definitions of a picture inside it. */
  readonly id: string;
  readonly kind: string;
  readonly season: PictureSeason;
  readonly time: PictureTime;
  readonly seed: string;
  /** Where the sun or the moon is, as shares of width and height. */
  light: readonly [x: number, y: number];
  /** -1 with the light from the left, 1 from the right. */
  sun: number;
  /** Share of the windows that are lit. */
  readonly glow: number;
  /** Whether snow lies: in winter, and in scenes that are always in winter. */
  snowy: boolean;
  /** What holds of the picture: lines of a scene may depend on it. */
  readonly facts: Set<string>;
}

/** Timbers that a building may be of: aged larch, honey, dark oak, silver fir. */
const timbers = ["#9a6a44", "#c58f58", "#6b4636", "#a59a8c"];

/** What the pictures of one building have in common: their seed before an `x`, such as `10001b3`. */
export const buildingSeed = (seed: string): string => seed.split("x")[0] ?? seed;

/** The wood of one building, chosen by its seed before an `x`: its own timber in the light of the hour; at night all are dark. */
function timberOf({ seed, time }: Pick<Canvas, "seed" | "time">, { wood, woodDark }: Pick<Canvas["p"], "wood" | "woodDark">) {
  const r = createRandom(`${buildingSeed(seed)}|timber`);
  const timber = r.pick(timbers);
  const share = r.between(0.1, 0.5) * (time === "night" ? 0.3 : 1);
  return { wood: mix(wood, timber, share), woodDark: mix(woodDark, timber, share * 0.4) };
}

/** The context in which one picture is drawn: the same seed gives the same one. */
export function createCanvas(scene: Pick<Canvas, "seed" | "kind" | "season" | "time" | "W" | "H" | "id">): Canvas {
  const { season, time, id } = scene;
  const r = createRandom(`${scene.seed}|${scene.kind}`);
  const lightX = r.pick([0.2, 0.26, 0.76, 0.82]);
  const tones = tonesByHour.get(`${season}-${time}`);
  if (!tones) throw new Error(`tones.txt has no column ${season}-${time}`);
  const pines = { midPine: mix(tones.pine, tones.far, 0.42), nearPine: mix(tones.pine, tones.far, 0.16) };
  const snowy = season === "winter";
  const facts = new Set<string>([season, time === "night" ? "night" : "daylight", lightX < 0.5 ? "left" : "right"]);
  // A view from a window has nobody in it.
  if (snowy && id !== "v") facts.add("skiers");
  return {
    ...scene,
    r,
    p: { ...tones, ...timberOf(scene, tones), ...pines },
    light: [lightX, discHeight[time]],
    sun: lightX < 0.5 ? -1 : 1,
    glow: litWindows[time],
    snowy,
    facts,
  };
}
