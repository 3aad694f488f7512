/** The accessible name that the page gives an element: its `aria-label`, otherwise the text of its labels. */
export function labelOf(element: HTMLElement, { labels }: ElementInternals): string {
  return element.ariaLabel ?? [...labels].map((label) => textOf(label, element).trim()).join(" ");
}

/** The text in a node, without the text in one of its descendants. */
function textOf(node: Node, excluded: Node): string {
  if (node === excluded) return "";
  return node instanceof Text ? node.data : [...node.childNodes].map((child) => textOf(child, excluded)).join("");
}
