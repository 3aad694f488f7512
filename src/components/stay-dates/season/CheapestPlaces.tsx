import { unbroken } from "../../../i18n/unbroken.js";
import { useFormat } from "../../../i18n/useFormat.js";
import { useText } from "../../../i18n/useText.js";
import type { PlaceOfStay } from "../../../models/season-places.js";
import { useActions, useSearch } from "../../../store/useSearch.js";
import { FailureNote } from "../../controls/FailureNote.js";
import { Skeleton } from "../../controls/Skeleton.js";
import { useStayCount } from "../useStayCount.js";
import type { Season } from "./useSeason.js";
import { useSeasonPlaces } from "./useSeasonPlaces.js";

interface CheapestPlacesProps extends Pick<Season, "model"> {
  /** Called before a place is chosen: the button that has the focus is removed with the list. */
  focusAfter(): void;
}

/** Without a destination, the five cheapest places that have a stay: each a button that chooses the place and both dates. */
export function CheapestPlaces({ model, focusAfter }: CheapestPlacesProps) {
  const text = useText();
  const format = useFormat();
  const actions = useActions();
  const currency = useSearch((search) => search.settings.currency);
  const { stay, status, places, retry } = useSeasonPlaces(model);
  if (stay === null || (places.length === 0 && status === "ready")) return null;
  return (
    <section className="season-where" part="season-where">
      <h2 className="season-title">{text("season.where")}</h2>
      <p className="season-basis">{`${format.day(stay.start, "weekday")} · ${text("dates.nights", { count: stay.nights })}`}</p>
      {status === "failed" && <FailureNote message={text("season.failed")} part="dates-failure" onRetry={retry} />}
      {status === "loading" && (
        <div className="places-wait" role="status">
          <Skeleton width="100%" height={120} radius={14} />
          <span className="sr">{text("season.loading")}</span>
        </div>
      )}
      {status === "ready" && (
        <ol className="cheapest-starts cheapest-places" part="cheapest-places">
          {places.map(({ place, price, ...facts }) => (
            <li key={`${place.type} ${place.id}`}>
              <button
                type="button"
                className="cheapest-start cheapest-place"
                part="cheapest-place"
                onClick={() => {
                  focusAfter();
                  actions.stayDates.chooseStay(stay.start, stay.nights, "price-asc");
                  actions.place.choose(place);
                }}
              >
                <span>
                  <b>{place.label}</b> <PlaceFacts {...facts} />
                </span>{" "}
                <span className="num">{format.money(price, currency)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** How many stays a place has, its height and its kilometres of piste, as far as they are known. */
function PlaceFacts({ count, altitude, slopesKm }: Omit<PlaceOfStay, "place" | "price">) {
  const text = useText();
  const { number } = useFormat();
  const countOf = useStayCount();
  const facts = [
    countOf(count),
    altitude === null ? "" : text("season.altitude", { altitude: number(altitude) }),
    slopesKm === null ? "" : text("season.slopes", { slopes: number(slopesKm) }),
  ];
  return <small>{facts.filter(Boolean).map(unbroken).join(" · ")}</small>;
}
