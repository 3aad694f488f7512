import { useEffect, useRef } from "react";

/**
 * Returns the focus to the opener once its dialog is closed. The browser does so by itself, but only where a press focuses
 * a button, which Safari does not do.
 */
export function useFocusBack(open: boolean, opener: () => HTMLElement | null | undefined): void {
  const latest = useRef(opener);
  useEffect(() => {
    latest.current = opener;
  });
  useEffect(() => {
    if (!open) return;
    return () => latest.current()?.focus();
  }, [open]);
}
