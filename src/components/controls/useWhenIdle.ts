import { useEffect, useRef } from "react";

/** ms: the delay in a browser without `requestIdleCallback`, and the longest delay in any other. */
const soon = 1500;

/**
 * Does something once the browser is idle, however long that takes unless `options` has a limit. Returns a function that
 * cancels it.
 */
export function whenIdle(work: () => void, options?: IdleRequestOptions): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, soon);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, options);
  return () => cancelIdleCallback(handle);
}

/** Does something once, when the first screen is rendered and the browser is idle, or after a second and a half. */
export function useWhenIdle(work: () => void): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => whenIdle(() => latest.current(), { timeout: soon }), []);
}
