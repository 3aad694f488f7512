import { useEffect, useRef } from "react";
import type { MouseEvent, PointerEvent } from "react";
import type { Day } from "../../calendar/day.js";
import { swipeOf } from "../../calendar/swipe.js";
import { dayOf } from "./useGridFocus.js";

/** ms without another move until the hovered day is rendered. */
const moveDelay = 20;

export interface DayPointerOptions {
  /** The hovered day, and the day where the button went down; null for no day. */
  readonly onPoint: (day: Day | null, from: Day | null) => void;
  /** The button was released on a different day. */
  readonly onDrop?: ((from: Day, to: Day) => void) | undefined;
  /** A finger swiped: 1 to the left, -1 to the right. */
  readonly onSwipe?: ((direction: 1 | -1) => void) | undefined;
}

interface Press {
  readonly day: Day | null;
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/** Pointing, press-and-drag by a mouse or a pen, and swipes by a finger. */
export function useDayPointer({ onPoint, onDrop, onSwipe }: DayPointerOptions) {
  const press = useRef<Press | null>(null);
  const swiped = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function point(day: Day | null, from: Day | null): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onPoint(day, from), moveDelay);
  }

  return {
    onPointerDown(event: PointerEvent) {
      swiped.current = false;
      const { isPrimary, button, clientX, clientY, timeStamp } = event;
      press.current = isPrimary && button === 0 ? { day: dayOf(event.target), x: clientX, y: clientY, time: timeStamp } : null;
    },
    onPointerOver(event: PointerEvent) {
      // Touch has no hover.
      if (event.pointerType === "touch") return;
      if (event.buttons === 0) press.current = null;
      const day = dayOf(event.target);
      const from = onDrop ? (press.current?.day ?? null) : null;
      point(day, day === from ? null : from);
    },
    onPointerUp(event: PointerEvent) {
      const pressed = press.current;
      press.current = null;
      if (pressed === null) return;
      if (event.pointerType === "touch") {
        const movement = { right: event.clientX - pressed.x, down: event.clientY - pressed.y, duration: event.timeStamp - pressed.time };
        const direction = onSwipe ? swipeOf(movement) : 0;
        if (direction === 0) return;
        swiped.current = true;
        onSwipe?.(direction);
        return;
      }
      const day = dayOf(event.target);
      clearTimeout(timer.current);
      if (day === null) return onPoint(null, null);
      if (pressed.day === null || day === pressed.day) return;
      onDrop?.(pressed.day, day);
    },
    onPointerCancel() {
      press.current = null;
    },
    onPointerLeave(event: PointerEvent) {
      // A lifted finger fires `pointerleave`: the pressed day stays hovered.
      if (event.pointerType !== "touch") point(null, null);
    },
    onClickCapture(event: MouseEvent) {
      // A click by a key has no pointer: it is never part of the last swipe.
      if (!swiped.current || event.detail === 0) return;
      swiped.current = false;
      event.stopPropagation();
    },
  };
}
