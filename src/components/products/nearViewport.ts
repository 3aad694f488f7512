import { useEffect, type RefObject } from "react";
import { priceMargin } from "../../domain/defaults.js";

interface Watcher {
  (inside: boolean): void;
}

/** One observer for many elements. `rootMargin` as an IntersectionObserver takes it. */
function createWatch(rootMargin: string): (element: Element, tell: Watcher) => () => void {
  const watchers = new Map<Element, Watcher>();
  let observer: IntersectionObserver | null = null;
  return (element, tell) => {
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const entry of entries) watchers.get(entry.target)?.(entry.isIntersecting);
      },
      { rootMargin },
    );
    watchers.set(element, tell);
    observer.observe(element);
    return () => {
      watchers.delete(element);
      observer?.unobserve(element);
    };
  };
}

const watchNear = createWatch(priceMargin);
const watchVisible = createWatch("0px");

/** Calls `near` each time the element comes near the viewport, and again when `near` is another function while it is. */
export function useNearViewport(target: RefObject<Element | null>, near: () => void): void {
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    return watchNear(element, (inside) => {
      if (inside) near();
    });
  }, [target, near]);
}

/** Calls `gone` once no pixel of the element is on screen and it does not hold the focus. Null: nobody asks. */
export function useOutOfView(target: RefObject<Element | null>, gone: (() => void) | null): void {
  useEffect(() => {
    const element = target.current;
    if (!element || !gone) return;
    return watchVisible(element, (inside) => {
      if (!inside && !element.matches(":focus-within")) gone();
    });
  }, [target, gone]);
}
