import { useEffect, useRef } from "react";
import { useSearch } from "../../store/useSearch.js";
import { useHost } from "../controls/host.js";
import type { ListView } from "./useListPhase.js";

/**
 * Shows a new list from its beginning where the former one was scrolled beyond it. What Back or Forward shows again without waiting
 * stays where it was left.
 */
export function useListInView({ answered }: ListView): void {
  const { element } = useHost();
  const key = useSearch((search) => search.products.key);
  const shown = useRef<string | null>(null);
  const waited = useRef(false);
  useEffect(() => {
    if (!answered) {
      waited.current = shown.current !== null;
      return;
    }
    const isNew = waited.current && key !== shown.current;
    waited.current = false;
    shown.current = key;
    if (!isNew) return;
    // The next frame works out the layout anyway.
    const frame = requestAnimationFrame(() => {
      const area = element.shadowRoot?.querySelector(".list-area");
      if (area && area.getBoundingClientRect().top < 0) area.scrollIntoView({ block: "start" });
    });
    return () => cancelAnimationFrame(frame);
  }, [answered, key, element]);
}
