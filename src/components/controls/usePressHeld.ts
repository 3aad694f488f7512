import { useEffect, useRef, useState } from "react";

/** Whether the press that moved the focus is still down: what appears or disappears during it would move its target. */
export function usePressHeld() {
  const [isHeld, setHeld] = useState(false);
  const isDown = useRef(false);
  useEffect(() => {
    const down = () => (isDown.current = true);
    const up = () => {
      isDown.current = false;
      // The click follows in the same task.
      setTimeout(() => setHeld(false));
    };
    const listeners = [
      ["pointerdown", down],
      ["pointerup", up],
      ["pointercancel", up],
    ] as const;
    for (const [type, listener] of listeners) document.addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
    };
  }, []);
  return { isHeld, hold: () => setHeld(isDown.current) };
}
