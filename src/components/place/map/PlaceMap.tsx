import { useId, useMemo, useRef, useState } from "react";
import { areaOf, mountainAreas, type MountainArea } from "../../../domain/mountain-areas.js";
import { useText } from "../../../i18n/useText.js";
import type { PlaceOffer, PricedPlacesModel } from "../../../models/priced-places.js";
import { useBoxSize } from "../../controls/useBoxSize.js";
import { MapDrawing } from "./MapDrawing.js";
import type { PointedPlaces } from "./PlaceOffers.js";

/** The places of one range of mountains on a map of our own, with the price of each. */
export function PlaceMap({ model, ...pointing }: PointedPlaces) {
  const text = useText();
  const hint = useId();
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  const areas = useMemo(() => areasOf(model), [model]);
  const [wanted, setWanted] = useState<MountainArea | null>(null);
  const area = (areas.find((one) => one.area === wanted) ?? areas[0])?.area;
  const outside = model.matching.filter((offer) => !isOnMap(offer)).length;
  return (
    <div className="place-map" part="place-map" role="group" aria-label={text("place_map.map")} aria-describedby={hint}>
      <span className="sr" id={hint}>
        {text("place_map.map_keys")}
      </span>
      <div className="map-frame" ref={box}>
        {size && area && <MapDrawing key={area} area={area} size={size} frame={box} model={model} {...pointing} />}
      </div>
      {areas.length > 1 && (
        <fieldset className="map-areas" part="map-areas">
          <legend className="sr">{text("place_map.areas")}</legend>
          {areas.map(({ area: one, count }) => (
            <button key={one} type="button" part="map-area" className="map-area" aria-pressed={one === area} onClick={() => setWanted(one)}>
              <span>{text(`place_map.${one}`)}</span> <small>{count}</small>
            </button>
          ))}
        </fieldset>
      )}
      {outside > 0 && <p className="map-outside">{text("place_map.outside", { count: outside })}</p>}
    </div>
  );
}

const areaOfOffer = ({ position }: PlaceOffer) => position && areaOf(position);

/** Whether a map shows the place. */
export const isOnMap = (offer: PlaceOffer): boolean => areaOfOffer(offer) !== null;

/** The ranges with places, the one with most of them first, and how many match in each. */
function areasOf({ matching, others }: PricedPlacesModel) {
  const countIn = (offers: readonly PlaceOffer[], area: MountainArea) => offers.filter((offer) => areaOfOffer(offer) === area).length;
  return mountainAreas
    .map((area) => ({ area, count: countIn(matching, area), all: countIn([...matching, ...others], area) }))
    .filter(({ all }) => all > 0)
    .toSorted((one, other) => other.all - one.all);
}
