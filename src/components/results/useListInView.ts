import { useLayoutEffect, useRef, type RefObject } from "react";
import { watchSize } from "../../platform/element-size.js";
import { useSearch } from "../../store/useSearch.js";
import type { ListView } from "../../models/results.js";

/**
 * Shows a new list from its beginning if the former one was scrolled beyond it. A list that Back or Forward shows again stays where it
 * was left.
 */
export function useListInView(area: RefObject<HTMLElement | null>, { answered }: ListView): void {
  const key = useSearch((search) => search.products.key);
  const restored = useSearch((search) => search.products.restored);
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!answered) return;
    const isNew = shown.current !== null && key !== shown.current && !restored;
    shown.current = key;
    const list = area.current;
    if (!isNew || !list) return;
    // Once the new list is laid out, before it is painted.
    const stop = watchSize(list, () => {
      stop();
      if (list.getBoundingClientRect().top >= 0) return;
      return () => list.scrollIntoView({ block: "start" });
    });
    return stop;
  }, [answered, key, restored, area]);
}
