import { useEffect } from "react";
import { useStableCallback } from "../controls/useStableCallback.js";

/** Marks a dialog by `data-page-enlarged` while the visitor has enlarged the page itself, so that two fingers make it small again there. */
export function useEnlargedPage(dialog: () => HTMLElement | null | undefined): void {
  const element = useStableCallback(dialog);
  useEffect(() => {
    const viewport = window.visualViewport;
    const box = element();
    if (!viewport || !box) return;
    const mark = () => box.toggleAttribute("data-page-enlarged", viewport.scale > 1);
    mark();
    viewport.addEventListener("resize", mark);
    return () => viewport.removeEventListener("resize", mark);
  }, [element]);
}
