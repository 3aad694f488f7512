import { useEffect, useState } from "react";
import { scrollThrottle } from "../../domain/defaults.js";
import { whenIdle } from "../../platform/idle.js";
import { useHost } from "./host.js";
import { treesAround } from "./scrollingBoxes.js";
import { useStableCallback } from "./useStableCallback.js";

/**
 * Whether a condition is true at the current scroll position of the page and the boxes around the element: read every 100 ms at most, never
 * while drawing, and not at all unless watched.
 */
export function useScrolled(isTrue: () => boolean, watched = true): boolean {
  const { element } = useHost();
  const [scrolled, setScrolled] = useState(false);
  const read = useStableCallback(() => setScrolled(isTrue()));
  useEffect(() => (watched ? onScroll(element, read) : undefined), [element, watched, read]);
  return watched && scrolled;
}

/**
 * Read once at first, since the page may be scrolled already, as soon as reading forces no layout; the last scroll
 * is never lost. Captured: the scrolling of a box does not bubble.
 */
function onScroll(element: Element, read: () => void): () => void {
  const ended = new AbortController();
  let timer = 0;
  const later = () => {
    timer ||= window.setTimeout(() => {
      timer = 0;
      read();
    }, scrollThrottle);
  };
  const cancelFirst = whenIdle(read);
  for (const tree of treesAround(element)) tree.addEventListener("scroll", later, { capture: true, signal: ended.signal });
  return () => {
    ended.abort();
    cancelFirst();
    window.clearTimeout(timer);
  };
}
