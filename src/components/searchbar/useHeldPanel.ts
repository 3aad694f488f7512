import { useLayoutEffect, useRef, type RefObject } from "react";
import { afterPress } from "../controls/presses.js";
import { useHost } from "../controls/host.js";

/**
 * A press on the bar leaves the panel that is open. If the panel closed before the click, the page could get shorter, the
 * pressed element could move from under the pointer, and no click would follow. So the panel stays open until the click, or
 * until it is certain that none follows.
 */
export function useHeldPanel(bar: RefObject<HTMLElement | null>, close: () => void) {
  const { element } = useHost();
  const press = useRef({ held: false, left: false, forget: () => {} });
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  const release = () => {
    const { left, forget } = press.current;
    forget();
    Object.assign(press.current, { held: false, left: false });
    if (left) latest.current();
  };
  useLayoutEffect(() => {
    const { current: box } = bar;
    const { current } = press;
    const hold = (event: Event) => {
      const isMain = event instanceof PointerEvent && event.button === 0;
      if (!isMain || !box || !event.composedPath().includes(box)) return;
      current.forget();
      Object.assign(current, { held: true, forget: afterPress(release) });
    };
    // On the host, so that the press is noted before a panel, which listens on the shadow root, is left.
    element.addEventListener("pointerdown", hold, true);
    return () => {
      element.removeEventListener("pointerdown", hold, true);
      current.forget();
    };
  }, [bar, element]);
  return {
    /** Whether the panel that is being left has to stay open for now. */
    holds: () => (press.current.left = press.current.held),
    /** Ends the press. For the capture phase, because the clicked element may open a panel itself. */
    onClickCapture: release,
  };
}
