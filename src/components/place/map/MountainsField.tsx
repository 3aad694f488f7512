import { useId } from "react";
import { useText } from "../../../i18n/useText.js";
import { useSheet } from "../../controls/useSheet.js";
import segmentsSheet from "../../controls/segments.css" with { type: "css" };
import type { PricedPlaces } from "./usePricedPlaces.js";

/** Narrows the places to one range of mountains; left out where all are in one. */
export function MountainsField({ model: { mountains, chosenMountains }, chooseMountains }: PricedPlaces) {
  useSheet(segmentsSheet);
  const text = useText();
  const name = useId();
  if (mountains.length < 2) return null;
  const all = { mountains: null, count: null };
  return (
    <fieldset className="segments map-areas" part="map-areas">
      <legend className="sr">{text("place_map.areas")}</legend>
      {[all, ...mountains].map(({ mountains: one, count }) => (
        <label key={one} className="segment-choice" part={one === chosenMountains ? "map-area map-area-on" : "map-area"}>
          <input className="sr" type="radio" name={name} checked={one === chosenMountains} onChange={() => chooseMountains(one)} />
          <span>{text(one === null ? "place_map.all_mountains" : `place_map.${one}`)}</span>
          {count !== null && <small>{count}</small>}
        </label>
      ))}
    </fieldset>
  );
}
