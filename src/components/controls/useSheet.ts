import { useInsertionEffect } from "react";
import { useHost } from "./host.js";

const adoptedBy = new WeakMap<Element, Set<CSSStyleSheet>>();

/**
 * Adopts the style sheet of a view in the shadow root of its element before the view is painted, once for all views that use it.
 * The sheet of a child comes before the sheet of its parent, so that a parent's rules apply where both have the same weight.
 */
export function useSheet(sheet: CSSStyleSheet): void {
  const { element } = useHost();
  useInsertionEffect(() => {
    const adopted = adoptedBy.get(element) ?? new Set();
    if (adopted.has(sheet)) return;
    adoptedBy.set(element, adopted.add(sheet));
    element.shadowRoot?.adoptedStyleSheets.push(sheet);
  }, [element, sheet]);
}
