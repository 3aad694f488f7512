import { daysBetween } from "../../calendar/day.js";
import { useFormat, useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";
import { rangeWords } from "./dayWords.js";
import { useDrawnRange } from "./useStayDates.js";

interface StayDatesSummaryProps {
  /** No day in view can be chosen. */
  readonly nothingInView: boolean;
}

/** The stay in words: its nights and days, or what to choose next. Read out as it changes. */
export function StayDatesSummary({ nothingInView }: StayDatesSummaryProps) {
  const text = useText();
  const format = useFormat();
  const { start, end } = useDrawnRange();
  const status = useSearch((search) => search.find.status);
  const waiting = status === "loading" || status === "idle";

  function lines(): { sum: string; hint: string } {
    if (start !== null && end !== null) {
      const range = rangeWords(format.day(start, "long"), format.day(end, "long"));
      return { sum: text("dates.nights", { count: daysBetween(start, end) }), hint: text("dates.range", { ...range }) };
    }
    if (start !== null) return { sum: text("dates.choose_end"), hint: text("dates.arrival", { day: format.day(start, "long") }) };
    const nothing = waiting ? text("dates.loading") : text("dates.none_in_view");
    return { sum: text("dates.choose_start"), hint: nothingInView && status !== "failed" ? nothing : "" };
  }

  const { sum, hint } = lines();
  return (
    <div className="dates-sum grow" part="dates-summary" role="status">
      <span className="panel-sum num">{sum}</span>
      {hint && <span className="panel-hint num">{hint}</span>}
    </div>
  );
}
