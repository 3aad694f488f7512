/** Called with whether an element is within the view: at the first observation, and each time that changes. */
type Listener = (inside: boolean) => void;

/**
 * Watches whether an element is within the view, made larger by `margin` (CSS lengths or percentages, as an
 * IntersectionObserver takes them; what scrolls inside the page has no margin). While an element is not displayed, nothing is
 * reported of it. One observer serves all elements of a margin. Returns a function that stops it.
 */
export function watchView(element: Element, margin: string, listener: Listener): () => void {
  const watch = watches.get(margin) ?? createWatch(margin);
  watches.set(margin, watch);
  return watch(element, listener);
}

const watches = new Map<string, (element: Element, listener: Listener) => () => void>();

function createWatch(margin: string): (element: Element, listener: Listener) => () => void {
  const listeners = new Map<Element, Set<Listener>>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting && boundingClientRect.width === 0) continue;
        for (const listener of [...(listeners.get(target) ?? [])]) listener(isIntersecting);
      }
    },
    { rootMargin: margin },
  );

  return (element, listener) => {
    const all = listeners.get(element) ?? new Set();
    listeners.set(element, all.add(listener));
    // Observed again, so that a new listener is called too.
    observer.unobserve(element);
    observer.observe(element);
    return () => {
      all.delete(listener);
      if (all.size > 0 || listeners.get(element) !== all) return;
      listeners.delete(element);
      observer.unobserve(element);
    };
  };
}
