import { useEffect, type RefObject } from "react";
import { priceMargin } from "../../../domain/defaults.js";
import { watchView } from "../../../platform/viewport.js";

/** Calls `near` each time the element comes near the view, and again when `near` is another function while it is. */
export function useNearViewport(target: RefObject<Element | null>, near: () => void): void {
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    return watchView(element, priceMargin, (inside) => {
      if (inside) near();
    });
  }, [target, near]);
}

/** Calls `gone` once no pixel of the element is on screen and it does not hold the focus. Null: nobody asks. */
export function useOutOfView(target: RefObject<Element | null>, gone: (() => void) | null): void {
  useEffect(() => {
    const element = target.current;
    if (!element || !gone) return;
    return watchView(element, "0px", (inside) => {
      if (!inside && !element.matches(":focus-within")) gone();
    });
  }, [target, gone]);
}
