/** Called with whether an element is within the view: at the first observation, and each time that changes. */
type Tell = (inside: boolean) => void;

/**
 * Watches whether an element is within the view, made larger by `margin` (CSS lengths or percentages, as an
 * IntersectionObserver takes them; what scrolls inside the page has no margin). One observer serves all elements of a
 * margin. Returns how to stop.
 */
export function watchView(element: Element, margin: string, tell: Tell): () => void {
  const watch = watches.get(margin) ?? createWatch(margin);
  watches.set(margin, watch);
  return watch(element, tell);
}

const watches = new Map<string, (element: Element, tell: Tell) => () => void>();

function createWatch(margin: string): (element: Element, tell: Tell) => () => void {
  const told = new Map<Element, Set<Tell>>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) for (const tell of [...(told.get(target) ?? [])]) tell(isIntersecting);
    },
    { rootMargin: margin },
  );

  return (element, tell) => {
    const all = told.get(element) ?? new Set();
    told.set(element, all.add(tell));
    // Observed anew, so that a new listener is called too.
    observer.unobserve(element);
    observer.observe(element);
    return () => {
      all.delete(tell);
      if (all.size > 0 || told.get(element) !== all) return;
      told.delete(element);
      observer.unobserve(element);
    };
  };
}
