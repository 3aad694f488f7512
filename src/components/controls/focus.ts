const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), [tabindex]:not([tabindex="-1"])';

/** The first focusable element of a surface; one marked `data-first-focus` precedes all others. */
export function firstFocusable(surface: ParentNode): HTMLElement | null {
  return surface.querySelector<HTMLElement>("[data-first-focus]") ?? surface.querySelector<HTMLElement>(focusable);
}

/** The focused element of the tree (shadow or document) that an element is in. */
export function activeElementBeside(element: Node): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}
