import type { RefObject } from "react";
import { TimeFields } from "./deferred-in-choice.js";
import type { Day } from "../../calendar/day.js";
import type { Moment } from "../../calendar/moment.js";
import { noPickedDays } from "../../calendar/selection.js";
import type { PickedDays } from "../../calendar/selection.js";
import { normaliseTime } from "../../calendar/time.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { Button, TextButton } from "../controls/Button.js";
import { DeferredState } from "../controls/DeferredState.js";
import { Panel } from "../controls/Panel.js";
import { PickerDays } from "./PickerDays.js";
import type { PickerProps } from "../calendar/picker-props.js";
import { useValueText } from "./usePickerTexts.js";
import { useSheet } from "../controls/useSheet.js";
import calendarSheet from "../calendar/calendar.css" with { type: "css" };

export interface PickerChoiceProps extends PickerProps {
  readonly onAnnounce: (news: string) => void;
  /** The panel under a field that it is shown in; absent where it is part of the page. */
  readonly panel?: PickerPanelOptions;
}

export interface PickerPanelOptions {
  readonly name: string;
  readonly field: RefObject<HTMLElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly focusIn: boolean;
  /** Opens the keyboard of a phone; absent where it opens by itself. */
  readonly onKeyboard?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The controls that choose a value: days, times, or both. */
export function PickerChoice({ panel, ...props }: PickerChoiceProps) {
  useSheet(calendarSheet);
  const text = useText();
  if (!panel) return <Choice {...props} />;
  const { name, field, input, focusIn, onKeyboard, onClose } = panel;
  const isConfirmed = props.mode !== "date";
  return (
    <Panel label={name} anchor={field} returnTo={input} focusIn={focusIn} className="date-popover" onExit={onClose}>
      <Choice {...props} onDone={onClose} />
      {(isConfirmed || onKeyboard) && (
        <div className="picker-foot" part="panel-foot">
          {onKeyboard && (
            <TextButton part="keyboard" onClick={onKeyboard}>
              {text("calendar.type")}
            </TextButton>
          )}
          {isConfirmed && (
            <Button size="md" part="validate" onClick={onClose}>
              {text("dates.validate")}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}

interface ChoiceProps extends Omit<PickerChoiceProps, "panel"> {
  /** A press on a day completed the value. */
  readonly onDone?: () => void;
}

function Choice(props: ChoiceProps) {
  const { value, mode, range, timeAccuracy: accuracy, disabled, onCommit, onAnnounce, onDone } = props;
  const text = useText();
  const format = useFormat();
  const textOf = useValueText();
  const { start, end } = value;
  const midnight = normaliseTime("00", accuracy);

  const onPicked = (day: Day | null) =>
    onAnnounce(day === null ? textOf(value) : text("calendar.picked", { day: format.day(day, "long") }));
  function choose(days: PickedDays): void {
    const momentOn = (day: Day | null, former: Moment | null): Moment | null =>
      day === null ? null : { day, time: mode === "datetime" ? (former?.time ?? midnight) : null };
    onCommit({ start: momentOn(days.start, start), end: momentOn(days.end, end) });
    if (mode === "date") onDone?.();
  }

  const first = start ?? noMoment;
  const last = end ?? noMoment;
  const hasTimes = mode === "time" || (mode === "datetime" && start !== null);
  return (
    <>
      {mode !== "time" && <PickerDays {...props} chosen={daysOf(value)} onChoose={choose} onPicked={onPicked} />}
      {hasTimes && (
        <div className="times" part="times">
          <TimeFields
            title={text(range ? "calendar.start_time" : "calendar.time")}
            moment={first}
            accuracy={accuracy}
            disabled={disabled}
            standIn={(missing) => <DeferredState {...missing} />}
            onChange={(moment) => onCommit({ start: moment, end: range ? later(moment, last) : null })}
          />
          {range && (
            <TimeFields
              title={text("calendar.end_time")}
              moment={last}
              accuracy={accuracy}
              disabled={disabled}
              standIn={(missing) => <DeferredState {...missing} />}
              onChange={(moment) => onCommit({ start: later(moment, first) === first ? moment : first, end: moment })}
            />
          )}
        </div>
      )}
    </>
  );
}

const noMoment: Moment = { day: null, time: null };

/** The later of two moments: if one end of a range passes the other, the other moves along. */
function later(one: Moment, other: Moment): Moment {
  const textOf = ({ day, time }: Moment) => `${day ?? ""} ${time ?? ""}`;
  return textOf(one) > textOf(other) ? one : other;
}

function daysOf({ start, end }: PickerProps["value"]): PickedDays {
  return start === null ? noPickedDays : { start: start.day, end: end?.day ?? null };
}
