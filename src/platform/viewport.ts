/** What the visitor sees of the page. Sizes are px. */
export interface Viewport {
  width(): number;
  height(): number;
  /** How far the page is scrolled down. */
  scrolled(): number;
  /** Calls back whenever the size changes. Returns the way to stop. */
  onResize(listener: () => void): () => void;
  /** Calls back whenever the page scrolls. Returns the way to stop. */
  onScroll(listener: () => void): () => void;
  /** Calls back once, when the element comes within `margin` of the view (a CSS length or percentage). Returns the way to stop. */
  onApproach(element: Element, margin: string, listener: () => void): () => void;
}

/** The window, with one observer for all elements of one margin. */
export function browserViewport(): Viewport {
  const observers = new Map<string, Approach>();
  const approach = (margin: string) => {
    const known = observers.get(margin) ?? createApproach(margin);
    observers.set(margin, known);
    return known;
  };
  return {
    width: () => innerWidth,
    height: () => innerHeight,
    scrolled: () => scrollY,
    onResize: (listener) => listenTo("resize", listener),
    onScroll: (listener) => listenTo("scroll", listener),
    onApproach: (element, margin, listener) => approach(margin)(element, listener),
  };
}

type Approach = (element: Element, listener: () => void) => () => void;

function createApproach(margin: string): Approach {
  const listeners = new Map<Element, Set<() => void>>();
  const observer = new IntersectionObserver((entries) => entries.filter((entry) => entry.isIntersecting).forEach(arrived), {
    rootMargin: margin,
  });

  function arrived({ target }: IntersectionObserverEntry): void {
    const waiting = listeners.get(target);
    forget(target);
    waiting?.forEach((listener) => listener());
  }
  function forget(element: Element): void {
    listeners.delete(element);
    observer.unobserve(element);
  }

  return (element, listener) => {
    const waiting = listeners.get(element) ?? new Set();
    waiting.add(listener);
    listeners.set(element, waiting);
    observer.observe(element);
    return () => {
      waiting.delete(listener);
      if (waiting.size === 0 && listeners.get(element) === waiting) forget(element);
    };
  };
}

function listenTo(type: "resize" | "scroll", listener: () => void): () => void {
  addEventListener(type, listener, { passive: true });
  return () => removeEventListener(type, listener);
}
