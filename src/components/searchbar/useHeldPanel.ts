import { useEffect, useRef, type PointerEvent } from "react";

/** ms after a finger is up in which its click comes. */
const clickDelay = 400;

/**
 * A press on the bar leaves the panel that is open. Were the panel gone before the press is a click, the page might be shorter,
 * what was pressed away from under mouse or finger, and no click would come: it stays until the click, or until none came.
 */
export function useHeldPanel(close: () => void) {
  const press = useRef({ held: false, left: false, forget: () => {} });
  useEffect(() => () => press.current.forget(), []);
  const release = () => {
    const { left, forget } = press.current;
    forget();
    Object.assign(press.current, { held: false, left: false });
    if (left) close();
  };
  return {
    /** Whether the panel that is being left has to stay for now. */
    holds: () => (press.current.left = press.current.held),
    handlers: {
      onPointerDownCapture({ button }: PointerEvent) {
        if (button !== 0) return;
        press.current.forget();
        Object.assign(press.current, { held: true, forget: afterPress(release) });
      },
      // Before what was clicked hears of it: that may open a panel of its own.
      onClickCapture: release,
    },
  };
}

/** Runs once the press that has begun is over and its click would have come. Answers how to forget it. */
function afterPress(run: () => void): () => void {
  const over = new AbortController();
  let timer = 0;
  const ended = () => {
    clearTimeout(timer);
    timer = window.setTimeout(run, clickDelay);
  };
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, ended, { capture: true, signal: over.signal });
  return () => {
    over.abort();
    clearTimeout(timer);
  };
}
