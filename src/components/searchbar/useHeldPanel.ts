import { useCallback, useLayoutEffect, useRef, type RefObject } from "react";
import { afterPress } from "../controls/presses.js";
import { useHost } from "../controls/host.js";
import { useLatest } from "../controls/useLatest.js";

interface Press {
  /** Whether the panel was left in the meantime. */
  left: boolean;
  forget(): void;
}

/**
 * A press on the bar leaves the panel that is open. If the panel closed before the click, the page could get shorter, the
 * pressed element could move from under the pointer, and no click would follow. So the panel stays open until the click, or
 * until it is certain that none follows.
 */
export function useHeldPanel(bar: RefObject<HTMLElement | null>, close: () => void) {
  const { element } = useHost();
  const press = useRef<Press>(null);
  const latest = useLatest(close);
  const release = useCallback(() => {
    const { current } = press;
    press.current = null;
    current?.forget();
    if (current?.left) latest.current();
  }, [latest]);
  useLayoutEffect(() => {
    const { current: box } = bar;
    const hold = (event: PointerEvent) => {
      if (event.button !== 0 || !box || !event.composedPath().includes(box)) return;
      press.current?.forget();
      press.current = { left: press.current?.left ?? false, forget: afterPress(release) };
    };
    // On the host, so that the press is noted before a panel, which listens on the shadow root, is left.
    element.addEventListener("pointerdown", hold, true);
    return () => {
      element.removeEventListener("pointerdown", hold, true);
      press.current?.forget();
    };
  }, [bar, element, release]);
  return {
    /** Whether the panel that is being left has to stay open for now. */
    holds() {
      if (press.current) press.current.left = true;
      return press.current !== null;
    },
    /** Ends the press. For the capture phase, because the clicked element may open a panel itself. */
    onClickCapture: release,
  };
}
