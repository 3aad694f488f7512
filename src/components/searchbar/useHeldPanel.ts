import { useRef } from "react";

/** ms after a finger is up in which its click comes. */
const clickDelay = 400;

/**
 * A press on the bar leaves the panel that is open. Were the panel gone before the press is a click, the page might be shorter,
 * what was pressed away from under mouse or finger, and no click would come: it stays until the click, or until none came.
 */
export function useHeldPanel(close: () => void) {
  const press = useRef({ held: false, left: false, timer: 0 });
  const release = () => {
    const { left } = press.current;
    Object.assign(press.current, { held: false, left: false });
    if (left) close();
  };
  return {
    /** Whether the panel that is being left has to stay for now. */
    holds: () => (press.current.left = press.current.held),
    handlers: {
      onPointerDownCapture() {
        clearTimeout(press.current.timer);
        press.current.held = true;
        for (const end of ["pointerup", "pointercancel"])
          window.addEventListener(end, () => (press.current.timer = window.setTimeout(release, clickDelay)), { capture: true, once: true });
      },
      // Before what was clicked hears of it: that may open a panel of its own.
      onClickCapture: release,
    },
  };
}
