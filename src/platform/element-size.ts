/**
 * Is called with the size of the content box, in px, and reads what it needs of the layout. Returns what is to be written, if
 * anything: that is done once all listeners have read, even if this one has been stopped meanwhile.
 */
type SizeListener = (width: number, height: number) => (() => void) | undefined;

const listeners = new Map<Element, Set<SizeListener>>();
let observer: ResizeObserver | undefined;

function report(entries: readonly ResizeObserverEntry[]): void {
  const displayed = entries.filter(({ contentRect }) => contentRect.width > 0);
  const writes = displayed.flatMap(({ target, contentRect }) =>
    [...(listeners.get(target) ?? [])].map((listener) => listener(contentRect.width, contentRect.height)),
  );
  for (const write of writes) write?.();
}

/**
 * Calls back once an element is laid out, and each time its size changes: a moment when reading the layout costs nothing. While an
 * element is not displayed, nothing is reported of it. One observer serves all elements. Returns a function that stops it.
 */
export function watchSize(element: Element, changed: SizeListener): () => void {
  observer ??= new ResizeObserver(report);
  const own = listeners.get(element) ?? new Set();
  listeners.set(element, own.add(changed));
  // Observed again, so that a new listener is called too.
  observer.unobserve(element);
  observer.observe(element);
  return () => {
    own.delete(changed);
    if (own.size > 0 || listeners.get(element) !== own) return;
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
