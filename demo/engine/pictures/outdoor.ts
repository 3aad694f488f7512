import { buildingScene, chaletScene, villageScene } from "./built-scenes.js";
import { forestScene, lake, panorama, slopes } from "./nature-scenes.js";
import type { Canvas } from "./palettes.js";

const scenes: Record<string, (canvas: Canvas) => string> = {
  panorama,
  slopes,
  lift: slopes,
  forest: forestScene,
  lake,
  village: villageScene,
  residence: buildingScene,
  apartments: buildingScene,
  hotel: buildingScene,
  club: buildingScene,
  full: buildingScene,
  chalet: chaletScene,
};

/** A scene outdoors. */
export function outdoor(canvas: Canvas): string {
  return (scenes[canvas.kind] ?? chaletScene)(canvas);
}
