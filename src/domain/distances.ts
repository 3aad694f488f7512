/** Steps of a distance from the nearest outwards, as `[metres, id]`; the nearest is without metres. */
type Steps = readonly (readonly [metres: number | null, id: number])[];

/** The distances that a stay can be filtered by, in the order they are shown. */
export const distances = {
  distanceCityCentre: [
    [null, 305],
    [50, 718],
    [100, 719],
    [200, 299],
    [500, 300],
    [1000, 301],
  ],
  distanceSlopes: [
    [null, 291],
    [50, 716],
    [100, 717],
    [200, 285],
    [300, 822],
    [500, 286],
    [1000, 287],
  ],
  distanceSkiSchool: [
    [null, 365],
    [50, 720],
    [100, 721],
    [200, 359],
    [500, 360],
    [1000, 361],
  ],
  distanceShops: [
    [null, 312],
    [200, 306],
    [500, 307],
    [1000, 308],
  ],
} as const satisfies Readonly<Record<string, Steps>>;

const idsByDistance: readonly (readonly number[])[] = Object.values(distances).map((steps) => steps.map(([, id]) => id));

function withSmaller(id: number): readonly number[] {
  const ids = idsByDistance.find((group) => group.includes(id));
  return ids ? ids.slice(0, ids.indexOf(id) + 1) : [id];
}

/** The ids sent for the chosen criteria: a distance includes all smaller ones of its kind, nearest first. */
export function expandDistances(ids: readonly number[]): number[] {
  return [...new Set(ids.flatMap(withSmaller))];
}
