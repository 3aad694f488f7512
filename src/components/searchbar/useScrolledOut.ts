import { useEffect, useState, type RefObject } from "react";

/** ms between two looks at the scroll position. */
const scrollInterval = 100;

/** Whether an element has left the viewport by its top. Always false while `watched` is. */
export function useScrolledOut(target: RefObject<HTMLElement | null>, watched: boolean): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    if (!watched) return;
    const look = () => setOut((target.current?.getBoundingClientRect().bottom ?? 0) < 0);
    const throttled = throttle(look, scrollInterval);
    look();
    window.addEventListener("scroll", throttled.call, { passive: true });
    return () => {
      throttled.cancel();
      window.removeEventListener("scroll", throttled.call);
      setOut(false);
    };
  }, [target, watched]);
  return out;
}

/** At most one call each interval; the last one is never lost. */
function throttle(run: () => void, interval: number): { call(): void; cancel(): void } {
  let timer = 0;
  return {
    call() {
      if (timer) return;
      timer = window.setTimeout(() => {
        timer = 0;
        run();
      }, interval);
    },
    cancel: () => window.clearTimeout(timer),
  };
}
