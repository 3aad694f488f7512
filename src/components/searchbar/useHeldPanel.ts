import { useEffect, useRef, type PointerEvent } from "react";

/** ms between the end of a touch and its click. */
const clickDelay = 400;

/**
 * A press on the bar leaves the panel that is open. If the panel closed before the click, the page could get shorter, the
 * pressed element could move from under the pointer, and no click would follow. So the panel stays open until the click, or
 * until it is certain that none follows.
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
    /** Whether the panel that is being left has to stay open for now. */
    holds: () => (press.current.left = press.current.held),
    handlers: {
      onPointerDownCapture({ button }: PointerEvent) {
        if (button !== 0) return;
        press.current.forget();
        Object.assign(press.current, { held: true, forget: afterPress(release) });
      },
      // In the capture phase, because the clicked element may open a panel itself.
      onClickCapture: release,
    },
  };
}

/** Runs once the current press has ended and its click would have followed. Returns a function that cancels it. */
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
