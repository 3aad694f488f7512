import type { MapPoint } from "../domain/mountain-areas.js";

/** px from the start of a box. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a map that a box shows. */
export interface MapView {
  readonly centre: MapPoint;
  /** px that the whole map is wide. */
  readonly scale: number;
}

/** Where a view shows a point, in px from the start of the box. */
export function pixelOf({ u, v }: MapPoint, { centre, scale }: MapView, box: Size): Pixel {
  return { x: (u - centre.u) * scale + box.width / 2, y: (v - centre.v) * scale + box.height / 2 };
}

/** Room around the points for their tags. */
const margin = { x: 64, y: 44 };
/** How many times as large as the view of all points a map can be. */
const maximumZoom = 12;
/** px that a map is wide if there is a single point. */
const singlePointScale = 2400;

/** The view with all points in it. */
export function viewOfAll(points: readonly MapPoint[], box: Size): MapView {
  const [west, east] = edgesOf(points.map(({ u }) => u));
  const [north, south] = edgesOf(points.map(({ v }) => v));
  const across = Math.max(1, box.width - 2 * margin.x) / Math.max(east - west, Number.EPSILON);
  const down = Math.max(1, box.height - 2 * margin.y) / Math.max(south - north, Number.EPSILON);
  return { centre: { u: (west + east) / 2, v: (north + south) / 2 }, scale: Math.min(across, down, singlePointScale) };
}

function edgesOf(values: readonly number[]): readonly [least: number, most: number] {
  return values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 1];
}

/** The view larger or smaller, with the pixel `at` in its place; between the view of all and `maximumZoom` times its scale. */
export function zoomed(
  view: MapView,
  factor: number,
  all: MapView,
  box: Size,
  at: Pixel = { x: box.width / 2, y: box.height / 2 },
): MapView {
  const scale = Math.min(Math.max(view.scale * factor, all.scale), all.scale * maximumZoom);
  const shift = (offset: number) => offset / view.scale - offset / scale;
  const centre = { u: view.centre.u + shift(at.x - box.width / 2), v: view.centre.v + shift(at.y - box.height / 2) };
  return within({ centre, scale }, all, box);
}

export function isClosest(view: MapView, all: MapView): boolean {
  return view.scale >= all.scale * maximumZoom;
}

/** The view after the map was dragged by so many px. */
export function dragged({ centre, scale }: MapView, by: Pixel, all: MapView, box: Size): MapView {
  return within({ scale, centre: { u: centre.u - by.x / scale, v: centre.v - by.y / scale } }, all, box);
}

/** The middle of a view stays inside what the view of all shows. */
function within({ centre, scale }: MapView, all: MapView, box: Size): MapView {
  const spare = (side: number) => Math.max(0, side / all.scale - side / scale) / 2;
  const clamp = (value: number, middle: number, room: number) => Math.min(Math.max(value, middle - room), middle + room);
  return {
    scale,
    centre: { u: clamp(centre.u, all.centre.u, spare(box.width)), v: clamp(centre.v, all.centre.v, spare(box.height)) },
  };
}

/** The view moved as little as possible, so that the point is in it with room around. */
export function showing(view: MapView, point: MapPoint, all: MapView, box: Size): MapView {
  const { x, y } = pixelOf(point, view, box);
  const shift = (at: number, side: number, room: number) =>
    Math.min(Math.max(at, Math.min(room, side / 2)), Math.max(side - room, side / 2)) - at;
  const by = { x: shift(x, box.width, margin.x), y: shift(y, box.height, margin.y) };
  return Math.hypot(by.x, by.y) < 1 ? view : dragged(view, by, all, box);
}
