import TriangleAlert from "lucide/dist/esm/icons/triangle-alert.mjs";
import { daysBetween } from "../../../calendar/day.js";
import { useFormat, useText } from "../../../i18n/useText.js";
import { useSearch } from "../../../store/useSearch.js";
import { Icon } from "../../controls/Icon.js";
import { rangeWords } from "./dayWords.js";
import { useDrawnRange } from "./useStayDates.js";

interface StayDatesSummaryProps {
  /** No day in view can be chosen. */
  readonly nothingInView: boolean;
  /** On one line, so that the months over it do not move while days are chosen. */
  readonly brief?: boolean;
  /** The visitor tried to continue without the last day. */
  readonly missing?: boolean;
}

/** The stay as a text: its nights and days, or what to choose next. A live region; an alert where something is missing. */
export function StayDatesSummary({ nothingInView, brief = false, missing = false }: StayDatesSummaryProps) {
  const text = useText();
  const format = useFormat();
  const { start, end } = useDrawnRange();
  const status = useSearch((search) => search.find.status);
  const waiting = status === "loading" || status === "idle";

  function lines(): { sum: string; hint: string; short?: string } {
    if (start !== null && end !== null) {
      const range = rangeWords(format.day(start, "long"), format.day(end, "long"));
      const sum = text("dates.nights", { count: daysBetween(start, end) });
      return { sum, hint: text("dates.range", { ...range }), short: format.dayRange(start, end) };
    }
    if (start !== null)
      return {
        sum: text(missing ? "dates.end_missing" : "dates.choose_end"),
        hint: text("dates.arrival", { day: format.day(start, "long") }),
        short: "",
      };
    const nothing = waiting ? text("dates.loading") : text("dates.none_in_view");
    return { sum: text("dates.choose_start"), hint: nothingInView && status !== "failed" ? nothing : "" };
  }

  const { sum, hint, short } = lines();
  const classes = ["dates-sum grow", ...(brief ? ["brief"] : []), ...(missing ? ["missing"] : [])];
  // What the line cuts off is still read by screen readers.
  const shortened = brief && short !== undefined;
  return (
    <div className={classes.join(" ")} part="dates-summary" role={missing ? "alert" : "status"}>
      {missing && <Icon icon={TriangleAlert} />}
      <span className="panel-sum num">{sum}</span>
      {shortened && short && (
        <span className="panel-hint" aria-hidden="true">
          {" · "}
          {short}
        </span>
      )}
      {hint && <span className={shortened ? "sr" : "panel-hint"}> {hint}</span>}
    </div>
  );
}
