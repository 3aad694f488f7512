import CalendarDays from "lucide/dist/esm/icons/calendar-days.mjs";
import { useRef } from "react";
import type { ReactNode } from "react";
import { Icon } from "../controls/Icon.js";
import { Panel } from "../controls/Panel.js";
import { preloadPlacement } from "../controls/usePanelPosition.js";
import { useSurfaceEvents } from "../controls/useSurfaceEvents.js";
import { useWhenIdle } from "../controls/useWhenIdle.js";
import { useSheet } from "../controls/useSheet.js";
import dateFieldSheet from "./date-field.css" with { type: "css" };
import formSheet from "../controls/form.css" with { type: "css" };

export interface DateFieldProps {
  readonly title: string;
  /** The text of what was chosen; empty shows the placeholder. */
  readonly value: string;
  readonly placeholder: string;
  readonly open: boolean;
  readonly disabled?: boolean;
  /** The calendar; rendered while open. */
  readonly children: ReactNode;
  readonly onOpenChange: (open: boolean) => void;
}

/** A field that shows the chosen dates and opens a calendar under it. */
export function DateField({ title, value, placeholder, open, disabled = false, children, onOpenChange }: DateFieldProps) {
  useSheet(dateFieldSheet);
  useSheet(formSheet);
  const button = useRef<HTMLButtonElement>(null);
  useSurfaceEvents(open ? "dates" : null);
  useWhenIdle(() => void preloadPlacement());
  return (
    <div className="date-picker" part="date-picker">
      <button
        ref={button}
        type="button"
        className="field date-field"
        part="field"
        data-opens
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        onClick={() => onOpenChange(!open)}
      >
        <span className="field-title" part="field-title">
          {title}
        </span>
        <span className={value ? "field-value" : "field-value placeholder"} part="field-value">
          {value || placeholder}
        </span>
        <Icon icon={CalendarDays} />
      </button>
      {open && (
        <Panel label={title} anchor={button} className="date-popover" onExit={() => onOpenChange(false)}>
          {children}
        </Panel>
      )}
    </div>
  );
}
