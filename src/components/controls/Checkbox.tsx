import Check from "lucide/dist/esm/icons/check.mjs";
import type { ReactNode } from "react";
import { Count } from "./Count.js";
import { Icon } from "./Icon.js";
import { useSheet } from "./useSheet.js";
import formSheet from "./form.css" with { type: "css" };

interface CheckboxProps {
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
  /** The number of stays with this choice; null while unknown. */
  readonly count?: number | null;
  readonly countWaits?: boolean;
  /** Before the count. */
  readonly end?: ReactNode;
  /** `pick` is a filter's row; a view may pass its own class. */
  readonly className?: string;
  readonly part?: string;
  onChange(checked: boolean): void;
  onFocus?(): void;
  onBlur?(): void;
}

/** The whole row is the target; the input inside is native. */
export function Checkbox({
  checked,
  disabled,
  children,
  count,
  countWaits,
  end,
  className = "pick",
  part = "checkbox",
  onChange,
  ...focus
}: CheckboxProps) {
  useSheet(formSheet);
  return (
    <label className={className} part={part}>
      <span className="check">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
          {...focus}
        />
        <Icon icon={Check} size={16} />
      </span>
      <span className="grow">{children}</span>
      {end}
      <Count count={count} waits={countWaits} />
    </label>
  );
}
