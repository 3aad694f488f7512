import { firstFocusable } from "../components/controls/focus.js";

/** What an element focuses, and where the browser shows the message about its value; undefined before its first render. */
export function fieldOf({ shadowRoot }: HTMLElement): HTMLElement | undefined {
  return (shadowRoot && firstFocusable(shadowRoot)) ?? undefined;
}

/** Focuses the field when a label of the element is clicked: such a click reaches the element itself, and none of its contents. */
export function focusByLabel(element: HTMLElement): void {
  element.addEventListener("click", (event) => {
    if (event.composedPath()[0] === element) fieldOf(element)?.focus();
  });
}

/** Returns a function that follows `autofocus` once, as soon as there is a field. */
export function createAutofocus(element: HTMLElement): () => void {
  let isDone = false;
  return () => {
    const field = fieldOf(element);
    if (isDone || !element.hasAttribute("autofocus") || !field) return;
    isDone = true;
    // Leaves the focus of a visitor who is already somewhere.
    if (document.activeElement === document.body) field.focus();
  };
}
