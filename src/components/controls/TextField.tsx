import { useId, type ComponentProps } from "react";
import { isComposing } from "./composition.js";
import { useSheet } from "./useSheet.js";
import formSheet from "./form.css" with { type: "css" };

interface TextFieldProps extends Omit<ComponentProps<"input">, "title" | "onChange" | "value"> {
  /** Floats over the value. */
  readonly title: string;
  readonly value: string;
  readonly error?: string | null;
  readonly part?: string;
  onChange(value: string): void;
  /** Enter was pressed in the field. Like `onKeyDown`, it is not called for a key that an input method takes. */
  onEnter?(value: string): void;
}

/** A text input with its title inside. */
export function TextField({ title, value, error, part = "field", onChange, onEnter, ...rest }: TextFieldProps) {
  useSheet(formSheet);
  const errorId = useId();
  return (
    <div>
      <label className="field" part={part}>
        <span className="field-title">{title}</span>
        <input
          {...rest}
          part="input"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (isComposing(event)) return;
            rest.onKeyDown?.(event);
            if (event.key === "Enter") onEnter?.(event.currentTarget.value);
          }}
        />
      </label>
      {error && (
        <p className="field-error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
