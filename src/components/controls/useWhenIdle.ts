import { useEffect, useRef } from "react";

/** ms: where the browser does not say when it rests, and at most where it does. */
const soon = 1500;

/** Does something once, when the first screen is drawn and the browser has nothing more urgent to do. */
export function useWhenIdle(work: () => void): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    const run = () => latest.current();
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(run, soon);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(run, { timeout: soon });
    return () => cancelIdleCallback(handle);
  }, []);
}
