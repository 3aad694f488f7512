import { useEffect, type RefObject } from "react";
import { watchView } from "../../platform/viewport.js";
import { useLatest } from "../controls/useLatest.js";

/**
 * Calls `reached` when the control at the end of a list is scrolled into view, where the list is a surface of its own: in the page
 * it would push the content after it away. A control that has the focus is pressed instead.
 */
export function useListEnd(control: RefObject<HTMLElement | null>, reached: () => void): void {
  const latest = useLatest(reached);
  useEffect(() => {
    const element = control.current;
    if (!element?.closest("dialog, [popover]")) return;
    return watchView(element, "0px", (inside) => {
      if (inside && !element.matches(":focus")) latest.current();
    });
  }, [control, latest]);
}
