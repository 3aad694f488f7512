import { useSyncExternalStore } from "react";

/** px: below this width two months are not side by side. */
const twoMonthsFit = "(min-width: 700px)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(twoMonthsFit);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the viewport is too narrow for two months. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => !matchMedia(twoMonthsFit).matches);
}
