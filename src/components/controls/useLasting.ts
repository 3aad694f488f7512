import { useEffect, useState } from "react";

/** Whether a condition is true for longer than a frame, so that a shorter one is never shown; at once if it is true from the start. */
export function useLasting(active: boolean): boolean {
  const [lasts, setLasts] = useState(active);
  useEffect(() => {
    if (!active) return;
    const frame = requestAnimationFrame(() => setLasts(true));
    return () => {
      cancelAnimationFrame(frame);
      setLasts(false);
    };
  }, [active]);
  return active && lasts;
}
