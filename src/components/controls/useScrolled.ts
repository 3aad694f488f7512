import { useSyncExternalStore } from "react";
import { scrollThrottle } from "../../domain/defaults.js";

/** Whether something holds where the page is scrolled to, looked at every 100 ms at most. Pages that are not watched: as drawn. */
export function useScrolled(holds: () => boolean, watched = true): boolean {
  return useSyncExternalStore(watched ? onScroll : nothing, holds);
}

const nothing = () => () => {};

/** The last scroll is never lost. */
function onScroll(look: () => void): () => void {
  let timer = 0;
  const later = () => {
    timer ||= window.setTimeout(() => {
      timer = 0;
      look();
    }, scrollThrottle);
  };
  window.addEventListener("scroll", later, { passive: true });
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener("scroll", later);
  };
}
