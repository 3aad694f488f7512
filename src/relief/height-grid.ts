/* oxlint-disable typescript/no-non-null-assertion -- each index is inside its array */
import type { MountainArea } from "../domain/mountain-areas.js";
import { expectedLevel } from "./expected-level.js";
import heights from "./heights.json" with { type: "json" };

/** The heights of an area, in cells of about 3 km. */
export interface HeightGrid {
  readonly rows: number;
  readonly columns: number;
  /** Metres, from the north-west, row by row. */
  readonly metres: Float32Array;
}

/** The cells' letters as levels; `lettersOf` in scripts/relief.mjs writes them. */
function levelsOf(letters: string, columns: number): Uint8Array {
  const levels = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i++) {
    const code = letters.charCodeAt(i);
    const step = (code > 92 ? code - 1 : code) - 80;
    const above = i >= columns ? levels[i - columns] : undefined;
    const before = i % columns > 0 ? levels[i - 1]! : (above ?? 0);
    const corner = i % columns > 0 && i >= columns ? levels[i - columns - 1] : above;
    levels[i] = step + expectedLevel(before, above ?? before, corner ?? before);
  }
  return levels;
}

const grids = new Map<MountainArea, HeightGrid>();

/** Read once for each area. */
export function gridOf(area: MountainArea): HeightGrid {
  const known = grids.get(area);
  if (known) return known;
  const { rows, columns, letters } = heights.areas[area];
  const grid = { rows, columns, metres: Float32Array.from(levelsOf(letters, columns), (level) => level * heights.metresPerLevel) };
  grids.set(area, grid);
  return grid;
}

/** Outlines of lakes: latitude and longitude alternating. */
export const lakesOf = (area: MountainArea): readonly (readonly number[])[] => heights.areas[area].lakes;
