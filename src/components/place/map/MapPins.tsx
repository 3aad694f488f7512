import Check from "lucide/dist/esm/icons/check.mjs";
import { Icon } from "../../controls/Icon.js";
import type { PointedPlaces } from "./PlaceOffers.js";
import type { MapSpot, MapSpots } from "./useMapSpots.js";

interface MapPinsProps
  extends Pick<PointedPlaces, "pointed" | "onPoint" | "onChoose">, Pick<MapSpots, "spots" | "tags" | "texts" | "controls"> {
  /** Key of the one that Tab reaches. */
  readonly tabStop: string | undefined;
}

/** A button for each place: its price, or its dot where the price has no room. */
export function MapPins({ spots, tags, texts, controls, pointed, tabStop, onPoint, onChoose }: MapPinsProps) {
  return spots.map((spot) => {
    const { key, offer, point } = spot;
    const tag = tags.get(key);
    return (
      <button
        key={key}
        type="button"
        data-key={key}
        part={tag ? "map-price" : "map-dot"}
        className={["pin", !tag && "dot", offer.isChosen && "is-on", key === pointed && "is-at"].filter(Boolean).join(" ")}
        style={pinPlace(spot, tag)}
        tabIndex={key === tabStop ? 0 : -1}
        aria-label={[offer.place.label, texts.price(offer), texts.stay(offer), ...texts.facts(offer)].filter(Boolean).join(", ")}
        aria-current={offer.isChosen || undefined}
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && onPoint(key)}
        onFocus={() => {
          onPoint(key);
          controls.show(point);
        }}
        onClick={() => onChoose(offer.place)}
      >
        {tag && offer.isChosen && <Icon icon={Check} size={16} />}
        {tag && <span>{texts.price(offer)}</span>}
      </button>
    );
  });
}

/** px around a dot that press it. */
const dotRadius = 12;

function pinPlace({ x, y, tag: { width, height } }: MapSpot, tag: { readonly x: number; readonly y: number } | undefined) {
  return tag ? { left: tag.x - width / 2, top: tag.y - height / 2, width, height } : { left: x - dotRadius, top: y - dotRadius };
}
