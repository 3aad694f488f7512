import { useEffect, useRef, type RefObject } from "react";

/** Keeps the active row of a list in view, while the focus stays in its input. */
export function useActiveInView(activeKey: string | null): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (activeKey) list.current?.querySelector(".is-at")?.scrollIntoView({ block: "nearest" });
  }, [activeKey]);
  return list;
}
