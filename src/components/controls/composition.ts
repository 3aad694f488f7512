import type { KeyboardEvent as ReactKeyboardEvent } from "react";

/**
 * Whether a key belongs to an input method, which takes Enter, Escape and arrows itself. Safari ends a composition before it fires the
 * Enter that ended it; only the key code 229 shows that it belongs to the composition.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const native = "nativeEvent" in event ? event.nativeEvent : event;
  return native.isComposing || native.keyCode === 229;
}
