import { useEffect, type RefObject } from "react";
import { priceMargin } from "../../domain/defaults.js";
import { watchView } from "../../platform/viewport.js";

/** Calls `changed` with whether the element is near the viewport: when it is first observed, each time that changes, and again for another `changed`. */
export function useNearViewport(target: RefObject<Element | null>, changed: (near: boolean) => void): void {
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    return watchView(element, priceMargin, changed);
  }, [target, changed]);
}

/** Calls `gone` once no pixel of the element is on screen and it does not contain the focus. */
export function useOutOfView(target: RefObject<Element | null>, gone: () => void): void {
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    return watchView(element, "0px", (inside) => {
      if (!inside && !element.matches(":focus-within")) gone();
    });
  }, [target, gone]);
}
