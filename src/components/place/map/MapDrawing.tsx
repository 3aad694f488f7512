import Plane from "lucide/dist/esm/icons/plane.mjs";
import { useState, type KeyboardEvent, type RefObject } from "react";
import { mountainAirports } from "../../../domain/mountain-airports.js";
import { areaOf, type MountainArea } from "../../../domain/mountain-areas.js";
import { nextPoint, type Direction } from "../../../models/map-labels.js";
import type { Size } from "../../../models/map-view.js";
import type { PlaceOrigin } from "../../../domain/place-narrowing.js";
import { Icon } from "../../controls/Icon.js";
import { useStableCallback } from "../../controls/useStableCallback.js";
import { MapLines } from "./MapLines.js";
import { MapMarkers } from "./MapMarkers.js";
import { PlaceCard } from "./PlaceCard.js";
import type { PointedPlaces } from "./PlaceOffers.js";
import { MapRelief } from "./MapRelief.js";
import { useMapGestures } from "./useMapGestures.js";
import { useMapMarkers, type MapMarker, type MapMarkersModel } from "./useMapMarkers.js";
import { useOriginName } from "../useOriginName.js";
import { ZoomButtons, zoomStep } from "./ZoomButtons.js";

interface MapDrawingProps extends PointedPlaces {
  readonly area: MountainArea;
  readonly size: Size;
  readonly frame: RefObject<HTMLElement | null>;
}

/** The relief, a dot for each place, and the prices of those that match, as far as they have room. */
export function MapDrawing({ area, size, frame, model, pointed, onPoint, onChoose }: MapDrawingProps) {
  const map = useMapMarkers({ area, size, model, frame });
  const { markers, labels, texts, controls } = map;
  const { box, layer, handlers } = useMapGestures(controls);
  const at = markers.find(({ key }) => key === pointed);
  const [reached, setReached] = useState<string | null>(null);
  const tabStop = markers.find(({ key }) => key === reached) ?? markers[0];
  const onKeyDown = useMapKeys(layer, map, tabStop);
  const onFocus = useStableCallback((marker: MapMarker, byKey: boolean) => {
    setReached(marker.key);
    onPoint(marker.key);
    // A press would miss a place that moves.
    if (byKey) controls.show(marker.point);
  });
  return (
    <>
      <div
        className="map-box"
        ref={box}
        {...handlers}
        onKeyDown={onKeyDown}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && onPoint(null)}
      >
        <div className="map-layer" ref={layer}>
          <MapRelief area={area} view={controls.view} size={size} />
          <MapLines {...map} pointed={pointed} />
          <AirportMark area={area} origin={model.origin} pixel={map.pixel} />
          <MapMarkers {...{ markers, labels, texts, pointed, onPoint, onChoose, onFocus }} tabStop={tabStop?.key} />
        </div>
        {at && <PlaceCard offer={at.offer} texts={texts} at={labels.get(at.key) ?? at} size={size} />}
      </div>
      <ZoomButtons {...controls} />
    </>
  );
}

const directions: Readonly<Record<string, Direction>> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
const zooms: Readonly<Record<string, number>> = { "+": zoomStep, "=": zoomStep, "-": 1 / zoomStep };

/** Arrows move the focus to the nearest place that way, Home and End to the cheapest and the dearest; plus and minus size the map. */
function useMapKeys(layer: RefObject<HTMLElement | null>, { markers, controls }: MapMarkersModel, from: MapMarker | undefined) {
  const target = (key: string) => {
    const direction = directions[key];
    if (direction) return from && nextPoint(markers, from, direction);
    return key === "Home" ? markers[0] : markers.at(-1);
  };
  return (event: KeyboardEvent) => {
    // The browser's own: page zoom, history.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const factor = zooms[event.key];
    const moves = event.key in directions || event.key === "Home" || event.key === "End";
    if (factor === undefined && !moves) return;
    event.preventDefault();
    if (factor !== undefined) controls.zoom(factor, from);
    const next = moves ? target(event.key) : null;
    if (next) layer.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus({ preventScroll: true });
  };
}

interface AirportMarkProps extends Pick<MapMarkersModel, "pixel"> {
  readonly area: MountainArea;
  readonly origin: PlaceOrigin | null;
}

/** Where the minutes by road are counted from. */
function AirportMark({ area, origin, pixel }: AirportMarkProps) {
  const originName = useOriginName();
  const position = origin?.kind === "airport" ? mountainAirports[origin.code] : undefined;
  if (!origin || !position || areaOf(position) !== area) return null;
  const { x, y } = pixel(position);
  return (
    <span className="map-airport" aria-hidden="true" style={{ left: x, top: y }}>
      <i>
        <Icon icon={Plane} size={16} />
      </i>
      <span>{originName(origin)}</span>
    </span>
  );
}
