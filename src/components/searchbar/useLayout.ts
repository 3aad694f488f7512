import { useState, useSyncExternalStore } from "react";
import { compactBarBelow, desktopBarWidth, desktopWidth, resizeDebounce, twoLineBarBelow } from "../../domain/defaults.js";
import { fontScale, mediaLength } from "../../platform/font-size.js";
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
  /** Whether the viewport has the width of the desktop layouts. */
  readonly isWide: boolean;
  /** px of the element as the design counts them: the larger the visitor's letters, the fewer there are. */
  readonly own: number;
}

/** The widths as they were measured last: to measure them in each drawing would make the browser lay the page out each time. */
function measured(element: HTMLElement) {
  const ownWidth = () => element.getBoundingClientRect().width;
  const measure = (own?: number): Widths => widthsOf(element, () => (own ??= ownWidth()));
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

/** `ownWidth`, in px, is called when it is needed: for it the browser lays the page out, which a phone's first screen does without. */
export function widthsOf(element: HTMLElement, ownWidth: () => number): Widths {
  return {
    isWide: matchMedia(`(min-width: ${mediaLength(desktopWidth)})`).matches,
    get own() {
      return ownWidth() / fontScale(element);
    },
  };
}

/** The layout for two widths. */
export function layoutFor(wanted: "auto" | "desktop" | "mobile", widths: Widths): BarLayout {
  if (wanted === "mobile") return "mobile";
  if (wanted === "auto" && (!widths.isWide || widths.own < desktopBarWidth)) return "mobile";
  const { own } = widths;
  if (own < twoLineBarBelow) return "desktop two-line";
  return own < compactBarBelow ? "desktop compact" : "desktop";
}
