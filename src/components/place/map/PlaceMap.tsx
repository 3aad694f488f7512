import { useMemo, useRef, useState } from "react";
import { areaOf, mountainAreas, type MountainArea } from "../../../domain/mountain-areas.js";
import { useText } from "../../../i18n/useText.js";
import type { PlaceOffer, PricedPlacesModel } from "../../../models/priced-places.js";
import { useBoxSize } from "../../controls/useBoxSize.js";
import { MapDrawing } from "./MapDrawing.js";
import type { PointedPlaces } from "./PlaceOffers.js";

/** The places of one range of mountains on a map of our own, with the price of each. */
export function PlaceMap({ model, ...pointing }: PointedPlaces) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  const { areas, first, outside } = useMemo(() => areasOf(model), [model]);
  const [wanted, setWanted] = useState<MountainArea | null>(null);
  const area = areas.find((one) => one === wanted) ?? first;
  if (area === null) return null;
  return (
    <div className="place-map" part="place-map" role="group" aria-label={text("place_map.map")}>
      <div className="map-frame" ref={box}>
        {size && <MapDrawing key={area} area={area} size={size} frame={box} model={model} {...pointing} />}
      </div>
      {areas.length > 1 && (
        <fieldset className="map-areas" part="map-areas">
          <legend className="sr">{text("place_map.areas")}</legend>
          {areas.map((one) => (
            <button key={one} type="button" part="map-area" className="map-area" aria-pressed={one === area} onClick={() => setWanted(one)}>
              {text(`place_map.${one}`)}
            </button>
          ))}
        </fieldset>
      )}
      {outside > 0 && <p className="map-outside">{text("place_map.outside", { count: outside })}</p>}
    </div>
  );
}

/** The ranges with places, the one to show first, which has most that match, and how many matching places are in none. */
function areasOf({ matching, others }: PricedPlacesModel) {
  const areasOfOffers = (offers: readonly PlaceOffer[]) => offers.map(({ position }) => position && areaOf(position));
  const [inside, all] = [areasOfOffers(matching), areasOfOffers([...matching, ...others])];
  const most = (list: typeof all) => (one: MountainArea, other: MountainArea) => countOf(list, other) - countOf(list, one);
  const areas = mountainAreas.filter((area) => all.includes(area)).toSorted(most(all));
  return { areas, first: areas.toSorted(most(inside))[0] ?? null, outside: countOf(inside, null) };
}

const countOf = (list: readonly (MountainArea | null)[], area: MountainArea | null) => list.filter((one) => one === area).length;
