import { useEffect, useRef } from "react";
import { focusHeading } from "./list-heading.js";

/**
 * Keeps the focus position in the list: when the focused element is removed, as a Retry button is once it has
 * worked, the list's heading gets the focus, so that the next Tab continues from there and not from the top of the page.
 */
export function useKeptFocus() {
  const area = useRef<HTMLElement>(null);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const last = focused.current;
    if (!last || last.isConnected) return;
    focused.current = null;
    const root = area.current?.getRootNode();
    if (root instanceof ShadowRoot && root.activeElement === null) focusHeading(area.current);
  });
  return {
    ref: area,
    onFocus: (event: { readonly target: Element }) => {
      focused.current = event.target;
    },
    onBlur: ({ target }: { readonly target: Element }) => {
      // The blur of an element that is still there afterwards is the choice of the visitor.
      queueMicrotask(() => {
        if (target.isConnected && focused.current === target) focused.current = null;
      });
    },
  };
}
