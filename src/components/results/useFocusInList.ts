import { useLayoutEffect } from "react";
import { useHost } from "../controls/host.js";
import { focusHeading } from "./list-heading.js";

/**
 * After a dialog of the results closes, the focus returns to its opener. If that is gone, as the button of a shortlist that was emptied
 * and the sort of a list with one stay are, the list's heading gets the focus.
 */
export function useFocusInList(open: boolean): void {
  const { element } = useHost();
  useLayoutEffect(() => {
    if (!open) return;
    return () => {
      const root = element.shadowRoot;
      if (root?.activeElement === null) focusHeading(root, { preventScroll: true });
    };
  }, [open, element]);
}
