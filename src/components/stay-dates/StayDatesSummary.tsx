import { useCallback } from "react";
import TriangleAlert from "lucide/dist/esm/icons/triangle-alert.mjs";
import { daysBetween } from "../../calendar/day.js";
import type { Day } from "../../calendar/day.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { datesParts, datesSummary, type DatesSummary } from "../../models/dates.js";
import { useModel, useSearch } from "../../store/useSearch.js";
import { LeftOfDates } from "../contribution/deferred-dates.js";
import { Icon } from "../controls/Icon.js";
import { rangeWords } from "./dayWords.js";
import type { StartPrices } from "./useStartPrices.js";
import { useDates } from "./useStayDates.js";
import { useSheet } from "../controls/useSheet.js";
import stayDatesSheet from "./stay-dates.css" with { type: "css" };

interface StayDatesSummaryProps {
  /** No day in view can be chosen. */
  readonly nothingInView: boolean;
  /** On one line, so that the months over it do not move while days are chosen. */
  readonly brief: boolean;
  /** The visitor tried to continue without the last day. */
  readonly missing: boolean;
  /** The last day that is pointed at or focused, and would complete the stay: its stay replaces the summary. */
  readonly aimedEnd: Day | null;
  readonly prices: StartPrices;
}

/** A part of the summary. `heard` is only read by screen readers; `seen` is only shown, where another text has the same in full. */
interface Line {
  readonly text: string;
  readonly look: "sum" | "hint" | "heard" | "seen";
}

/** The stay as a text: its nights and days, or what to choose next. A live region; an alert where something is missing. */
export function StayDatesSummary({ aimedEnd, brief, missing, nothingInView, prices }: StayDatesSummaryProps) {
  useSheet(stayDatesSheet);
  const { start } = useDates();
  const lines = useLines({ brief, missing, nothingInView, prices });
  const stayLines = useStayLines({ brief, prices });
  const cheapest = useCheapestLine(prices);
  const hasContribution = useSearch(({ settings }) => settings.contribution !== null);
  const previewed = start !== null && aimedEnd !== null;
  const classes = ["dates-sum grow", ...(brief ? ["brief"] : [])];
  const { end } = useDates();
  return (
    <>
      <div className={previewed ? "sr" : [...classes, ...(missing ? ["missing"] : [])].join(" ")}>
        <div part="dates-summary" role={missing ? "alert" : "status"}>
          {missing && <Icon icon={TriangleAlert} />}
          <Lines lines={lines} brief={brief} />
        </div>
        {/* It changes with the months in view, which is no news of the stay. */}
        {end !== null && cheapest !== null && (
          <span className="panel-hint cheapest-in-view" part="cheapest-in-view">
            {cheapest}
          </span>
        )}
        {hasContribution && <LeftOfDates price={prices.ofStay} standIn={() => <span className="panel-hint">{"\u00a0"}</span>} />}
      </div>
      {/* The accessible name of the day has its nights: read here too, they would be heard twice. */}
      {previewed && (
        <div className={classes.join(" ")} part="dates-preview" aria-hidden="true">
          <Lines lines={stayLines(start, aimedEnd)} brief={brief} />
        </div>
      )}
    </>
  );
}

const looks: Record<Line["look"], string> = { sum: "panel-sum num", hint: "panel-hint", heard: "sr", seen: "panel-hint seen" };

function Lines({ lines, brief }: { readonly lines: readonly Line[]; readonly brief: boolean }) {
  return lines.map(({ text, look }, index) => (
    <span key={index} className={looks[look]} aria-hidden={look === "seen" || undefined}>
      {`${look === "seen" && brief ? " · " : index > 0 ? " " : ""}${text}`}
    </span>
  ));
}

/** The nights and days of a stay, and what it costs where that is known. */
function useStayLines({ brief, prices }: Pick<StayDatesSummaryProps, "brief" | "prices">) {
  const text = useText();
  const format = useFormat();
  // The cheapest day in view takes the rest of the line.
  const isShort = brief || prices.prices.size > 0;
  return (start: Day, end: Day, price: string | null = null): readonly Line[] => {
    const range = text("dates.range", { ...rangeWords(format.day(start, "long"), format.day(end, "long")) });
    const count = daysBetween(start, end);
    const sum: Line = {
      text:
        price === null ? text("dates.nights", { count }) : text("dates.nights_from", { nights: text("dates.nights", { count }), price }),
      look: "sum",
    };
    if (!isShort) return [sum, { text: range, look: "hint" }];
    const weekdays = rangeWords(format.day(start, "weekday"), format.day(end, "weekday"));
    const seen = brief ? format.dayRange(start, end) : text("dates.range", { ...weekdays });
    return [sum, { text: seen, look: "seen" }, { text: range, look: "heard" }];
  };
}

/** The cheapest day of the months in view. */
function useCheapestLine({ lowest, money }: StartPrices): string | null {
  const text = useText();
  const format = useFormat();
  return lowest && text("dates.cheapest_at", { day: format.day(lowest.day, "dayMonth"), price: money(lowest.price) });
}

function useLines({ brief, missing, nothingInView, prices }: Omit<StayDatesSummaryProps, "aimedEnd">): readonly Line[] {
  const text = useText();
  const stayLines = useStayLines({ brief, prices });
  const endLines = useEndLines({ brief, missing });
  const cheapest = useCheapestLine(prices);
  const { lowest, ofStay, money } = prices;
  const summary = useModel(
    datesParts,
    useCallback((parts) => datesSummary(parts, { nothingInView, lowest }), [nothingInView, lowest]),
  );
  const chooseStart: Line = { text: text("dates.choose_start"), look: "sum" };
  switch (summary.kind) {
    case "stay":
      return stayLines(summary.start, summary.end, ofStay === null ? null : money(ofStay));
    case "end":
      return endLines(summary);
    case "start":
      return [chooseStart];
    case "nothing":
      return [chooseStart, { text: text(summary.cause === "loading" ? "dates.loading" : "dates.none_in_view"), look: "hint" }];
    case "price":
      return cheapest === null ? [chooseStart] : [chooseStart, { text: cheapest, look: "hint" }];
  }
}

function useEndLines({ brief, missing }: Pick<StayDatesSummaryProps, "brief" | "missing">) {
  const text = useText();
  const format = useFormat();
  return ({ start, lengths, longest }: Extract<DatesSummary, { kind: "end" }>): readonly Line[] => {
    const choose = text(missing ? "dates.end_missing" : "dates.choose_end");
    const arrival = text("dates.arrival", { day: format.day(start, "long") });
    if (lengths.length === 0)
      return [
        { text: choose, look: "sum" },
        { text: arrival, look: brief ? "heard" : "hint" },
      ];
    const possible = text("dates.possible_nights", { nights: format.choice(lengths), count: longest });
    const chooses = missing || !brief;
    return [
      { text: choose, look: chooses ? "sum" : "heard" },
      { text: `${arrival},`, look: "heard" },
      { text: possible, look: !brief ? "hint" : missing ? "heard" : "sum" },
    ];
  };
}
