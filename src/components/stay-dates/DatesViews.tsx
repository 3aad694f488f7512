import CalendarDays from "lucide/dist/esm/icons/calendar-days.mjs";
import ChartNoAxesColumn from "lucide/dist/esm/icons/chart-no-axes-column.mjs";
import { useId } from "react";
import { useText } from "../../i18n/useText.js";
import { Icon } from "../controls/Icon.js";

export type DatesViewName = "months" | "season";

interface DatesViewsProps {
  readonly view: DatesViewName;
  /** It is not known yet whether there is a choice: its room is kept. */
  readonly waits: boolean;
  /** A phone has no room for the whole question. */
  readonly brief: boolean;
  onChange(view: DatesViewName): void;
}

const icons = { months: CalendarDays, season: ChartNoAxesColumn } as const;
const views = ["months", "season"] as const;

/** The two views of the dates: a calendar, and when it is cheapest. */
export function DatesViews({ view: chosen, waits, brief, onChange }: DatesViewsProps) {
  const text = useText();
  const name = useId();
  if (waits) return <div className="dates-views" />;
  return (
    <div className="dates-views">
      <fieldset className="segments" part="dates-views">
        <legend className="sr">{text("dates.views")}</legend>
        {views.map((view) => (
          <label key={view} className="segment-choice" part={view === chosen ? "dates-view dates-view-on" : "dates-view"}>
            <input className="sr" type="radio" name={name} value={view} checked={view === chosen} onChange={() => onChange(view)} />
            <Icon icon={icons[view]} />
            <span>{text(view === "season" && brief ? "dates.view_season_brief" : `dates.view_${view}`)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
