import { readFileSync } from "node:fs";
import { createRandom } from "../catalogue/random.js";
import { at } from "./drawing.js";
import { buildingSeed, type Canvas } from "./palettes.js";

/** A part of a building under a roof of its own. */
interface Wing {
  /** Its left edge and its width, as shares of the building's. */
  readonly from: number;
  readonly wide: number;
  readonly floors: number;
  /** It stands in front of the others, and is lighter. */
  readonly front: boolean;
}

/** What a building looks like, whatever the hour. */
export interface Building {
  /** The ones behind first. */
  readonly wings: readonly Wing[];
  /** Share of plaster in its walls; 0 is all timber. */
  readonly plaster: number;
  /** The height of its roofs, as a share of their width. */
  readonly pitch: number;
}

/** A building, the kind of lodging that has it, and the share of the picture's width that it takes. */
interface PlacedBuilding {
  readonly kind: string;
  readonly share: number;
  readonly building: Building;
}

function wingOf(text: string): Wing {
  const [from, wide, floors, front] = text.split(",");
  return { from: Number(from), wide: Number(wide), floors: Number(floors), front: front !== undefined };
}

/** A line: kind, share, plaster, pitch, and the wings as from, width, floors and whether in front. */
function buildingIn(line: string): PlacedBuilding {
  const [kind = "", share, plaster, pitch, ...wings] = line.split(" ");
  return { kind, share: Number(share), building: { wings: wings.map(wingOf), plaster: Number(plaster), pitch: Number(pitch) } };
}

/** The buildings of each kind of lodging; one lodging has one of them in all its pictures. */
const buildings = readFileSync(new URL("buildings.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map(buildingIn);

const choiceOf = (kind: string): readonly PlacedBuilding[] => buildings.filter((one) => one.kind === kind);

/** The building of a picture, the same in every picture of its lodging: the one that the seed numbers after a `b`, else one by chance. */
export function buildingOf({ seed, kind }: Pick<Canvas, "seed" | "kind">): PlacedBuilding {
  const own = choiceOf(kind);
  const choice = own.length > 0 ? own : choiceOf("residence");
  const lodging = buildingSeed(seed);
  const number = /b(\d+)$/.exec(lodging)?.[1];
  return at(choice, number === undefined ? createRandom(`${lodging}|building`).int(0, choice.length - 1) : Number(number) % choice.length);
}
