import type { Pixel, Size } from "../../../models/map-view.js";
import type { PlaceOffer } from "../../../models/priced-places.js";
import type { OfferTexts } from "./usePricedPlaces.js";

interface PlaceCardProps {
  readonly offer: PlaceOffer;
  readonly texts: OfferTexts;
  readonly at: Pixel;
  readonly size: Size;
}

/** What is known of the place that is pointed at, beside its price; the name of the price says the same. */
export function PlaceCard({ offer, texts, at, size }: PlaceCardProps) {
  const isLeft = at.x > size.width / 2;
  const isAbove = at.y > size.height / 2;
  const style = {
    ...(isLeft ? { right: size.width - at.x + 12 } : { left: at.x + 12 }),
    ...(isAbove ? { bottom: size.height - at.y + 24 } : { top: at.y + 24 }),
  };
  const lines = [texts.stay(offer), texts.facts(offer).join(" · "), texts.area(offer).join(" · ")].filter(Boolean);
  return (
    <div className="map-card" part="map-card" aria-hidden="true" style={style}>
      <b>{[offer.place.label, texts.price(offer)].join(", ")}</b>
      {lines.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </div>
  );
}
