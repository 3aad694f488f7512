import Check from "lucide/dist/esm/icons/check.mjs";
import { memo } from "react";
import type { Pixel } from "../../../models/map-view.js";
import { Icon } from "../../controls/Icon.js";
import type { PointedPlaces } from "./PlaceOffers.js";
import type { MapMarker, MapMarkersModel } from "./useMapMarkers.js";
import type { OfferTexts } from "./usePricedPlaces.js";

interface MapMarkersProps
  extends Pick<PointedPlaces, "pointed" | "onPoint" | "onChoose">, Pick<MapMarkersModel, "markers" | "labels" | "texts"> {
  /** Key of the one that Tab reaches. */
  readonly tabStop: string | undefined;
  onFocus(marker: MapMarker, byKey: boolean): void;
}

/** A button for each place: its price, or its dot where the price has no room. */
export function MapMarkers({ markers, labels, pointed, tabStop, ...shared }: MapMarkersProps) {
  return markers.map((marker) => (
    <Marker
      {...shared}
      key={marker.key}
      marker={marker}
      label={labels.get(marker.key)}
      isAt={marker.key === pointed}
      inTabOrder={marker.key === tabStop}
    />
  ));
}

interface MarkerProps extends Pick<MapMarkersProps, "onPoint" | "onChoose" | "onFocus"> {
  readonly marker: MapMarker;
  /** The middle of its price; undefined without room. */
  readonly label: Pixel | undefined;
  readonly texts: OfferTexts;
  readonly isAt: boolean;
  readonly inTabOrder: boolean;
}

const Marker = memo(function Marker({ marker, label, texts, isAt, inTabOrder, onPoint, onChoose, onFocus }: MarkerProps) {
  const { key, offer } = marker;
  const words = [offer.place.label, texts.price(offer), texts.stay(offer), ...texts.facts(offer), ...texts.area(offer)];
  return (
    <button
      type="button"
      data-key={key}
      part={label ? "map-price" : "map-dot"}
      className={["marker", !label && "dot", offer.isChosen && "is-on", isAt && "is-at"].filter(Boolean).join(" ")}
      style={markerPlace(marker, label)}
      tabIndex={inTabOrder ? 0 : -1}
      aria-label={words.filter(Boolean).join(", ")}
      aria-current={offer.isChosen || undefined}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && onPoint(key)}
      onFocus={({ currentTarget }) => onFocus(marker, currentTarget.matches(":focus-visible"))}
      onClick={() => onChoose(offer)}
    >
      {label && offer.isChosen && <Icon icon={Check} size={16} />}
      {label && <span>{texts.price(offer)}</span>}
    </button>
  );
});

/** px around a dot that press it. */
const dotRadius = 12;

function markerPlace({ x, y, label: { width, height } }: MapMarker, label: Pixel | undefined) {
  return label ? { left: label.x - width / 2, top: label.y - height / 2, width, height } : { left: x - dotRadius, top: y - dotRadius };
}
