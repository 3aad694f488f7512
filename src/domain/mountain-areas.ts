/** The mountain areas that a map of places shows. */
export const mountainAreas = ["westernAlps", "easternAlps", "pyrenees"] as const;

export type MountainArea = (typeof mountainAreas)[number];

/** Limits in degrees. */
export interface GeoBounds {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** A point of a map: as a share of its width from its west and north edges, so that both axes have one scale. */
export interface MapPoint {
  readonly u: number;
  readonly v: number;
}

export const boundsOf: Readonly<Record<MountainArea, GeoBounds>> = {
  westernAlps: { south: 43.7, north: 46.7, west: 5.2, east: 8 },
  easternAlps: { south: 45.9, north: 47.8, west: 9.7, east: 14.1 },
  pyrenees: { south: 42.2, north: 43.3, west: -0.9, east: 2.6 },
};

function contains({ south, north, west, east }: GeoBounds, lat: number, lng: number): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

/** The area that a position is in; null outside all of them. */
export function areaOf({ lat, lng }: { lat: number; lng: number }): MountainArea | null {
  return mountainAreas.find((area) => contains(boundsOf[area], lat, lng)) ?? null;
}

/** Width divided by height of a map whose longitudes have the scale of its middle latitude. */
export function aspectOf({ south, north, west, east }: GeoBounds): number {
  const middle = ((south + north) / 2) * (Math.PI / 180);
  return ((east - west) * Math.cos(middle)) / (north - south);
}

/** Where a position is on the map of an area, true to scale at its middle latitude. */
export function mapPoint({ lat, lng }: { readonly lat: number; readonly lng: number }, area: MountainArea): MapPoint {
  const bounds = boundsOf[area];
  const { south, north, west, east } = bounds;
  return { u: (lng - west) / (east - west), v: (north - lat) / (north - south) / aspectOf(bounds) };
}
