import type { ReactNode, RefObject } from "react";
import { Icon } from "../controls/Icon.js";
import { fieldIcons } from "./fields.js";
import type { FieldSummary } from "./useSummaries.js";

interface SegmentProps {
  readonly field: FieldSummary;
  readonly open: boolean;
  /** In the slim bar: an icon replaces the title. */
  readonly slim?: boolean;
  readonly anchor?: RefObject<HTMLButtonElement | null>;
  /** The pointer or the focus has reached it: it may be pressed next. Absent while its panel is open. */
  onNear?(): void;
  onShow(): void;
  onHide?(): void;
}

/** One field of the bar, closed: its title over its value. */
export function Segment({ field, open, slim = false, anchor, onNear, onShow, onHide }: SegmentProps): ReactNode {
  return (
    <button
      type="button"
      ref={anchor}
      className={`segment${open ? " is-active" : ""}${field.wrong ? " is-wrong" : ""}`}
      part="segment"
      data-field={field.name}
      aria-haspopup="dialog"
      aria-expanded={open}
      disabled={field.disabled}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={open ? onHide : onShow}
    >
      {slim && <Icon icon={fieldIcons[field.name]} />}
      <span className={slim ? "sr" : "segment-title"} part="segment-title">
        {field.title}
      </span>
      <span className={field.value === null ? "segment-value placeholder" : "segment-value"} part="segment-value">
        {field.value ?? field.placeholder}
      </span>
    </button>
  );
}
