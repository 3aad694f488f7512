import { useEffect, type RefObject } from "react";
import { priceMargin } from "../../../domain/defaults.js";
import { watchView } from "../../../platform/viewport.js";

/** Calls `near` each time the element gets near the viewport, and again when `near` changes while it is. */
export function useNearViewport(target: RefObject<Element | null>, near: () => void): void {
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    return watchView(element, priceMargin, (inside) => {
      if (inside) near();
    });
  }, [target, near]);
}

/** Calls `gone` once no pixel of the element is on screen and it does not contain the focus. Null: not observed. */
export function useOutOfView(target: RefObject<Element | null>, gone: (() => void) | null): void {
  useEffect(() => {
    const element = target.current;
    if (!element || !gone) return;
    return watchView(element, "0px", (inside) => {
      if (!inside && !element.matches(":focus-within")) gone();
    });
  }, [target, gone]);
}
