/** ms: the delay in a browser without `requestIdleCallback`. */
const soon = 1500;

/**
 * Runs a task once the browser is idle, without a time limit unless `options` has one. Returns a function that
 * cancels it.
 */
export function whenIdle(work: () => void, options?: IdleRequestOptions): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, Math.min(soon, options?.timeout ?? soon));
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, options);
  return () => cancelIdleCallback(handle);
}
