import ArrowDown from "lucide/dist/esm/icons/arrow-down.mjs";
import { useEffect, useId } from "react";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { nearStarts, nearStartsParts, type NearStart } from "../../models/near-starts.js";
import { createSeason } from "../../store/effects/season.js";
import { useActions, useModel, useSearch } from "../../store/useSearch.js";
import { Icon } from "../controls/Icon.js";
import { useSheet } from "../controls/useSheet.js";
import { useStayCount } from "../stay-dates/useStayCount.js";
import nearStartsSheet from "./near-starts.css" with { type: "css" };

/** Above a list of few stays: other starts of as many nights, with their price and number of stays. A press chooses one. */
export function NearStarts() {
  useSheet(nearStartsSheet);
  const text = useText();
  const actions = useActions();
  const label = useId();
  const starts = useModel(nearStartsParts, nearStarts);
  const waits = useSearch(({ season }) => season.grid === null && season.status !== "failed");
  useEffect(() => actions.stayDates.showSeason(createSeason), [actions]);
  const [first] = starts;
  if (first === undefined) return waits ? <div className="near-starts" /> : null;
  return (
    <div className="near-starts" part="near-starts" role="group" aria-labelledby={label}>
      <p id={label} className="near-starts-title">
        {text("results.near_starts", { nights: text("dates.nights", { count: first.stay.nights }) })}
      </p>
      <div className="near-starts-row">
        {starts.map((start) => (
          <StartChoice key={start.stay.start} {...start} />
        ))}
      </div>
    </div>
  );
}

function StartChoice({ stay, isChosen, isCheapest }: NearStart) {
  const text = useText();
  const format = useFormat();
  const actions = useActions();
  const countOf = useStayCount();
  const currency = useSearch((search) => search.settings.currency);
  return (
    <button
      type="button"
      className="near-start"
      part={isChosen ? "near-start near-start-on" : "near-start"}
      aria-pressed={isChosen}
      onClick={() => actions.stayDates.chooseStay(stay.start, stay.nights)}
    >
      <span>{format.day(stay.start, "weekday")}</span>{" "}
      <b className="num">
        {isCheapest && <Icon icon={ArrowDown} size={16} />}
        <span>{format.money(stay.price, currency)}</span>
      </b>{" "}
      <small>{countOf(stay.count)}</small>
      {isCheapest && <span className="sr">{` ${text("results.near_cheapest")}`}</span>}
    </button>
  );
}
