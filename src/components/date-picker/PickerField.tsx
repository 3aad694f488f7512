import CalendarDays from "lucide/dist/esm/icons/calendar-days.mjs";
import Clock from "lucide/dist/esm/icons/clock.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { useRef, useState } from "react";
import { DateInput, PickerChoice } from "./deferred.js";
import { TimeFields } from "./deferred-in-choice.js";
import { noValue } from "../../calendar/moment.js";
import type { PickerValue } from "../../calendar/moment.js";
import { useText } from "../../i18n/useText.js";
import { RoundButton } from "../controls/Button.js";
import { DeferredState } from "../controls/DeferredState.js";
import { Panel } from "../controls/Panel.js";
import { useMedia } from "../controls/useMedia.js";
import { preloadPlacement } from "../controls/usePanelPosition.js";
import { useSurfaceEvents } from "../controls/useSurfaceEvents.js";
import { useWhenIdle } from "../controls/useWhenIdle.js";
import type { PickerProps } from "../calendar/picker-props.js";
import { useOpening } from "./useOpening.js";
import { useRefusalText } from "./usePickerTexts.js";

interface PickerFieldProps extends PickerProps {
  readonly onAnnounce: (news: string) => void;
}

/** A field that a value is typed into, and the days or times that open under it. */
export function PickerField(props: PickerFieldProps) {
  const { mode, range, disabled, limits, label, visibility, onCommit } = props;
  const text = useText();
  const type = useTypedValue(limits, onCommit);
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const touch = useMedia("(pointer: coarse)");
  const [keyboard, setKeyboard] = useState(false);
  const [focusesIn, setFocusesIn] = useState(false);
  const opening = useOpening(visibility, disabled);
  const { open } = opening;
  // The next opening by hover or focus does not move the focus.
  if (!open && focusesIn) setFocusesIn(false);
  useSurfaceEvents(open ? "dates" : null);
  useWhenIdle(() => {
    void preloadPlacement();
    void PickerChoice.preload("idle");
    if (mode !== "date") void TimeFields.preload("idle");
  });

  const choose = text(mode === "time" ? "calendar.choose_time" : range ? "calendar.choose_range" : "calendar.choose");
  const name = label || choose;

  function show(focusIn: boolean): void {
    setFocusesIn(focusIn);
    opening.change(true);
  }
  function close(): void {
    opening.change(false);
  }
  function openKeyboard(): void {
    setKeyboard(true);
    close();
    requestAnimationFrame(() => input.current?.focus());
  }
  function clear(): void {
    onCommit(noValue);
    input.current?.focus();
  }

  return (
    <div ref={field} className="date-anchor" {...opening.handlers}>
      <div className="date-entry">
        <DateInput
          {...props}
          input={input}
          keyboard={!touch || keyboard}
          onType={type}
          onPress={() => show(false)}
          onEnter={() => show(true)}
          standIn={(missing) => (missing.failed ? <DeferredState {...missing} /> : <div className="date-stand-in" />)}
        />
        <FieldButtons
          {...props}
          open={open}
          name={choose}
          onClear={clear}
          onToggle={() => (open && opening.isToggled ? close() : show(true))}
        />
      </div>
      {open && (
        <PickerChoice
          {...props}
          panel={{
            name,
            field,
            input,
            focusIn: focusesIn,
            onKeyboard: touch && !keyboard ? openKeyboard : undefined,
            onClose: close,
          }}
          standIn={(missing) => (
            <Panel label={name} anchor={field} returnTo={input} focusIn={focusesIn} className="date-popover" onExit={close}>
              <DeferredState {...missing} />
            </Panel>
          )}
        />
      )}
    </div>
  );
}

/** Commits a typed value. Returns why it cannot be chosen; null where it can. */
function useTypedValue(limits: PickerProps["limits"], onCommit: PickerProps["onCommit"]): (typed: PickerValue) => string | null {
  const refusalText = useRefusalText(limits);
  return (typed) => {
    const { start, end } = typed;
    const refusal = start?.day ? limits.refusalOf(start.day, end?.day ?? null) : null;
    if (refusal !== null) return refusalText(refusal);
    onCommit(typed);
    return null;
  };
}

interface FieldButtonsProps extends Pick<PickerProps, "value" | "mode" | "required" | "disabled"> {
  readonly open: boolean;
  readonly name: string;
  onClear(): void;
  onToggle(): void;
}

function FieldButtons({ value, mode, required, disabled, open, name, onClear, onToggle }: FieldButtonsProps) {
  const text = useText();
  return (
    <>
      {value.start !== null && !required && !disabled && (
        <RoundButton small icon={X} className="date-clear" part="clear" label={text("calendar.clear")} onClick={onClear} />
      )}
      <RoundButton
        small
        icon={mode === "time" ? Clock : CalendarDays}
        className="date-toggle"
        part="toggle"
        data-opens
        label={name}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        onClick={onToggle}
      />
    </>
  );
}
