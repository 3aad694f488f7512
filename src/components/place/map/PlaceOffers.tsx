import Check from "lucide/dist/esm/icons/check.mjs";
import type { Place } from "../../../domain/places.js";
import { useText } from "../../../i18n/useText.js";
import { Icon } from "../../controls/Icon.js";
import { offerKey, useOfferTexts, type PricedPlaces } from "./usePricedPlaces.js";

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
      <ol part="place-offers">
        {matching.map((offer) => {
          const key = offerKey(offer);
          return (
            <li key={key}>
              <button
                type="button"
                className={key === pointed ? "place-offer is-at" : "place-offer"}
                part={offer.isChosen ? "place-offer place-offer-on" : "place-offer"}
                aria-current={offer.isChosen || undefined}
                onPointerEnter={() => onPoint(key)}
                onFocus={() => onPoint(key)}
                onClick={() => onChoose(offer.place)}
              >
                <span className="place-offer-name">
                  <b>{offer.place.label}</b>
                  {offer.isChosen && <Icon icon={Check} size={16} />}
                </span>{" "}
                <b className="num">{texts.price(offer)}</b> <small>{texts.facts(offer).join(" · ")}</small>{" "}
                <small className="place-offer-stay">{texts.stay(offer)}</small>
              </button>
            </li>
          );
        })}
      </ol>
      {matching.length > 1 && <p className="places-note">{text("place_map.note")}</p>}
    </div>
  );
}
