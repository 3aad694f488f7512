import type { IconShape } from "./Icon.js";
import { Icon } from "./Icon.js";
import { useSheet } from "./useSheet.js";
import countersSheet from "./counters.css" with { type: "css" };

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly icon?: IconShape;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly part?: string;
  onChange(checked: boolean): void;
}

/** Something that is on or off at once, without validation. */
export function Switch({ label, hint, icon, checked, disabled, part = "switch", onChange }: SwitchProps) {
  useSheet(countersSheet);
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      part={part}
      aria-checked={checked}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      {icon && <Icon icon={icon} size={24} />}
      <span className="grow">
        <span className="switch-name">{label}</span>
        {hint && <small className="switch-hint">{hint}</small>}
      </span>
      <span className="track" />
    </button>
  );
}
