import { useRef } from "react";
import type { KeyboardEvent } from "react";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { useActions } from "../../store/useSearch.js";
import { useDates, useDayPress } from "./useStayDates.js";

const ends = ["start", "end"] as const;
type End = (typeof ends)[number];

interface DatesTabsProps {
  /** Prefix of the tabs' ids. */
  readonly id: string;
  /** Id of the days that they control. */
  readonly panel: string;
}

/** The two ends of the stay, each with its day. The open one is chosen next; the last day waits for a first that can be chosen. */
export function DatesTabs({ id, panel }: DatesTabsProps) {
  const text = useText();
  const format = useFormat();
  const actions = useActions();
  const { wantsEnd, ...range } = useDates();
  const press = useDayPress();
  const list = useRef<HTMLDivElement>(null);
  const { start } = range;
  const open = wantsEnd ? "end" : "start";
  const isDisabled = (tab: End) => tab === "end" && (start === null || press(start) === null);

  // A press on the start restarts its stay, and cancels it if it is already chosen.
  const choose = (tab: End) => {
    if (tab !== open && start !== null && !isDisabled(tab)) actions.stayDates.pick(start);
  };
  function moveFocus(event: KeyboardEvent): void {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('[role="tab"]:not(:focus)')?.focus();
  }

  return (
    <div className="segments dates-tabs" part="dates-tabs" role="tablist" aria-label={text("dates.title")} ref={list} onKeyDown={moveFocus}>
      {ends.map((tab) => {
        const day = range[tab];
        return (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            className="segment-choice dates-tab"
            part={tab === open ? "dates-tab dates-tab-on" : "dates-tab"}
            aria-selected={tab === open}
            aria-disabled={isDisabled(tab) || undefined}
            aria-controls={panel}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => choose(tab)}
          >
            <span>{text(`dates.${tab}`)}</span> {day !== null && <b className="num">{format.day(day, "weekday")}</b>}
          </button>
        );
      })}
    </div>
  );
}
