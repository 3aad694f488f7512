import Check from "lucide/dist/esm/icons/check.mjs";
import { memo, useState, type KeyboardEvent } from "react";
import { useText } from "../../../i18n/useText.js";
import type { PlaceOffer } from "../../../models/priced-places.js";
import { Icon } from "../../controls/Icon.js";
import { offerKey, useOfferTexts, type OfferTexts, type PricedPlaces } from "./usePricedPlaces.js";

export interface PointedPlaces extends Pick<PricedPlaces, "model"> {
  /** Key of the place that the pointer or the focus is on, in the list or on the map. */
  readonly pointed: string | null;
  onPoint(key: string | null): void;
  onChoose(offer: PlaceOffer): void;
}

/** The places within the limits, the cheapest first; each is a button that chooses it. One Tab stop: arrows, Home and End lead along it. */
export function PlaceOffers({ model: { matching, origin }, pointed, onPoint, onChoose }: PointedPlaces) {
  const text = useText();
  const texts = useOfferTexts(origin);
  const [reached, setReached] = useState<string | null>(null);
  const tabStop = matching.find((offer) => offerKey(offer) === reached) ?? matching[0];
  return (
    <div className="place-offers">
      <ol part="place-offers" onKeyDown={moveAlong} onPointerLeave={({ pointerType }) => pointerType === "mouse" && onPoint(null)}>
        {matching.map((offer) => (
          <PlaceOfferRow
            {...{ offer, texts, onPoint, onChoose }}
            key={offerKey(offer)}
            isAt={offerKey(offer) === pointed}
            inTabOrder={offer === tabStop}
            onReach={setReached}
          />
        ))}
      </ol>
      {matching.length > 1 && <p className="places-note">{text("place_map.note")}</p>}
    </div>
  );
}

/** Moves the focus to the row above or below, the first or the last. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const rows = [...event.currentTarget.querySelectorAll("button")];
  const at = rows.findIndex((row) => row.contains(event.target as Node));
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  rows[next]?.focus();
}

interface PlaceOfferRowProps extends Pick<PointedPlaces, "onPoint" | "onChoose"> {
  readonly offer: PlaceOffer;
  readonly texts: OfferTexts;
  readonly isAt: boolean;
  readonly inTabOrder: boolean;
  onReach(key: string): void;
}

const PlaceOfferRow = memo(function PlaceOfferRow(row: PlaceOfferRowProps) {
  const { offer, texts, isAt, inTabOrder, onReach, onPoint, onChoose } = row;
  const key = offerKey(offer);
  return (
    <li>
      <button
        type="button"
        className={isAt ? "place-offer is-at" : "place-offer"}
        part={offer.isChosen ? "place-offer place-offer-on" : "place-offer"}
        aria-current={offer.isChosen || undefined}
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && onPoint(key)}
        tabIndex={inTabOrder ? 0 : -1}
        onFocus={() => {
          onReach(key);
          onPoint(key);
        }}
        onClick={() => onChoose(offer)}
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
