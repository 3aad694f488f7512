import Plane from "lucide/dist/esm/icons/plane.mjs";
import { type KeyboardEvent, type RefObject } from "react";
import { mountainAirports } from "../../../domain/mountain-airports.js";
import { areaOf, type MountainArea } from "../../../domain/mountain-areas.js";
import { useText } from "../../../i18n/useText.js";
import { nextPoint, type Direction } from "../../../models/map-tags.js";
import type { Size } from "../../../models/map-view.js";
import type { PlaceOrigin } from "../../../models/priced-places.js";
import { Icon } from "../../controls/Icon.js";
import { MapLines } from "./MapLines.js";
import { MapPins } from "./MapPins.js";
import { PlaceCard } from "./PlaceCard.js";
import type { PointedPlaces } from "./PlaceOffers.js";
import { MapRelief } from "./MapRelief.js";
import { useMapGestures } from "./useMapGestures.js";
import { useMapSpots, type MapSpot, type MapSpots } from "./useMapSpots.js";
import { useOriginName } from "./usePricedPlaces.js";
import { ZoomButtons, zoomStep } from "./ZoomButtons.js";

interface MapDrawingProps extends PointedPlaces {
  readonly area: MountainArea;
  readonly size: Size;
  readonly frame: RefObject<HTMLElement | null>;
}

/** The relief, a dot for each place, and the prices of those that match, as far as they have room. */
export function MapDrawing({ area, size, frame, model, pointed, onPoint, onChoose }: MapDrawingProps) {
  const text = useText();
  const map = useMapSpots({ area, size, model, frame });
  const { spots, tags, texts, controls } = map;
  const { box, layer, handlers } = useMapGestures(controls);
  const at = spots.find(({ key }) => key === pointed);
  const tabStop = at ?? spots[0];
  const onKeyDown = useMapKeys(layer, map, tabStop);
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
          <MapPins {...map} pointed={pointed} tabStop={tabStop?.key} onPoint={onPoint} onChoose={onChoose} />
        </div>
        {at && <PlaceCard offer={at.offer} texts={texts} at={tags.get(at.key) ?? at} size={size} />}
        <span className="sr">{text("place_map.map_keys")}</span>
      </div>
      <ZoomButtons {...controls} />
    </>
  );
}

const directions: Readonly<Record<string, Direction>> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
const zooms: Readonly<Record<string, number>> = { "+": zoomStep, "=": zoomStep, "-": 1 / zoomStep };

/** Arrows move the focus to the nearest place that way, Home and End to the cheapest and the dearest; plus and minus size the map. */
function useMapKeys(layer: RefObject<HTMLElement | null>, { spots, controls }: MapSpots, from: MapSpot | undefined) {
  const target = (key: string) => {
    const direction = directions[key];
    if (direction) return from && nextPoint(spots, from, direction);
    return key === "Home" ? spots[0] : spots.at(-1);
  };
  return (event: KeyboardEvent) => {
    const factor = zooms[event.key];
    const moves = event.key in directions || event.key === "Home" || event.key === "End";
    if (factor === undefined && !moves) return;
    event.preventDefault();
    if (factor !== undefined) controls.zoom(factor, from);
    const next = moves ? target(event.key) : null;
    if (next) layer.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus({ preventScroll: true });
  };
}

interface AirportMarkProps extends Pick<MapSpots, "pixel"> {
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
