import { useEffect, useRef, type RefObject } from "react";
import type { ComboboxRow } from "./useCombobox.js";

/**
 * Keeps the active row of a list in view, while the focus stays in its input. The first row is in view until something in the tag is
 * scrolled: nothing is measured for it.
 */
export function useActiveInView(active: ComboboxRow | null, rows: readonly ComboboxRow[]): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  const key = active?.key ?? null;
  const isFirst = key === rows[0]?.key;
  useEffect(() => {
    const root = list.current?.getRootNode();
    const note = () => void (isScrolled.current = true);
    root?.addEventListener("scroll", note, { capture: true, passive: true });
    return () => root?.removeEventListener("scroll", note, { capture: true });
  }, []);
  useEffect(() => {
    if (key === null || (isFirst && !isScrolled.current)) return;
    isScrolled.current = true;
    list.current?.querySelector(".is-at")?.scrollIntoView({ block: "nearest" });
  }, [key, isFirst]);
  return list;
}
