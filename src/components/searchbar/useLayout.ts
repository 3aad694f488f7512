import { useCallback, useSyncExternalStore } from "react";
import { desktopWidth, resizeDebounce } from "../../domain/defaults.js";
import { useHost } from "../controls/host.js";

/** How the module is drawn. `compact` is a denser bar, `two-line` sets the button under the segments. */
export type BarLayout = "mobile" | "desktop" | "desktop compact" | "desktop two-line";

/** px: the element's own least width for the desktop bar where nobody chose. */
const desktopOwn = 900;
/** px of own width under which the bar grows denser, and then takes a second line. */
const compactBelow = 1000;
const twoLineBelow = 980;

/** The layout, measured before the first paint and again 50 ms after the element or the viewport stopped changing size. */
export function useLayout(wanted: "auto" | "desktop" | "mobile"): BarLayout {
  const { element } = useHost();
  const subscribe = useCallback((changed: () => void) => onResize(element, changed), [element]);
  const read = () => layoutFor(wanted, { viewport: window.innerWidth, own: element.getBoundingClientRect().width });
  return useSyncExternalStore(subscribe, read, () => "mobile");
}

/** The layout for two widths in px. */
export function layoutFor(wanted: "auto" | "desktop" | "mobile", { viewport, own }: { viewport: number; own: number }): BarLayout {
  const desktop = wanted === "desktop" || (wanted === "auto" && viewport >= desktopWidth && own >= desktopOwn);
  if (!desktop) return "mobile";
  if (own < twoLineBelow) return "desktop two-line";
  return own < compactBelow ? "desktop compact" : "desktop";
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
