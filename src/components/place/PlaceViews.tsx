import MapIcon from "lucide/dist/esm/icons/map.mjs";
import Search from "lucide/dist/esm/icons/search.mjs";
import { useText } from "../../i18n/useText.js";
import { DeferredState } from "../controls/DeferredState.js";
import { Views } from "../controls/Views.js";
import { PlacesView } from "./map/deferred.js";
import { PlaceList } from "./PlaceList.js";
import type { PlaceViewProps } from "./place-view.js";
import { useOffersMap } from "./useOffersMap.js";

/** The destination's suggestions, or the places on a map where the server knows them; a typed text is for suggestions. */
export function PlaceViews({ search, layout, view, onView, onDone }: PlaceViewProps) {
  const text = useText();
  const hasMap = useOffersMap() && search.typed === null;
  return (
    <>
      {hasMap && (
        <div className={`place-views ${layout}`}>
          <Views
            legend={text("place_map.views")}
            parts={["place-views", "place-view"]}
            chosen={view}
            options={[
              { name: "list", icon: Search, label: text("place_map.view_list") },
              { name: "map", icon: MapIcon, label: text("place_map.view_map") },
            ]}
            onChange={onView}
          />
        </div>
      )}
      {view === "map" && hasMap ? (
        <PlacesView
          layout={layout}
          onDone={onDone}
          standIn={(missing) => (
            <div className={`places ${layout}`}>
              <DeferredState {...missing} />
            </div>
          )}
        />
      ) : (
        <PlaceList search={search} />
      )}
    </>
  );
}
