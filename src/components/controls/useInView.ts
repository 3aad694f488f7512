import { useEffect, type RefObject } from "react";
import { watchView } from "../../platform/viewport.js";

/** Calls `seen` once, when any pixel of the element first enters the view. Not while `enabled` is false. */
export function useInView(target: RefObject<Element | null>, seen: () => void, enabled = true): void {
  useEffect(() => {
    const element = target.current;
    if (!element || !enabled) return;
    const stop = watchView(element, "0px", (inside) => {
      if (!inside) return;
      stop();
      seen();
    });
    return stop;
  }, [target, seen, enabled]);
}
