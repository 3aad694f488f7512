import { chaletScene, residenceScene, villageScene } from "./built-scenes.js";
import { forestScene, lake, panorama, slopes } from "./nature-scenes.js";
import type { Stage } from "./palettes.js";

const scenes: Record<string, (stage: Stage) => string> = {
  panorama,
  slopes,
  lift: slopes,
  forest: forestScene,
  lake,
  village: villageScene,
  residence: residenceScene,
  full: residenceScene,
  chalet: chaletScene,
};

/** A scene outdoors. */
export function outdoor(stage: Stage): string {
  return (scenes[stage.kind] ?? chaletScene)(stage);
}
