import type { PointedPlaces } from "./PlaceOffers.js";
import type { MapMarkersModel } from "./useMapMarkers.js";

/** The places as dots, those outside the limits hollow, and what leads from a dot to its price. */
export function MapLines({
  markers,
  labels,
  others,
  pointed,
}: Pick<MapMarkersModel, "markers" | "labels" | "others"> & Pick<PointedPlaces, "pointed">) {
  return (
    <svg className="map-lines" aria-hidden="true">
      {markers.map(({ key, x, y }) => {
        const label = labels.get(key);
        return label && <line key={key} x1={x} y1={y} x2={label.x} y2={label.y} />;
      })}
      {others.map(({ key, x, y }) => (
        <circle key={key} className="map-other" cx={x} cy={y} r="4" />
      ))}
      {markers.map(({ key, x, y }) => (
        <circle key={key} className={key === pointed ? "map-point is-at" : "map-point"} cx={x} cy={y} r="4.5" />
      ))}
    </svg>
  );
}
