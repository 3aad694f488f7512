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
/** px: a fixed bar lies in a band, and its panels hang under the band. */
const bandPadding = 10;
/** px: a field this near to the start of its box has its panel at the box's own edge. */
const snap = 8;

/**
 * Hangs a panel under its field: start edge on start edge, slid back where it would leave its box. It is placed before it
 * is painted, and again only when the page or the box changes its size, never when its own content does.
 */
export function usePanelPosition({ panel, anchor, within, fixed }: PanelPlace): void {
  useLayoutEffect(() => {
    const surface = panel.current;
    const field = anchor.current;
    if (!surface || !field) return;
    const place = () => placeUnder(surface, field, within?.current ?? null, fixed);
    place();
    if (!fixed) reveal(surface, field);
    const observer = new ResizeObserver(place);
    for (const box of [document.body, field, within?.current]) if (box) observer.observe(box);
    window.addEventListener("resize", place);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", place);
    };
  }, [panel, anchor, within, fixed]);
}

function placeUnder(surface: HTMLElement, field: HTMLElement, within: HTMLElement | null, fixed: boolean): void {
  const page = document.documentElement;
  const box = field.getBoundingClientRect();
  const bounds = within?.getBoundingClientRect() ?? new DOMRect(edge, 0, page.clientWidth - 2 * edge, 0);
  const rightToLeft = getComputedStyle(surface).direction === "rtl";
  const start = rightToLeft ? page.clientWidth - box.right : box.left;
  const from = rightToLeft ? page.clientWidth - bounds.right : bounds.left;
  const last = Math.min(from + bounds.width, page.clientWidth - edge) - surface.offsetWidth;
  const snapped = start - from < snap ? from : start;
  const inline = Math.max(edge, Math.min(snapped, last));
  const under = (within ? bounds.bottom : box.bottom) + (fixed ? gap + bandPadding : gap);
  surface.style.insetInlineStart = `${inline + (fixed || rightToLeft ? 0 : window.scrollX)}px`;
  surface.style.insetBlockStart = `${under + (fixed ? 0 : window.scrollY)}px`;
  if (fixed) surface.style.maxBlockSize = `${window.innerHeight - under - edge}px`;
}

/** Scrolls the page as far as the panel needs to be seen whole, and no further than to the field itself. */
function reveal(surface: HTMLElement, field: HTMLElement): void {
  const below = surface.getBoundingClientRect().bottom + gap - window.innerHeight;
  const top = Math.min(below, field.getBoundingClientRect().top - gap);
  if (below <= 0 || top <= 0) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollBy({ top, behavior: calm ? "auto" : "smooth" });
}
