import { useEffect, type RefObject } from "react";
import { createPace, dismisses } from "./swipe.js";
import { useStableCallback } from "../controls/useStableCallback.js";

/** px within which a finger has not moved. */
const slop = 6;
/** ms in which the visit returns to its place. */
const returnTime = 200;

/** Closes the visit by a swipe down, where its pictures cannot be scrolled up any further. */
export function useSwipeDown(body: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useStableCallback(onClose);
  useEffect(() => {
    const box = body.current;
    const dialog = box?.closest("dialog");
    if (box && dialog) return followSwipeDown(dialog, box, () => close());
  }, [body, close]);
}

/** The dialog follows a finger that pulls it down; other gestures are left to the browser. Returns a function that stops it. */
function followSwipeDown(dialog: HTMLElement, box: HTMLElement, onClose: () => void): () => void {
  const ended = new AbortController();
  let from: Touch | null = null;
  let pulled = false;
  let travel = 0;
  let pace = createPace();

  function move(to: number, time: number): void {
    dialog.style.transition = time === 0 ? "none" : `transform ${time}ms`;
    dialog.style.transform = to === 0 ? "" : `translate3d(0, ${to}px, 0)`;
  }

  function onStart({ touches, target }: TouchEvent): void {
    if (pulled) move(0, returnTime);
    pulled = false;
    const isInBox = target instanceof Node && box.contains(target);
    from = touches.length === 1 && (!isInBox || box.scrollTop <= 0) ? (touches[0] ?? null) : null;
    pace = createPace();
  }

  function onMove(event: TouchEvent): void {
    const [touch] = event.touches;
    if (!from || !touch) return;
    const x = touch.clientX - from.clientX;
    const y = touch.clientY - from.clientY;
    if (!pulled) {
      if (Math.hypot(x, y) < slop) return;
      if (y <= Math.abs(x)) from = null;
      pulled = from !== null;
      if (!pulled) return;
    }
    if (event.cancelable) event.preventDefault();
    travel = Math.max(0, y);
    pace.add(travel, event.timeStamp);
    move(travel, 0);
  }

  function onEnd(event: TouchEvent): void {
    from = null;
    if (!pulled) return;
    pulled = false;
    if (event.type === "touchend" && dismisses({ travel, speed: pace.speed(event.timeStamp) })) onClose();
    else move(0, returnTime);
  }

  const { signal } = ended;
  dialog.addEventListener("touchstart", onStart, { signal, passive: true });
  dialog.addEventListener("touchmove", onMove, { signal, passive: false });
  dialog.addEventListener("touchend", onEnd, { signal });
  dialog.addEventListener("touchcancel", onEnd, { signal });
  return () => ended.abort();
}
