import { scrollingBoxes, visibleTop } from "../scrollingBoxes.js";
import { scrollForPanel } from "./scrollRestoration.js";

/**
 * The boxes that may be scrolled to show the panel of a field, the innermost first: the boxes around the field, and the page, which grows by
 * its panel. In an application shell the page stays: a panel that made it grow would scroll the shell away.
 */
export function boxesToScroll(field: HTMLElement, page: Element): readonly Element[] {
  const boxes = scrollingBoxes(field);
  const isLocked = [document.documentElement, document.body].some((root) => /hidden|clip/.test(getComputedStyle(root).overflowY));
  const isShell = isLocked || (boxes.length > 1 && page.scrollHeight <= page.clientHeight);
  return isShell ? boxes.filter((box) => box !== page) : boxes;
}

/** px that each box can be scrolled until the field is `gap` px under its top. */
export function distances(boxes: readonly Element[], field: HTMLElement, gap: number): readonly number[] {
  let { top } = field.getBoundingClientRect();
  return boxes.map((box) => {
    const remaining = box.scrollHeight - box.clientHeight - box.scrollTop;
    const distance = Math.max(0, Math.min(remaining, top - gap - visibleTop(box)));
    top -= distance;
    return distance;
  });
}

/** Scrolls by `below` px, or less if the field would leave the view. */
export function scrollIntoReach(boxes: readonly Element[], field: HTMLElement, gap: number, below: number): void {
  const furthest = distances(boxes, field, gap);
  let remaining = below;
  boxes.forEach((box, index) => {
    const top = Math.min(remaining, furthest[index] ?? 0);
    if (top <= 0) return;
    scrollForPanel(box, top);
    remaining -= top;
  });
}
