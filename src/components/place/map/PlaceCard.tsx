import { useText } from "../../../i18n/useText.js";
import type { Size } from "../../../models/map-view.js";
import type { PlaceOffer } from "../../../models/priced-places.js";
import type { useOfferTexts } from "./usePricedPlaces.js";

interface PlaceCardProps {
  readonly offer: PlaceOffer;
  readonly texts: ReturnType<typeof useOfferTexts>;
  readonly at: { readonly x: number; readonly y: number };
  readonly size: Size;
}

/** What is known of the place that is pointed at, beside its price; what it says is in the name of the price too. */
export function PlaceCard({ offer, texts, at, size }: PlaceCardProps) {
  const text = useText();
  const { place, area, lifts } = offer;
  const isLeft = at.x > size.width / 2;
  const isAbove = at.y > size.height / 2;
  const style = {
    ...(isLeft ? { right: size.width - at.x + 12 } : { left: at.x + 12 }),
    ...(isAbove ? { bottom: size.height - at.y + 24 } : { top: at.y + 24 }),
  };
  const more = [area ?? "", lifts === null ? "" : text("place_map.lifts", { count: lifts })].filter(Boolean).join(" · ");
  return (
    <div className="map-card" part="map-card" aria-hidden="true" style={style}>
      <b>{[place.label, texts.price(offer)].join(", ")}</b>
      <small>{texts.stay(offer)}</small>
      <small>{texts.facts(offer).join(" · ")}</small>
      {more && <small>{more}</small>}
    </div>
  );
}
