import { useRef, type MouseEvent, type PointerEvent } from "react";

/** px a finger travels before it means "next". */
const threshold = 40;

/** Handlers that turn a finger's travel into steps: 1 is onwards in reading order. A swipe is not a press. */
export function useSwipe(step: (by: number) => void) {
  const start = useRef<number | null>(null);
  const swiped = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      swiped.current = false;
      start.current = event.pointerType === "mouse" ? null : event.clientX;
    },
    onPointerUp(event: PointerEvent) {
      if (start.current === null) return;
      const travelled = event.clientX - start.current;
      start.current = null;
      if (Math.abs(travelled) < threshold) return;
      swiped.current = true;
      const forwards = getComputedStyle(event.currentTarget).direction === "rtl" ? 1 : -1;
      step(Math.sign(travelled) * forwards);
    },
    onPointerCancel() {
      start.current = null;
    },
    onClickCapture(event: MouseEvent) {
      if (!swiped.current) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
