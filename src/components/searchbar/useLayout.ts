import { useCallback, useSyncExternalStore } from "react";
import { compactBarBelow, desktopBarWidth, desktopWidth, resizeDebounce, twoLineBarBelow } from "../../domain/defaults.js";
import { useHost } from "../controls/host.js";

/** The layout of the module. `compact` is a denser bar, `two-line` sets the button under the segments. */
export type BarLayout = "mobile" | "desktop" | "desktop compact" | "desktop two-line";

/** The layout, measured before the first paint and again 50 ms after the element or the viewport stopped changing size. */
export function useLayout(wanted: "auto" | "desktop" | "mobile"): BarLayout {
  const { element } = useHost();
  const subscribe = useCallback((changed: () => void) => onResize(element, changed), [element]);
  const read = () => layoutFor(wanted, { viewport: window.innerWidth, own: element.getBoundingClientRect().width });
  return useSyncExternalStore(subscribe, read, () => "mobile");
}

/** The layout for two widths in px. */
export function layoutFor(wanted: "auto" | "desktop" | "mobile", { viewport, own }: { viewport: number; own: number }): BarLayout {
  const desktop = wanted === "desktop" || (wanted === "auto" && viewport >= desktopWidth && own >= desktopBarWidth);
  if (!desktop) return "mobile";
  if (own < twoLineBarBelow) return "desktop two-line";
  return own < compactBarBelow ? "desktop compact" : "desktop";
}

function onResize(element: HTMLElement, changed: () => void): () => void {
  let timer = 0;
  const later = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(changed, resizeDebounce);
  };
  const observer = new ResizeObserver(later);
  observer.observe(element);
  window.addEventListener("resize", later);
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener("resize", later);
  };
}
