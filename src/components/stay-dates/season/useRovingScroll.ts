import { useLayoutEffect, type RefObject } from "react";

/** Scrolls a box along its line so that its stop of the Tab key is in the middle, without a move of the page; again when `key` changes. */
export function useRovingScroll(box: RefObject<HTMLElement | null>, key: string): void {
  useLayoutEffect(() => {
    const stop = box.current?.querySelector('[tabindex="0"]');
    if (!stop) return;
    const [around, at] = [box.current?.getBoundingClientRect(), stop.getBoundingClientRect()];
    if (around) box.current?.scrollBy({ left: at.left + at.width / 2 - (around.left + around.width / 2), behavior: "instant" });
  }, [box, key]);
}

/** Whether text and columns run from right to left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === "rtl";
}
