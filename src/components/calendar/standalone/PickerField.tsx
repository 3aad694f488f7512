import CalendarDays from "lucide/dist/esm/icons/calendar-days.mjs";
import Clock from "lucide/dist/esm/icons/clock.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { useRef, useState } from "react";
import { noValue } from "../../../calendar/moment.js";
import type { PickerValue } from "../../../calendar/moment.js";
import { useText } from "../../../i18n/useText.js";
import { Button, RoundButton, TextButton } from "../../controls/Button.js";
import { LazyState } from "../../controls/LazyState.js";
import { Panel } from "../../controls/Panel.js";
import { useMedia } from "../../controls/useMedia.js";
import { preloadPlacement } from "../../controls/usePanelPosition.js";
import { useSurfaceEvents } from "../../controls/useSurfaceEvents.js";
import { useWhenIdle } from "../../controls/useWhenIdle.js";
import { LazyDateInput } from "./LazyDateInput.js";
import { LazyTimeFields } from "./LazyTimeFields.js";
import { PickerChoice } from "./PickerChoice.js";
import type { PickerChoiceProps } from "./PickerChoice.js";
import { useOpening } from "./useOpening.js";
import { useRefusalText } from "./usePickerTexts.js";

/** A field that a value is typed into, and the days or times that open under it. */
export function PickerField(props: Omit<PickerChoiceProps, "onDone">) {
  const { value, mode, range, required, disabled, limits, label, visibility, onCommit } = props;
  const text = useText();
  const refusalText = useRefusalText(props);
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const touch = useMedia("(pointer: coarse)");
  const [keyboard, setKeyboard] = useState(false);
  const [focusesIn, setFocusesIn] = useState(false);
  const opening = useOpening(visibility, disabled);
  const { open } = opening;
  // The next opening by pointing or by focus leaves the focus where it is.
  if (!open && focusesIn) setFocusesIn(false);
  useSurfaceEvents(open ? "dates" : null);
  useWhenIdle(() => {
    void preloadPlacement();
    if (mode !== "date") void LazyTimeFields.preload();
  });

  const choose = text(mode === "time" ? "calendar.choose_time" : range ? "calendar.choose_range" : "calendar.choose");

  function show(focusIn: boolean): void {
    setFocusesIn(focusIn);
    opening.change(true);
  }
  function clear(): void {
    onCommit(noValue);
    input.current?.focus();
  }
  function type(typed: PickerValue): string | null {
    const { start, end } = typed;
    const refusal = start?.day ? limits.refusalOf(start.day, end?.day ?? null) : null;
    if (refusal !== null) return refusalText(refusal);
    onCommit(typed);
    return null;
  }

  return (
    <div ref={field} className="date-anchor" {...opening.handlers}>
      <div className="date-entry">
        <LazyDateInput
          {...props}
          input={input}
          keyboard={!touch || keyboard}
          onType={type}
          onPress={() => show(false)}
          onEnter={() => show(true)}
          standIn={(missing) => (missing.failed ? <LazyState {...missing} /> : <div className="date-stand-in" />)}
        />
        {value.start !== null && !required && !disabled && (
          <RoundButton small icon={X} className="date-clear" part="clear" label={text("calendar.clear")} onClick={clear} />
        )}
        <RoundButton
          small
          icon={mode === "time" ? Clock : CalendarDays}
          className="date-toggle"
          part="toggle"
          label={choose}
          aria-haspopup="dialog"
          aria-expanded={open}
          disabled={disabled}
          onClick={() => (open && opening.isToggled ? opening.change(false) : show(true))}
        />
      </div>
      {open && (
        <Panel
          label={label || choose}
          anchor={field}
          returnTo={input}
          focusIn={focusesIn}
          className="date-popover"
          onExit={() => opening.change(false)}
        >
          <PickerChoice {...props} onDone={() => opening.change(false)} />
          {(mode !== "date" || (touch && !keyboard)) && (
            <div className="picker-foot" part="panel-foot">
              {touch && !keyboard && (
                <TextButton
                  part="keyboard"
                  onClick={() => {
                    setKeyboard(true);
                    opening.change(false);
                    requestAnimationFrame(() => input.current?.focus());
                  }}
                >
                  {text("calendar.type")}
                </TextButton>
              )}
              {mode !== "date" && (
                <Button size="md" part="validate" onClick={() => opening.change(false)}>
                  {text("dates.validate")}
                </Button>
              )}
            </div>
          )}
        </Panel>
      )}
    </div>
  );
}
