import Info from "lucide/dist/esm/icons/info.mjs";
import List from "lucide/dist/esm/icons/list.mjs";
import MapIcon from "lucide/dist/esm/icons/map.mjs";
import SlidersHorizontal from "lucide/dist/esm/icons/sliders-horizontal.mjs";
import { useContext, useState } from "react";
import { useText } from "../../../i18n/useText.js";
import type { PlaceOffer } from "../../../models/priced-places.js";
import { useActions } from "../../../store/useSearch.js";
import { Chips } from "../../criteria/Chips.js";
import { Button, TextButton } from "../../controls/Button.js";
import { FailureNote } from "../../controls/FailureNote.js";
import { Icon } from "../../controls/Icon.js";
import { LiveRegion } from "../../controls/LiveRegion.js";
import { Skeleton } from "../../controls/Skeleton.js";
import { useStableCallback } from "../../controls/useStableCallback.js";
import { useSheet } from "../../controls/useSheet.js";
import { AskedForPlaceContext } from "../asked-for-place.js";
import type { PlaceViewProps } from "../place-view.js";
import { MountainsField } from "./MountainsField.js";
import { PlaceLimitFields } from "./PlaceLimitFields.js";
import { isOnMap, PlaceMap } from "./PlaceMap.js";
import { PlaceOffers } from "./PlaceOffers.js";
import { useLimitText } from "../useLimitText.js";
import { offerKey, useIsDated, usePricedPlaces, type PricedPlaces } from "./usePricedPlaces.js";
import placesSheet from "./places.css" with { type: "css" };

type PlacesViewProps = Pick<PlaceViewProps, "layout" | "onDone">;

/** The places that have a stay of the search, on a map and in a list of the same order. */
export function PlacesView(props: PlacesViewProps) {
  useSheet(placesSheet);
  const text = useText();
  const asked = useContext(AskedForPlaceContext);
  return (
    <>
      {asked && (
        <p className="note bad places-choose" part="places-choose" role="alert">
          <Icon icon={Info} />
          <span>{text("place_map.choose")}</span>
        </p>
      )}
      <Places {...props} />
    </>
  );
}

function Places({ layout, onDone }: PlacesViewProps) {
  const text = useText();
  const places = usePricedPlaces();
  const { status, matching, others } = places.model;
  if (status === "failed") return <Failure layout={layout} onRetry={places.retry} />;
  if (status === "loading") return <Waiting layout={layout} />;
  if (matching.length + others.length === 0) {
    return (
      <div className={`places ${layout}`}>
        <p role="status">{text("place_map.empty")}</p>
        {places.travel.month !== null && (
          <TextButton part="place-any-month" onClick={() => places.travelIn(null)}>
            {text("place_map.any_month")}
          </TextButton>
        )}
        <Chips />
      </div>
    );
  }
  return layout === "columns" ? <Columns places={places} onDone={onDone} /> : <Phone places={places} onDone={onDone} />;
}

/** The prices of a former search are not shown. */
const frameClass = (layout: PlaceViewProps["layout"], { waits }: PricedPlaces) => `places ${layout}${waits ? " is-waiting" : ""}`;

interface LayoutProps {
  readonly places: PricedPlaces;
  onDone(): void;
}

/** Chooses a place and, where no dates are chosen, the stay that its price is of, which then is the first of the list. */
function useChoose({ places, onDone }: LayoutProps) {
  const actions = useActions();
  const isDated = useIsDated();
  return useStableCallback(({ place, start, nights }: PlaceOffer) => {
    places.leave();
    if (!isDated && start !== null && nights !== null) actions.stayDates.chooseStay(start, nights, "price-asc");
    actions.place.choose(place);
    onDone();
  });
}

function Columns(props: LayoutProps) {
  const { places } = props;
  const [pointed, point] = useState<string | null>(null);
  const choose = useChoose(props);
  const pointing = { pointed, onPoint: point };
  const hasMap = [...places.model.matching, ...places.model.others].some(isOnMap);
  return (
    <div className={frameClass("columns", places)} part="places" aria-busy={places.waits}>
      {hasMap && <MountainsField {...places} />}
      <div className="places-side">
        <PlaceLimitFields {...places} />
        <Head places={places} />
        <PlaceOffers {...places} {...pointing} onChoose={choose} />
      </div>
      {hasMap && <PlaceMap {...places} {...pointing} onChoose={choose} />}
    </div>
  );
}

/** The map first, which shows the place that was pressed under it; or the list. */
function Phone(props: LayoutProps) {
  const { places } = props;
  const text = useText();
  const [pointed, point] = useState<string | null>(null);
  const [shown, show] = useState<"list" | "map">("map");
  const [adjusts, adjust] = useState(false);
  const choose = useChoose(props);
  const { matching, others, limits } = places.model;
  const limited = limits.filter(({ value }) => value !== null).length;
  const hasMap = [...matching, ...others].some(isOnMap);
  const onMap = hasMap && shown === "map";
  const press = useStableCallback((offer: PlaceOffer) => point(offerKey(offer)));
  const pressed = matching.filter((offer) => offerKey(offer) === pointed);
  return (
    <div className={frameClass("list", places)} part="places" aria-busy={places.waits}>
      <div className="places-bar">
        <Button variant="line" size="md" icon={SlidersHorizontal} aria-expanded={adjusts} onClick={() => adjust(!adjusts)}>
          {limited > 0 ? text("place_map.adjust_limits", { number: limited }) : text("place_map.adjust")}
        </Button>
        {hasMap && (
          <Button variant="line" size="md" icon={onMap ? List : MapIcon} part="places-switch" onClick={() => show(onMap ? "list" : "map")}>
            {text(onMap ? "place_map.show_list" : "place_map.show_map")}
          </Button>
        )}
      </div>
      {adjusts && <PlaceLimitFields {...places} />}
      {hasMap && <MountainsField {...places} />}
      <Head places={places} />
      {onMap && <PlaceMap {...places} pointed={pointed} onPoint={point} onChoose={press} />}
      {onMap && pressed.length === 0 && <p className="places-basis">{text("place_map.press")}</p>}
      <PlaceOffers
        {...places}
        model={onMap ? { ...places.model, matching: pressed } : places.model}
        pointed={pointed}
        onPoint={point}
        onChoose={choose}
      />
      {onMap && <LiveRegion>{pressed.map(({ place }) => place.label).join()}</LiveRegion>}
    </div>
  );
}

/** How many places match, announced as it changes, and what their prices are for. */
function Head({ places }: Pick<LayoutProps, "places">) {
  const text = useText();
  const { model, basis } = places;
  const isDated = useIsDated();
  const count = text("place_map.count", { count: model.matching.length });
  return (
    <div className="places-head">
      <h2 className="places-count" part="places-count">
        {count}
      </h2>
      <p className="places-basis">{[basis, !isDated && text("place_map.chooses_days")].filter(Boolean).join(" ")}</p>
      {model.matching.length === 0 && <NoneMatches {...places} />}
      <Chips />
      <LiveRegion>{count}</LiveRegion>
    </div>
  );
}

/** Offers to loosen the one limit that leaves out the nearest places, or to remove all. */
function NoneMatches({ model: { looser }, limit, clear }: PricedPlaces) {
  const text = useText();
  const limitText = useLimitText();
  return (
    <div className="places-none">
      <p>{text("place_map.none")}</p>
      {looser && (
        <TextButton part="place-looser" onClick={() => limit(looser.name, looser.value)}>
          {text("place_map.looser", {
            limit: text(`place_map.${looser.name}`),
            value: limitText(looser.name, looser.value),
            places: text("place_map.count", { count: looser.count }),
          })}
        </TextButton>
      )}
      <TextButton onClick={clear}>{text("place_map.clear")}</TextButton>
    </div>
  );
}

function Waiting({ layout }: Pick<PlaceViewProps, "layout">) {
  const text = useText();
  return (
    <div className={`places ${layout}`} role="status">
      <Skeleton width="100%" height={320} radius={14} />
      <span className="sr">{text("place_map.loading")}</span>
    </div>
  );
}

function Failure({ layout, onRetry }: Pick<PlaceViewProps, "layout"> & { onRetry(): void }) {
  const text = useText();
  return (
    <div className={`places ${layout}`}>
      <FailureNote message={text("season.failed")} part="places-failure" onRetry={onRetry} />
    </div>
  );
}
