import { useId, useState } from "react";
import { usePressHeld } from "./usePressHeld.js";

export interface FieldMessage {
  readonly id: string;
  /** The message to show: while the press that left the field is down, the former one. */
  readonly shown: string | null;
  /** `aria-describedby` of the field, from when it is left: a message that appears before is read as an alert only. */
  readonly describedBy: string | undefined;
  onFocus(): void;
  onBlur(): void;
}

/** The message of a field about the text that was typed into it. */
export function useFieldMessage(message: string | null): FieldMessage {
  const id = useId();
  const { isHeld, hold } = usePressHeld();
  const [isFocused, setFocused] = useState(false);
  const [shown, setShown] = useState(message);
  const [described, setDescribed] = useState<string | null>(null);
  if (!isHeld && shown !== message) setShown(message);
  if (!isFocused && described !== shown) setDescribed(shown);
  return {
    id,
    shown,
    describedBy: shown !== null && described === shown ? id : undefined,
    onFocus: () => setFocused(true),
    onBlur: () => {
      hold();
      setFocused(false);
    },
  };
}
