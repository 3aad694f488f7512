import { useEffect, useRef } from "react";

/** ms: where the browser does not say when it rests, and at most where it does. */
const soon = 1500;

/**
 * Does something once, when the browser has nothing more urgent to do, however long that takes unless `options` say
 * otherwise; answers how to leave it undone.
 */
export function whenIdle(work: () => void, options?: IdleRequestOptions): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, soon);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, options);
  return () => cancelIdleCallback(handle);
}

/** Does something once, when the first screen is drawn and the browser has nothing more urgent to do. */
export function useWhenIdle(work: () => void): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => whenIdle(() => latest.current(), { timeout: soon }), []);
}
