import { useLayoutEffect, type RefObject } from "react";

interface PanelPlace {
  readonly panel: RefObject<HTMLElement | null>;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly within: RefObject<HTMLElement | null> | null;
  readonly fixed: boolean;
}

/** px between the field and its panel, and between a panel and the viewport's edge. */
const gap = 12;
const edge = 8;
/** px: a field this near to the start of its box has its panel at the box's own edge. */
const snap = 8;
/** px: what opens small may grow, as a party does by its children, and is not to grow out of view. */
const room = 480;

/**
 * Hangs a panel under its field: start edge on start edge, slid back where it would leave its box. It is placed before it
 * is painted, and again only when the page or the box changes its size; its own content moves it nowhere.
 */
export function usePanelPosition({ panel, anchor, within, fixed }: PanelPlace): void {
  useLayoutEffect(() => {
    const surface = panel.current;
    const field = anchor.current;
    if (!surface || !field) return;
    const place = () => placeUnder(surface, field, within?.current ?? null, fixed);
    const { top, bottom } = place();
    if (!fixed) reveal(top, bottom);
    const observer = new ResizeObserver(place);
    for (const box of [document.body, field, within?.current, fixed && surface]) if (box) observer.observe(box);
    window.addEventListener("resize", place);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", place);
    };
  }, [panel, anchor, within, fixed]);
}

/**
 * Answers where in the viewport the field begins and the room for the panel ends, in px. All is read before it is written: one
 * layout will do, but for a fixed panel's own height.
 */
function placeUnder(surface: HTMLElement, field: HTMLElement, within: HTMLElement | null, fixed: boolean): { top: number; bottom: number } {
  const page = document.documentElement;
  const box = field.getBoundingClientRect();
  const bounds = within?.getBoundingClientRect() ?? new DOMRect(edge, 0, page.clientWidth - 2 * edge, 0);
  const rightToLeft = getComputedStyle(surface).direction === "rtl";
  const start = rightToLeft ? page.clientWidth - box.right : box.left;
  const from = rightToLeft ? page.clientWidth - bounds.right : bounds.left;
  const { offsetWidth: width, offsetHeight: height } = surface;
  const last = Math.min(from + bounds.width, page.clientWidth - edge) - width;
  const snapped = start - from < snap ? from : start;
  const inline = Math.max(edge, Math.min(snapped, last));
  const under = (within ? bounds.bottom : box.bottom) + gap;
  surface.style.insetInlineStart = `${inline + (fixed || rightToLeft ? 0 : window.scrollX)}px`;
  surface.style.insetBlockStart = `${under + (fixed ? 0 : window.scrollY)}px`;
  if (fixed) {
    surface.style.maxBlockSize = `${window.innerHeight - under - edge}px`;
    // One that lists hang over scrolls only then: inside what scrolls they no longer could.
    const content = [...surface.children].reduce((sum, part) => sum + part.clientHeight, 0);
    surface.classList.toggle("scrolls", content > surface.clientHeight);
  }
  return { top: box.top, bottom: under + Math.max(height, room) };
}

/** Scrolls the page as far as the panel needs to be seen whole, and no further than to the field itself. */
function reveal(fieldTop: number, panelBottom: number): void {
  const below = panelBottom + gap - window.innerHeight;
  const top = Math.min(below, fieldTop - gap);
  if (below <= 0 || top <= 0) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollBy({ top, behavior: calm ? "auto" : "smooth" });
}
