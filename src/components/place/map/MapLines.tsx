import type { PointedPlaces } from "./PlaceOffers.js";
import type { MapSpots } from "./useMapSpots.js";

/** The places as dots, those outside the limits hollow, and what leads from a dot to its price. */
export function MapLines({ spots, tags, others, pointed }: Pick<MapSpots, "spots" | "tags" | "others"> & Pick<PointedPlaces, "pointed">) {
  return (
    <svg className="map-lines" aria-hidden="true">
      {spots.map(({ key, x, y }) => {
        const tag = tags.get(key);
        return tag && <line key={key} x1={x} y1={y} x2={tag.x} y2={tag.y} />;
      })}
      {others.map(({ key, x, y }) => (
        <circle key={key} className="map-other" cx={x} cy={y} r="4" />
      ))}
      {spots.map(({ key, x, y }) => (
        <circle key={key} className={key === pointed ? "map-spot is-at" : "map-spot"} cx={x} cy={y} r="4.5" />
      ))}
    </svg>
  );
}
