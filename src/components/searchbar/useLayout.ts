import { useState, useSyncExternalStore } from "react";
import { compactBarBelow, desktopBarWidth, desktopWidth, resizeDebounce, twoLineBarBelow } from "../../domain/defaults.js";
import { fontScale } from "../../platform/font-size.js";
import { useHost } from "../controls/host.js";

/** The layout of the module. `compact` is a denser bar, `two-line` sets the button under the segments. */
export type BarLayout = "mobile" | "desktop" | "desktop compact" | "desktop two-line";

/** The layout, measured before the first paint and again 50 ms after the element or the viewport stopped changing size. */
export function useLayout(wanted: "auto" | "desktop" | "mobile"): BarLayout {
  const { element } = useHost();
  const [{ subscribe, widths }] = useState(() => measured(element));
  return useSyncExternalStore(
    subscribe,
    () => layoutFor(wanted, widths()),
    () => "mobile",
  );
}

interface Widths {
  readonly viewport: number;
  readonly own: number;
}

/**
 * The widths as they were measured last: to read them in each drawing would make the browser lay the page out each time. The
 * element's own is read again where the browser has laid it out anyway.
 */
function measured(element: HTMLElement) {
  const ownWidth = () => element.getBoundingClientRect().width;
  const measure = (own = ownWidth()): Widths => scaled(element, { viewport: window.innerWidth, own });
  let last: Widths | null = null;
  return {
    widths: () => (last ??= measure()),
    subscribe(changed: () => void): () => void {
      let timer = 0;
      let own: number | undefined;
      const later = () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(() => {
          last = measure(own);
          changed();
        }, resizeDebounce);
      };
      const observer = new ResizeObserver(() => {
        own = ownWidth();
        later();
      });
      observer.observe(element);
      window.addEventListener("resize", later);
      return () => {
        window.clearTimeout(timer);
        observer.disconnect();
        window.removeEventListener("resize", later);
      };
    },
  };
}

/** px as the design counts them: the larger the visitor's letters, the fewer there are. */
export function scaled(element: HTMLElement, { viewport, own }: Widths): Widths {
  const scale = fontScale(element);
  return { viewport: viewport / scale, own: own / scale };
}

/** The layout for two widths in px of the design. */
export function layoutFor(wanted: "auto" | "desktop" | "mobile", { viewport, own }: Widths): BarLayout {
  const desktop = wanted === "desktop" || (wanted === "auto" && viewport >= desktopWidth && own >= desktopBarWidth);
  if (!desktop) return "mobile";
  if (own < twoLineBarBelow) return "desktop two-line";
  return own < compactBarBelow ? "desktop compact" : "desktop";
}
