import { useText } from "../../../i18n/useText.js";
import { Views } from "../../controls/Views.js";
import type { PricedPlaces } from "./usePricedPlaces.js";

/** Narrows the places to one range of mountains; left out where all are in one. */
export function MountainsField({ model: { mountains, chosenMountains }, chooseMountains }: PricedPlaces) {
  const text = useText();
  if (mountains.length < 2) return null;
  const ranges = mountains.map(({ mountains: name, count }) => ({ name, count, label: text(`place_map.${name}`) }));
  return (
    <div className="map-areas">
      <Views
        legend={text("place_map.areas")}
        parts={["map-areas", "map-area"]}
        chosen={chosenMountains ?? "all"}
        options={[{ name: "all" as const, label: text("place_map.all_mountains") }, ...ranges]}
        onChange={(name) => chooseMountains(name === "all" ? null : name)}
      />
    </div>
  );
}
