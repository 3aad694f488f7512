/** ms: the delay in a browser without `requestIdleCallback`. */
const soon = 1500;

/**
 * Does something once the browser is idle, however long that takes unless `options` has a limit. Returns a function that
 * cancels it.
 */
export function whenIdle(work: () => void, options?: IdleRequestOptions): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, options?.timeout ?? soon);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, options);
  return () => cancelIdleCallback(handle);
}
