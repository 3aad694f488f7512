import { visibleTop } from "../scrollingBoxes.js";

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
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  let remaining = below;
  boxes.forEach((box, index) => {
    const distance = Math.min(remaining, furthest[index] ?? 0);
    if (distance <= 0) return;
    box.scrollTo({ top: box.scrollTop + distance, behavior });
    remaining -= distance;
  });
}
