import type { ComponentProps } from "react";
import { isComposing } from "./composition.js";
import { FieldMessage } from "./FieldMessage.js";
import { useFieldMessage } from "./useFieldMessage.js";
import { useSheet } from "./useSheet.js";
import formSheet from "./form.css" with { type: "css" };

interface TextFieldProps extends Omit<ComponentProps<"input">, "title" | "onChange" | "value"> {
  /** Floats over the value. */
  readonly title: string;
  readonly value: string;
  /** What became of the typed text, if it was not taken as it is. The value is valid again. */
  readonly message?: string | null;
  readonly part?: string;
  onChange(value: string): void;
  /** Enter was pressed in the field. Like `onKeyDown`, it is not called for a key that an input method takes. */
  onEnter?(input: HTMLInputElement): void;
}

/** A text input with its title inside, and its message after it. */
export function TextField({ title, value, message, part = "field", onChange, onEnter, ...rest }: TextFieldProps) {
  useSheet(formSheet);
  const { describedBy, ...messageProps } = useFieldMessage(message ?? null);
  return (
    <>
      <label className="field" part={part}>
        <span className="field-title">{title}</span>
        <input
          {...rest}
          part="input"
          value={value}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.currentTarget.value)}
          onFocus={(event) => {
            messageProps.onFocus();
            rest.onFocus?.(event);
          }}
          onBlur={(event) => {
            messageProps.onBlur();
            rest.onBlur?.(event);
          }}
          onKeyDown={(event) => {
            if (isComposing(event)) return;
            rest.onKeyDown?.(event);
            if (event.key === "Enter") onEnter?.(event.currentTarget);
          }}
        />
      </label>
      <FieldMessage {...messageProps} />
    </>
  );
}
