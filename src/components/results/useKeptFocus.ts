import { useEffect, useRef } from "react";

/**
 * Keeps the keyboard's place in the list: when what had the focus goes, as a Retry button does once it has worked, the
 * list's heading takes it, so that the next Tab goes on from there and not from the top of the page.
 */
export function useKeptFocus() {
  const area = useRef<HTMLElement>(null);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const last = focused.current;
    if (!last || last.isConnected) return;
    focused.current = null;
    const root = area.current?.getRootNode();
    if (root instanceof ShadowRoot && root.activeElement === null) area.current?.querySelector<HTMLElement>("h2")?.focus();
  });
  return {
    ref: area,
    onFocus: (event: { readonly target: Element }) => {
      focused.current = event.target;
    },
    onBlur: (event: { readonly target: Element }) => {
      // A blur of something that stays is the visitor's own move.
      if (event.target.isConnected) focused.current = null;
    },
  };
}
