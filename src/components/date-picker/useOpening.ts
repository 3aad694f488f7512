import { useEffect, useRef, useState } from "react";
import type { FocusEvent, PointerEvent } from "react";
import type { Visibility } from "../../calendar/marks.js";

/** ms after the pointer has left, or come, until the months close or open. */
const hideDelay = 110;
const showDelay = 0;

/** When the months of a field open and close: by press, hover, focus, or hover and focus. */
export function useOpening(visibility: Visibility, disabled: boolean) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // One that is enabled again does not open by itself.
  if (open && disabled) setOpen(false);
  const opensOn = (way: "hover" | "focus") => !disabled && visibility.split("-").includes(way);

  function change(next: boolean, delay = 0): void {
    clearTimeout(timer.current);
    if (delay > 0) timer.current = setTimeout(() => setOpen(next), delay);
    else setOpen(next);
  }
  return {
    open: open && !disabled,
    change,
    /** Whether another press on the button closes it: not if hovering or focusing the button has just opened it. */
    isToggled: visibility === "click",
    /** Props of the element around the field and the months. */
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && opensOn("hover") && change(true, showDelay),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === "mouse" && opensOn("hover") && change(false, hideDelay),
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // The focus that comes back from the months does not open them again.
        const isBack = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isBack && opensOn("focus")) change(true);
      },
    },
  };
}
