import { createRandom } from "../catalogue/random.js";
import { at } from "./drawing.js";
import { buildingSeed, type Canvas } from "./palettes.js";
import type { Building, Wing } from "./villages.js";

/** A building and the share of the picture's width that it takes. */
export interface PlacedBuilding {
  readonly building: Building;
  readonly share: number;
}

const wing = (from: number, wide: number, floors: number, front = false): Wing => ({ from, wide, floors, front });

const threeWings = [wing(0, 0.36, 4), wing(0.68, 0.32, 3), wing(0.3, 0.42, 5, true)];
const row = [wing(0, 0.28, 4), wing(0.5, 0.28, 4), wing(0.24, 0.28, 5, true), wing(0.74, 0.26, 5, true)];
const stepped = [wing(0, 0.4, 3), wing(0.34, 0.38, 4), wing(0.66, 0.34, 5, true)];
const twins = [wing(0.38, 0.24, 3), wing(0, 0.42, 5, true), wing(0.58, 0.42, 5, true)];

const timber = { plaster: 0, pitch: 0.24 };
const mixed = { plaster: 0.45, pitch: 0.22 };
const plastered = { plaster: 0.8, pitch: 0.2 };

/** The buildings of each kind of lodging; one lodging has one of them in all its pictures. */
const buildings: Readonly<Record<string, readonly PlacedBuilding[]>> = {
  residence: [
    { building: { wings: threeWings, ...timber }, share: 0.62 },
    { building: { wings: row, ...timber }, share: 0.7 },
    { building: { wings: stepped, ...mixed }, share: 0.62 },
    { building: { wings: twins, ...timber }, share: 0.66 },
  ],
  apartments: [
    { building: { wings: [wing(0, 1, 3, true)], plaster: 0.7, pitch: 0.3 }, share: 0.3 },
    { building: { wings: [wing(0.55, 0.45, 2), wing(0, 0.66, 4, true)], ...mixed, pitch: 0.28 }, share: 0.4 },
    { building: { wings: [wing(0, 0.5, 3), wing(0.46, 0.54, 3, true)], plaster: 0.1, pitch: 0.32 }, share: 0.44 },
    { building: { wings: [wing(0, 1, 4, true)], plaster: 0.35, pitch: 0.26 }, share: 0.34 },
  ],
  hotel: [
    { building: { wings: [wing(0, 0.3, 4), wing(0.72, 0.28, 4), wing(0.2, 0.62, 6, true)], ...plastered }, share: 0.58 },
    { building: { wings: [wing(0.5, 0.5, 4), wing(0, 0.6, 6, true)], ...plastered, pitch: 0.16 }, share: 0.52 },
    { building: { wings: [wing(0, 1, 5, true)], plaster: 0.6, pitch: 0.14 }, share: 0.54 },
  ],
  club: [
    { building: { wings: [wing(0.6, 0.4, 2), wing(0, 0.34, 3), wing(0.26, 0.4, 4, true)], ...mixed }, share: 0.74 },
    { building: { wings: [wing(0, 0.24, 3), wing(0.76, 0.24, 3), wing(0.22, 0.3, 4), wing(0.48, 0.3, 4, true)], ...timber }, share: 0.76 },
    { building: { wings: [wing(0, 0.7, 2), wing(0.56, 0.44, 4, true)], plaster: 0.5, pitch: 0.2 }, share: 0.68 },
  ],
};

/** The building of a picture, the same in every picture of its lodging: the one that the seed numbers after a `b`, else one by chance. */
export function buildingOf({ seed, kind }: Pick<Canvas, "seed" | "kind">): PlacedBuilding {
  const choice = buildings[kind] ?? buildings["residence"] ?? [];
  const own = buildingSeed(seed);
  const number = /b(\d+)$/.exec(own)?.[1];
  const index = number === undefined ? createRandom(`${own}|building`).int(0, choice.length - 1) : Number(number) % choice.length;
  return at(choice, index);
}
