import { useRef } from "react";
import type { PointerEvent } from "react";
import { gallerySwipe } from "../../domain/defaults.js";

/**
 * Handlers that read a sideways swipe: `onStep(1)` for the next picture, `onStep(-1)` for the previous. In text that runs
 * from right to left the next picture comes from the left.
 */
export function useSwipe(onStep: (step: 1 | -1) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      from.current = event.isPrimary ? event.clientX : null;
    },
    onPointerUp(event: PointerEvent) {
      const start = from.current;
      from.current = null;
      if (start === null || !event.isPrimary) return;
      const travelled = event.clientX - start;
      if (Math.abs(travelled) < gallerySwipe) return;
      const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
      onStep(travelled < 0 === rightToLeft ? -1 : 1);
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}
