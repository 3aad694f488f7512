const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), [tabindex]:not([tabindex="-1"])';

/** The first thing in a surface that takes the keyboard; one marked `data-first-focus` comes before all. */
export function firstFocusable(surface: HTMLElement): HTMLElement | null {
  return surface.querySelector<HTMLElement>("[data-first-focus]") ?? surface.querySelector<HTMLElement>(focusable);
}

/** The focused element of the tree (shadow or document) that an element stands in. */
export function activeElementBeside(element: Node): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}
