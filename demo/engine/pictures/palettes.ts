import { createRandom, type Random } from "../catalogue/random.js";
import { mix } from "./drawing.js";

export type PictureSeason = "winter" | "summer";
export type PictureTime = "dawn" | "day" | "dusk" | "night";

/** One light, many tones: what everything in a picture is painted with. */
interface Tones {
  /** From the top of the sky down to the horizon. */
  readonly sky: readonly [string, string, string, string];
  /** Sun or moon. */
  readonly disc: string;
  readonly far: string;
  readonly lit: string;
  readonly warm: string;
  readonly shade: string;
  readonly deep: string;
  readonly rock: string;
  readonly pine: string;
  readonly pineLit: string;
  readonly cap: string;
  readonly snow: string;
  readonly snowShade: string;
  readonly wood: string;
  readonly woodDark: string;
  readonly stone: string;
  readonly pane: string;
  readonly paneOff: string;
  readonly cloud: string;
  readonly ink: string;
}

export interface Palette extends Tones {
  /** Where the light is, as shares of width and height. */
  readonly lightX: number;
  readonly discY: number;
  /** Share of the windows that are lit. */
  readonly glow: number;
  readonly night: boolean;
}

const winterNight: Tones = {
  sky: ["#0b1735", "#152a56", "#27457b", "#40639b"],
  disc: "#f3f0dc",
  far: "#38568b",
  lit: "#a9bfe4",
  warm: "#c3d3ee",
  shade: "#48659d",
  deep: "#334f86",
  rock: "#2b4475",
  pine: "#0f2244",
  pineLit: "#19325b",
  cap: "#8fa8d4",
  snow: "#8aa4d1",
  snowShade: "#6480b4",
  wood: "#5b3f46",
  woodDark: "#3c2c39",
  stone: "#566384",
  pane: "#ffd27a",
  paneOff: "#24375f",
  cloud: "#41619a",
  ink: "#0a1530",
};

const tones: Record<`${PictureSeason}-${PictureTime}`, Tones> = {
  "winter-dawn": {
    sky: ["#5f83bd", "#a9bede", "#f3cfc6", "#ffe3cf"],
    disc: "#fff3df",
    far: "#c3c9e2",
    lit: "#fff0e6",
    warm: "#ffd9c7",
    shade: "#8ea8d3",
    deep: "#6d88ba",
    rock: "#5f769f",
    pine: "#2d5470",
    pineLit: "#3d6a86",
    cap: "#f4f0f6",
    snow: "#efe9f4",
    snowShade: "#cfd9ee",
    wood: "#9a6448",
    woodDark: "#6d4535",
    stone: "#a7a7b4",
    pane: "#ffd995",
    paneOff: "#5d7391",
    cloud: "#fff1ea",
    ink: "#2f4668",
  },
  "winter-day": {
    sky: ["#3f93d2", "#7dbbe4", "#b9dff3", "#e3f3fb"],
    disc: "#fffbe8",
    far: "#b9d6ec",
    lit: "#ffffff",
    warm: "#f3fafe",
    shade: "#a5c6e7",
    deep: "#7fa9d4",
    rock: "#6a8bb0",
    pine: "#1e5263",
    pineLit: "#2b6b79",
    cap: "#ffffff",
    snow: "#ebf3fa",
    snowShade: "#d3e4f4",
    wood: "#b5774e",
    woodDark: "#84522f",
    stone: "#a9b3bd",
    pane: "#d8ecf7",
    paneOff: "#5b86a8",
    cloud: "#ffffff",
    ink: "#23456a",
  },
  "winter-dusk": {
    sky: ["#243566", "#5d5795", "#d98793", "#fbc39a"],
    disc: "#ffe0b0",
    far: "#9a8bb8",
    lit: "#f8bda4",
    warm: "#fcd3b3",
    shade: "#5c6ba3",
    deep: "#465690",
    rock: "#3d4a80",
    pine: "#1d2c53",
    pineLit: "#2b3d69",
    cap: "#b9b9dd",
    snow: "#b6bbe0",
    snowShade: "#8f99ca",
    wood: "#7a4a45",
    woodDark: "#523238",
    stone: "#716f90",
    pane: "#ffd37d",
    paneOff: "#3e4674",
    cloud: "#e9a3a0",
    ink: "#182448",
  },
  "summer-dawn": {
    sky: ["#7ba6d4", "#b5cfe4", "#f6dcc4", "#ffedd6"],
    disc: "#fff6de",
    far: "#b9c7d6",
    lit: "#e6d3c1",
    warm: "#fff3e6",
    shade: "#93a0b4",
    deep: "#76859d",
    rock: "#66758f",
    pine: "#2f6155",
    pineLit: "#437a66",
    cap: "#5f957a",
    snow: "#a9c98a",
    snowShade: "#84b078",
    wood: "#a56d4a",
    woodDark: "#754a33",
    stone: "#b1aca6",
    pane: "#ffe2a6",
    paneOff: "#607a8a",
    cloud: "#fff4ea",
    ink: "#2c4a52",
  },
  "summer-day": {
    sky: ["#4aa3dc", "#86c4e8", "#c2e4f4", "#e9f6fb"],
    disc: "#fffbe4",
    far: "#b4cfdf",
    lit: "#d9d3c8",
    warm: "#ffffff",
    shade: "#94a3b5",
    deep: "#788aa0",
    rock: "#6b7b91",
    pine: "#256349",
    pineLit: "#367d5a",
    cap: "#4d9468",
    snow: "#9bcb77",
    snowShade: "#78b263",
    wood: "#b5774e",
    woodDark: "#84522f",
    stone: "#b3b3ab",
    pane: "#dcf0f8",
    paneOff: "#5f8aa0",
    cloud: "#ffffff",
    ink: "#214a4a",
  },
  "summer-dusk": {
    sky: ["#34467a", "#806b9f", "#e59a8f", "#fdd09c"],
    disc: "#ffe3b4",
    far: "#a48fb0",
    lit: "#e0ab97",
    warm: "#fbd4b4",
    shade: "#6d6c96",
    deep: "#57587f",
    rock: "#4b4d74",
    pine: "#22404c",
    pineLit: "#31535a",
    cap: "#47706a",
    snow: "#6f9072",
    snowShade: "#557a66",
    wood: "#7d4f44",
    woodDark: "#553637",
    stone: "#7c7688",
    pane: "#ffd582",
    paneOff: "#435071",
    cloud: "#f0b3a4",
    ink: "#1c2e40",
  },
  "winter-night": winterNight,
  "summer-night": { ...winterNight, snow: "#39607a", snowShade: "#2b4d68", cap: "#2f5670" },
};

const discHeight: Record<PictureTime, number> = { dawn: 0.36, day: 0.15, dusk: 0.42, night: 0.16 };
const litWindows: Record<PictureTime, number> = { dawn: 0.5, day: 0.12, dusk: 0.75, night: 0.85 };

/** Everything a scene is drawn with. */
export interface Canvas {
  readonly r: Random;
  readonly p: Palette;
  /** Width and height of the view box. */
  readonly W: number;
  readonly H: number;
  /** Distinguishes the definitions of a picture from those of a picture inside it. */
  readonly id: string;
  readonly kind: string;
  readonly season: PictureSeason;
  readonly time: PictureTime;
  readonly seed: string;
}

/** Timbers that a building may be of: aged larch, honey, dark oak, silver fir. */
const timbers = ["#9a6a44", "#c58f58", "#6b4636", "#a59a8c"];

/** What the pictures of one building have in common: their seed before an `x`, such as `10001b3`. */
export const buildingSeed = (seed: string): string => seed.split("x")[0] ?? seed;

/** The wood of one building, chosen by its seed before an `x`: its own timber in the light of the hour; at night all are dark. */
function timberOf(
  { seed, time }: Pick<Canvas, "seed" | "time">,
  { wood, woodDark }: Pick<Palette, "wood" | "woodDark">,
): Pick<Palette, "wood" | "woodDark"> {
  const r = createRandom(`${buildingSeed(seed)}|timber`);
  const timber = r.pick(timbers);
  const share = r.between(0.1, 0.5) * (time === "night" ? 0.3 : 1);
  return { wood: mix(wood, timber, share), woodDark: mix(woodDark, timber, share * 0.4) };
}

/** The context in which one picture is drawn: the same seed gives the same one. */
export function createCanvas(scene: Omit<Canvas, "r" | "p">): Canvas {
  const r = createRandom(`${scene.seed}|${scene.kind}`);
  const lightX = r.pick([0.2, 0.26, 0.76, 0.82]);
  const { season, time } = scene;
  const tone = tones[`${season}-${time}`];
  const p = { ...tone, ...timberOf(scene, tone), lightX, discY: discHeight[time], glow: litWindows[time], night: time === "night" };
  return { ...scene, r, p };
}
