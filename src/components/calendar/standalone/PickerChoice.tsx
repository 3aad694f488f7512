import { useCallback } from "react";
import type { Day } from "../../../calendar/day.js";
import type { Moment } from "../../../calendar/moment.js";
import { noPickedDays } from "../../../calendar/selection.js";
import type { PickedDays } from "../../../calendar/selection.js";
import { normaliseTime } from "../../../calendar/time.js";
import { useFormat, useText } from "../../../i18n/useText.js";
import { LazyState } from "../../controls/LazyState.js";
import { LazyTimeFields } from "./LazyTimeFields.js";
import { PickerDays } from "./PickerDays.js";
import type { PickerProps } from "../picker-props.js";

export interface PickerChoiceProps extends PickerProps {
  readonly onAnnounce: (news: string) => void;
  /** The value is whole by a press on a day. */
  readonly onDone?: () => void;
}

/** What a value is chosen by: days, times, or both. */
export function PickerChoice(props: PickerChoiceProps) {
  const { value, mode, range, timeAccuracy: accuracy, disabled, onCommit, onAnnounce, onDone } = props;
  const text = useText();
  const format = useFormat();
  const { start, end } = value;
  const midnight = normaliseTime("00", accuracy);

  const onPicked = useCallback(
    (day: Day | null) => onAnnounce(day === null ? text("calendar.cleared") : text("calendar.picked", { day: format.day(day, "long") })),
    [onAnnounce, text, format],
  );
  function choose(days: PickedDays): void {
    const momentOn = (day: Day | null, former: Moment | null): Moment | null =>
      day === null ? null : { day, time: mode === "datetime" ? (former?.time ?? midnight) : null };
    onCommit({ start: momentOn(days.start, start), end: momentOn(days.end, end) });
    if (mode === "date") onDone?.();
  }

  const first = start ?? { day: null, time: midnight };
  const last = end ?? { day: null, time: midnight };
  const hasTimes = mode === "time" || (mode === "datetime" && start !== null);
  return (
    <>
      {mode !== "time" && <PickerDays {...props} chosen={daysOf(value)} onChoose={choose} onPicked={onPicked} />}
      {hasTimes && (
        <div className="times" part="times">
          <LazyTimeFields
            title={text(range ? "calendar.start_time" : "calendar.time")}
            moment={first}
            accuracy={accuracy}
            disabled={disabled}
            standIn={(missing) => <LazyState {...missing} />}
            onChange={(moment) => onCommit({ start: moment, end: range ? later(moment, last) : null })}
          />
          {range && (
            <LazyTimeFields
              title={text("calendar.end_time")}
              moment={last}
              accuracy={accuracy}
              disabled={disabled}
              standIn={(missing) => <LazyState {...missing} />}
              onChange={(moment) => onCommit({ start: later(moment, first) === first ? moment : first, end: moment })}
            />
          )}
        </div>
      )}
    </>
  );
}

/** Of two moments the later one: where one end of a range passes the other, that one goes along. */
function later(one: Moment, other: Moment): Moment {
  const textOf = ({ day, time }: Moment) => `${day ?? ""} ${time ?? ""}`;
  return textOf(one) > textOf(other) ? one : other;
}

function daysOf({ start, end }: PickerProps["value"]): PickedDays {
  return start === null ? noPickedDays : { start: start.day, end: end?.day ?? null };
}
