import { useSyncExternalStore } from "react";
import { scrollThrottle } from "../../domain/defaults.js";

/** Whether something is true where the page and its boxes are scrolled to, read every 100 ms at most, and not at all unless watched. */
export function useScrolled(isTrue: () => boolean, watched = true): boolean {
  return useSyncExternalStore(watched ? onScroll : nothing, isTrue);
}

const nothing = () => () => {};

/** The last scroll is never lost. Captured: the scrolling of a box does not bubble. */
function onScroll(read: () => void): () => void {
  let timer = 0;
  const later = () => {
    timer ||= window.setTimeout(() => {
      timer = 0;
      read();
    }, scrollThrottle);
  };
  window.addEventListener("scroll", later, { capture: true, passive: true });
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener("scroll", later, { capture: true });
  };
}
