import { useEffect, type RefObject } from "react";

const watchers = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

/** One observer for all pictures and cards of the page; an element is watched until it is first seen. */
function watch(element: Element, seen: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) watchers.get(entry.target)?.();
    },
    { threshold: 0 },
  );
  watchers.set(element, seen);
  observer.observe(element);
  return () => {
    watchers.delete(element);
    observer?.unobserve(element);
  };
}

/** Calls `seen` once, when any pixel of the element first enters the viewport. Not while `enabled` is false. */
export function useInView(target: RefObject<Element | null>, seen: () => void, enabled = true): void {
  useEffect(() => {
    const element = target.current;
    if (!element || !enabled) return;
    const stop = watch(element, () => {
      stop();
      seen();
    });
    return stop;
  }, [target, seen, enabled]);
}
