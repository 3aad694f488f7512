import { useId, type ReactNode } from "react";
import { useSheet } from "./useSheet.js";
import formSheet from "./form.css" with { type: "css" };

interface RadioOption<Value extends string | number> {
  readonly value: Value;
  readonly label: ReactNode;
}

interface RadioGroupProps<Value extends string | number> {
  readonly legend: string;
  /** The legend is for screen readers only. */
  readonly legendHidden?: boolean;
  readonly value: Value | null;
  readonly options: readonly RadioOption<Value>[];
  readonly part?: string;
  onChange(value: Value): void;
}

/** One choice of several; arrows move within it, as in any native group. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  useSheet(formSheet);
  const { legend, legendHidden = false, value, options, part = "radio-group", onChange } = props;
  const name = useId();
  return (
    <fieldset part={part}>
      <legend className={legendHidden ? "sr" : "fieldset-title"}>{legend}</legend>
      {options.map((option) => (
        <label className="pick" part="radio" key={option.value}>
          <span className="check radio">
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          </span>
          <span className="grow">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
