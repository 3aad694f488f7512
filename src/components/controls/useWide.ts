import { useSyncExternalStore } from "react";
import { desktopWidth } from "../../domain/defaults.js";

const wide = () => matchMedia(`(min-width: ${desktopWidth}px)`);

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the viewport has the width of the desktop layouts. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  );
}
