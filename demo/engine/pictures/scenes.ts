import { balcony } from "./balcony.js";
import { outdoor } from "./outdoor.js";
import type { Canvas } from "./palettes.js";
import { bedroom, kitchen, living } from "./rooms.js";
import { special } from "./screens.js";
import { pool, sauna } from "./wellness.js";

const drawn = {
  panorama: outdoor,
  village: outdoor,
  chalet: outdoor,
  residence: outdoor,
  apartments: outdoor,
  hotel: outdoor,
  club: outdoor,
  slopes: outdoor,
  lift: outdoor,
  forest: outdoor,
  lake: outdoor,
  full: outdoor,
  balcony,
  living,
  bedroom,
  kitchen,
  pool,
  sauna,
  signpost: special,
  fog: special,
  storm: special,
  cut: special,
} satisfies Record<string, (canvas: Canvas) => string>;

/** What can be drawn. */
export type PictureKind = keyof typeof drawn;
export const pictureKinds = Object.keys(drawn).filter((kind): kind is PictureKind => kind in drawn);

/** The SVG text of a scene, without the picture round it. */
export function drawScene(kind: PictureKind, canvas: Canvas): string {
  return drawn[kind](canvas);
}
