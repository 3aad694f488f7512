import { useId, useRef } from "react";
import { useText } from "../../../i18n/useText.js";
import type { PlaceOffer } from "../../../models/priced-places.js";
import { useBoxSize } from "../../controls/useBoxSize.js";
import { MapDrawing } from "./MapDrawing.js";
import type { PointedPlaces } from "./PlaceOffers.js";

/** The places of one range of mountains on a map of our own, with the price of each: of the chosen one, else of the first where places match. */
export function PlaceMap({ model, ...pointing }: PointedPlaces) {
  const text = useText();
  const hint = useId();
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  const { matching, mountains, chosenMountains } = model;
  const area = chosenMountains ?? (mountains.find(({ count }) => count > 0) ?? mountains[0])?.mountains;
  const outside = matching.filter((offer) => offer.mountains !== area).length;
  return (
    <div className="place-map" part="place-map" role="group" aria-label={text("place_map.map")} aria-describedby={hint}>
      <span className="sr" id={hint}>
        {text("place_map.map_keys")}
      </span>
      <div className="map-frame" ref={box}>
        {size && area && <MapDrawing key={area} area={area} size={size} frame={box} model={model} {...pointing} />}
      </div>
      {outside > 0 && <p className="map-outside">{text("place_map.outside", { count: outside })}</p>}
    </div>
  );
}

/** Whether a map shows the place. */
export const isOnMap = ({ mountains }: PlaceOffer): boolean => mountains !== null;
