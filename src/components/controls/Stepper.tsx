import Minus from "lucide/dist/esm/icons/minus.mjs";
import Plus from "lucide/dist/esm/icons/plus.mjs";
import { useId } from "react";
import { RoundButton } from "./Button.js";
import { useSheet } from "./useSheet.js";
import countersSheet from "./counters.css" with { type: "css" };

interface StepperProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Accessible names of the two buttons. */
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** Both buttons are disabled. */
  readonly locked?: boolean;
  readonly part?: string;
  onChange(value: number): void;
}

/** A counter. A button at its limit keeps the focus; `aria-disabled` marks it. */
export function Stepper({ label, hint, value, min, max, decreaseLabel, increaseLabel, locked = false, part, onChange }: StepperProps) {
  useSheet(countersSheet);
  const id = useId();
  const step = (next: number) => {
    if (!locked && next >= min && next <= max) onChange(next);
  };
  return (
    <div className="counter" part={part} role="group" aria-labelledby={id}>
      <div className="grow" id={id}>
        <span className="counter-name">{label}</span>
        {hint && <small className="counter-hint">{hint}</small>}
      </div>
      <div className="stepper">
        <RoundButton
          ring
          icon={Minus}
          label={decreaseLabel}
          part="decrease"
          aria-disabled={locked || value <= min}
          onClick={() => step(value - 1)}
        />
        <output className="stepper-value" part="stepper-value">
          {value}
        </output>
        <RoundButton
          ring
          icon={Plus}
          label={increaseLabel}
          part="increase"
          aria-disabled={locked || value >= max}
          onClick={() => step(value + 1)}
        />
      </div>
    </div>
  );
}
