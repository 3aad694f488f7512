import Minus from "lucide/dist/esm/icons/minus.mjs";
import Plus from "lucide/dist/esm/icons/plus.mjs";
import { useText } from "../../../i18n/useText.js";
import { RoundButton } from "../../controls/Button.js";
import type { MapControls } from "./useMapView.js";

/** How much a press enlarges the map. */
export const zoomStep = 1.6;

export function ZoomButtons({ isAll, isClosest, zoom }: Pick<MapControls, "isAll" | "isClosest" | "zoom">) {
  const text = useText();
  return (
    <div className="map-zoom" part="map-zoom">
      <RoundButton
        icon={Plus}
        label={text("place_map.zoom_in")}
        part="map-zoom-in"
        aria-disabled={isClosest || undefined}
        onClick={() => zoom(zoomStep)}
      />
      <RoundButton
        icon={Minus}
        label={text("place_map.zoom_out")}
        part="map-zoom-out"
        aria-disabled={isAll || undefined}
        onClick={() => zoom(1 / zoomStep)}
      />
    </div>
  );
}
