import { useInsertionEffect } from "react";
import { adoptSheets } from "../../platform/adopted-sheets.js";
import { useHost } from "./host.js";

/**
 * Adopts the style sheet of a view in the shadow root of its element before the view is painted, once for all views that use it.
 * The sheet of a child comes before the sheet of its parent, so that a parent's rules apply where both have the same weight.
 */
export function useSheet(sheet: CSSStyleSheet): void {
  const { element } = useHost();
  useInsertionEffect(() => {
    if (element.shadowRoot) adoptSheets(element.shadowRoot, [sheet]);
  }, [element, sheet]);
}
