import { useRef, type PointerEvent } from "react";

interface TakeOver {
  /** Another panel of the bar is open. */
  readonly takesOver: boolean;
  readonly open: boolean;
  onShow(): void;
}

/**
 * A press of the mouse on a field takes over from the panel that is open, at once: once that panel is gone the page may be
 * shorter and the field away from under the mouse, and no click comes. Whether it takes over is judged before the open panel
 * hears of the press and closes, and done after: that panel may have something to keep.
 */
export function useTakeOver({ takesOver, open, onShow }: TakeOver) {
  const taken = useRef(false);
  return {
    handlers: {
      onPointerDownCapture({ button, pointerType }: PointerEvent) {
        taken.current = takesOver && !open && button === 0 && pointerType === "mouse";
      },
      onPointerDown() {
        if (taken.current) onShow();
      },
    },
    /** Of the press that is under way, or was. */
    hasTaken: () => taken.current,
  };
}
