import { useMemo, useState } from "react";
import type { Pixel } from "../../../models/map-tags.js";
import { dragged, isClosest, showing, viewOfAll, zoomed, type MapPoint, type MapView, type Size } from "../../../models/map-view.js";

export interface MapControls {
  readonly view: MapView;
  readonly isAll: boolean;
  readonly isClosest: boolean;
  /** @param at The pixel that stays where it is; the middle when absent. */
  zoom(factor: number, at?: Pixel): void;
  drag(by: Pixel): void;
  show(point: MapPoint): void;
}

/** The part of a map in view: all points until the visitor moves it, and again when it is of another area. */
export function useMapView(area: string, points: readonly MapPoint[], box: Size): MapControls {
  const [moved, setMoved] = useState<{ readonly area: string; readonly view: MapView } | null>(null);
  const all = useMemo(() => viewOfAll(points, box), [points, box]);
  const view = moved?.area === area ? moved.view : all;
  const move = (next: MapView) => setMoved({ area, view: next });
  return {
    view,
    isAll: view.scale <= all.scale,
    isClosest: isClosest(view, all),
    zoom: (factor, at) => move(zoomed(view, factor, all, box, at)),
    drag: (by) => move(dragged(view, by, all, box)),
    show(point) {
      const next = showing(view, point, all, box);
      if (next !== view) move(next);
    },
  };
}
