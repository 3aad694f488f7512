import CalendarDays from "lucide/dist/esm/icons/calendar-days.mjs";
import ChartNoAxesColumn from "lucide/dist/esm/icons/chart-no-axes-column.mjs";
import { useText } from "../../i18n/useText.js";
import { Views } from "../controls/Views.js";

export type DatesViewName = "months" | "season";

interface DatesViewsProps {
  readonly view: DatesViewName;
  /** It is not known yet whether there is a choice: its room is kept. */
  readonly waits: boolean;
  /** A phone has no room for the whole question. */
  readonly brief: boolean;
  onChange(view: DatesViewName): void;
}

/** The two views of the dates: a calendar, and when it is cheapest. */
export function DatesViews({ view, waits, brief, onChange }: DatesViewsProps) {
  const text = useText();
  if (waits) return <div className="dates-views" />;
  return (
    <div className="dates-views">
      <Views
        legend={text("dates.views")}
        parts={["dates-views", "dates-view"]}
        chosen={view}
        options={[
          { name: "months", icon: CalendarDays, label: text("dates.view_months") },
          { name: "season", icon: ChartNoAxesColumn, label: text(brief ? "dates.view_season_brief" : "dates.view_season") },
        ]}
        onChange={onChange}
      />
    </div>
  );
}
