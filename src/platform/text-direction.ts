/** Whether the text of an element runs from right to left; false without an element. */
export function isRightToLeft(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).direction === "rtl";
}
