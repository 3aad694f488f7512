import { useEffect, useEffectEvent } from "react";

/**
 * Returns the focus to the opener once its dialog is closed. The browser does so by itself, but only where a press focuses
 * a button, which Safari does not do.
 */
export function useFocusBack(open: boolean, opener: () => HTMLElement | null | undefined): void {
  const focus = useEffectEvent(() => opener()?.focus());
  useEffect(() => {
    if (!open) return;
    return () => focus();
  }, [open]);
}
