import { useMemo, useState } from "react";
import type { MapPoint } from "../../../domain/mountain-areas.js";
import { dragged, isClosest, showing, viewOfAll, zoomed, type MapView, type Pixel, type Size } from "../../../models/map-view.js";

export interface MapControls {
  readonly view: MapView;
  readonly isAll: boolean;
  readonly isClosest: boolean;
  /** @param at The pixel that stays where it is; the middle when absent. */
  zoom(factor: number, at?: Pixel): void;
  /** Sizes the map around `from` and moves it. */
  transform(change: { readonly by: Pixel; readonly from: Pixel; readonly factor: number }): void;
  show(point: MapPoint): void;
}

/** The part of a map in view: all points until the visitor moves it, and again once they are others. */
export function useMapView(points: readonly MapPoint[], box: Size): MapControls {
  const [moved, setMoved] = useState<{ readonly points: readonly MapPoint[]; readonly view: MapView } | null>(null);
  const all = useMemo(() => viewOfAll(points, box), [points, box]);
  const current = (last: typeof moved) => (last?.points === points ? last.view : all);
  const move = (next: (view: MapView) => MapView) =>
    setMoved((last) => {
      const view = next(current(last));
      return { points, view };
    });
  const view = current(moved);
  return {
    view,
    isAll: view.scale <= all.scale,
    isClosest: isClosest(view, all),
    zoom: (factor, at) => move((last) => zoomed(last, factor, all, box, at)),
    transform: ({ by, from, factor }) => move((last) => dragged(zoomed(last, factor, all, box, from), by, all, box)),
    show: (point) => move((last) => showing(last, point, all, box)),
  };
}
