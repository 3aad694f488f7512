import Check from "lucide/dist/esm/icons/check.mjs";
import type { Place } from "../../../domain/places.js";
import { useText } from "../../../i18n/useText.js";
import { memo } from "react";
import type { PlaceOffer } from "../../../models/priced-places.js";
import { Icon } from "../../controls/Icon.js";
import { offerKey, useOfferTexts, type OfferTexts, type PricedPlaces } from "./usePricedPlaces.js";

export interface PointedPlaces extends Pick<PricedPlaces, "model"> {
  /** Key of the place that the pointer or the focus is on, in the list or on the map. */
  readonly pointed: string | null;
  onPoint(key: string | null): void;
  onChoose(place: Place): void;
}

/** The places within the limits, the cheapest first; each is a button that chooses it. */
export function PlaceOffers({ model: { matching, origin }, pointed, onPoint, onChoose }: PointedPlaces) {
  const text = useText();
  const texts = useOfferTexts(origin);
  return (
    <div className="place-offers">
      <ol part="place-offers" onPointerLeave={({ pointerType }) => pointerType === "mouse" && onPoint(null)}>
        {matching.map((offer) => (
          <PlaceOfferRow key={offerKey(offer)} {...{ offer, texts, onPoint, onChoose }} isAt={offerKey(offer) === pointed} />
        ))}
      </ol>
      {matching.length > 1 && <p className="places-note">{text("place_map.note")}</p>}
    </div>
  );
}

interface PlaceOfferRowProps extends Pick<PointedPlaces, "onPoint" | "onChoose"> {
  readonly offer: PlaceOffer;
  readonly texts: OfferTexts;
  readonly isAt: boolean;
}

const PlaceOfferRow = memo(function PlaceOfferRow({ offer, texts, isAt, onPoint, onChoose }: PlaceOfferRowProps) {
  const key = offerKey(offer);
  return (
    <li>
      <button
        type="button"
        className={isAt ? "place-offer is-at" : "place-offer"}
        part={offer.isChosen ? "place-offer place-offer-on" : "place-offer"}
        aria-current={offer.isChosen || undefined}
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && onPoint(key)}
        onFocus={() => onPoint(key)}
        onClick={() => onChoose(offer.place)}
      >
        <span className="place-offer-name">
          <b>{offer.place.label}</b>
          {offer.isChosen && <Icon icon={Check} size={16} />}
        </span>{" "}
        <b className="num">{texts.price(offer)}</b> <small>{texts.facts(offer).join(" · ")}</small>{" "}
        <small className="place-offer-stay">{texts.stay(offer)}</small>{" "}
        <small className="place-offer-area">{texts.area(offer).join(" · ")}</small>
      </button>
    </li>
  );
});
