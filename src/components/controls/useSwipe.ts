import { useRef, type MouseEvent, type PointerEvent } from "react";
import { isRightToLeft } from "../../platform/text-direction.js";

/**
 * Handlers that detect a sideways swipe of `threshold` px at least, by a finger or a mouse: `onStep(1)` for the next picture,
 * `onStep(-1)` for the previous. In a right-to-left layout the next one is on the left. A swipe is not a press.
 */
export function useSwipe(threshold: number, onStep: (step: 1 | -1) => void) {
  const from = useRef<number | null>(null);
  const swiped = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      swiped.current = false;
      from.current = event.isPrimary ? event.clientX : null;
    },
    onPointerUp(event: PointerEvent) {
      const start = from.current;
      from.current = null;
      if (start === null || !event.isPrimary) return;
      const travelled = event.clientX - start;
      if (Math.abs(travelled) < threshold) return;
      swiped.current = true;
      const rightToLeft = isRightToLeft(event.currentTarget);
      onStep(travelled < 0 === rightToLeft ? -1 : 1);
    },
    onPointerCancel() {
      from.current = null;
    },
    onClickCapture(event: MouseEvent) {
      // A click by a key has no pointer: it is never part of the last swipe.
      if (!swiped.current || event.detail === 0) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
