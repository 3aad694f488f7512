const listeners = new Map<Element, Set<() => void>>();
let observer: ResizeObserver | undefined;

/**
 * Calls back once an element is laid out, and each time its size changes: a moment when its layout can be read at no cost. While
 * an element is not displayed, nothing is reported of it. One observer serves all elements. Returns how to stop.
 */
export function watchSize(element: Element, changed: () => void): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      if (contentRect.width === 0) continue;
      for (const listener of [...(listeners.get(target) ?? [])]) listener();
    }
  });
  const own = listeners.get(element) ?? new Set();
  listeners.set(element, own.add(changed));
  // Observed anew, so that a new listener is called too.
  observer.unobserve(element);
  observer.observe(element);
  return () => {
    own.delete(changed);
    if (own.size > 0 || listeners.get(element) !== own) return;
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
