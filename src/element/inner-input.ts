/**
 * Keeps the native `input` events of the controls inside a shadow root from leaving it: with the element as their target, the page
 * would take them for a change of the element's value. Those of the author's children, which a slot shows, go on.
 */
export function keepInputInside(root: ShadowRoot): void {
  root.addEventListener("input", (event) => {
    // The target is a node, in a frame one of the frame's own class.
    if (root.contains(event.target as Node)) event.stopPropagation();
  });
}
