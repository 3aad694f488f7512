import { autoUpdate, computePosition, offset, shift } from "@floating-ui/dom";
import { useLayoutEffect, type RefObject } from "react";
import { scrollingBoxes, visibleTop } from "./scrollingBoxes.js";

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
const growth = 480;

/**
 * Places a panel under its field, start edge on start edge, slid back where it would leave its box: before it is painted, and
 * whenever the field moves. What scrolls the field is scrolled until the panel is seen.
 */
export function usePanelPosition({ panel, anchor, within, fixed }: PanelPlace): void {
  useLayoutEffect(() => {
    const surface = panel.current;
    const field = anchor.current;
    if (!surface || !field) return;
    const page = document.scrollingElement ?? document.documentElement;
    const boxes = fixed ? [] : boxesToScroll(field, page);
    const onPage = boxes.includes(page);
    surface.style.position = onPage ? "absolute" : "fixed";
    surface.classList.toggle("is-fixed", !onPage);
    const place = async () => {
      const { x, y } = await placeUnder(surface, field, within?.current ?? null);
      if (!onPage) limitHeight(surface, window.innerHeight - edge - y + sum(distances(boxes, field)));
      surface.style.left = `${x + (onPage ? window.scrollX : 0)}px`;
      surface.style.top = `${y + (onPage ? window.scrollY : 0)}px`;
      return y;
    };
    const stop = autoUpdate(field, surface, () => void place());
    void place().then((top) => surface.isConnected && reveal(boxes, field, top + Math.max(surface.offsetHeight, growth)));
    return stop;
  }, [panel, anchor, within, fixed]);
}

/**
 * What scrolls a field: the boxes around it, and the page, which grows by its panel. In an application shell the page stays, and
 * a panel that made it grow would scroll the shell away.
 */
function boxesToScroll(field: HTMLElement, page: Element): readonly Element[] {
  const boxes = scrollingBoxes(field);
  const isLocked = [document.documentElement, document.body].some((root) => /hidden|clip/.test(getComputedStyle(root).overflowY));
  const isShell = isLocked || (boxes.length > 1 && page.scrollHeight <= page.clientHeight);
  return isShell ? boxes.filter((box) => box !== page) : boxes;
}

/**
 * Where a panel lies in the viewport, in px from its left and its top; its promise is settled before the next paint. Coordinates
 * of the page would be wrong by a margin of the document's element, which `computePosition` takes off.
 */
function placeUnder(surface: HTMLElement, field: HTMLElement, within: HTMLElement | null): Promise<{ x: number; y: number }> {
  const { clientWidth } = document.documentElement;
  const own = field.getBoundingClientRect();
  const box = within?.getBoundingClientRect() ?? new DOMRect(edge, own.top, clientWidth - 2 * edge, own.height);
  const left = own.left - box.left < snap ? box.left : own.left;
  const right = box.right - own.right < snap ? box.right : own.right;
  const anchor = { getBoundingClientRect: () => new DOMRect(left, box.top, right - left, box.height), contextElement: field };
  return computePosition(anchor, surface, {
    strategy: "fixed",
    placement: "bottom-start",
    middleware: [offset(gap), shift({ rootBoundary: boundsOf(surface, box) })],
  });
}

/** The viewport up to the end of a box; one that is too small for the panel is left at its start. */
function boundsOf(surface: HTMLElement, box: DOMRect) {
  const { clientWidth, clientHeight } = document.documentElement;
  const rightToLeft = getComputedStyle(surface).direction === "rtl";
  const left = rightToLeft ? Math.min(Math.max(box.left, edge), clientWidth - edge - surface.offsetWidth) : edge;
  const right = rightToLeft ? clientWidth - edge : Math.min(box.right, clientWidth - edge);
  return { x: left, y: 0, width: right - left, height: clientHeight };
}

/** One that lists hang over scrolls only where it is too tall: inside what scrolls they no longer could. */
function limitHeight(surface: HTMLElement, height: number): void {
  surface.style.maxBlockSize = `${Math.floor(height)}px`;
  const content = [...surface.children].reduce((total, part) => total + part.clientHeight, 0);
  surface.classList.toggle("scrolls", content > surface.clientHeight);
}

/** px that each box can be scrolled until the field is at its top, the innermost first. */
function distances(boxes: readonly Element[], field: HTMLElement): readonly number[] {
  let { top } = field.getBoundingClientRect();
  return boxes.map((box) => {
    const remaining = box.scrollHeight - box.clientHeight - box.scrollTop;
    const distance = Math.max(0, Math.min(remaining, top - gap - visibleTop(box)));
    top -= distance;
    return distance;
  });
}

/** Scrolls as far as the panel needs to be seen whole, and no further than to the field itself. */
function reveal(boxes: readonly Element[], field: HTMLElement, panelBottom: number): void {
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  let below = panelBottom + gap - window.innerHeight;
  const reachable = distances(boxes, field);
  boxes.forEach((box, index) => {
    const top = Math.min(below, reachable[index] ?? 0);
    if (top <= 0) return;
    box.scrollBy({ top, behavior });
    below -= top;
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
