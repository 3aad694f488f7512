/** Every element around another one, the nearest first, through slots and shadow roots. */
export function around(element: Element): readonly Element[] {
  const parent = parentOf(element);
  return parent ? [parent, ...around(parent)] : [];
}

function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** The elements of a selector in the page and in its open shadow roots, apart from those of the library's own tags. */
export function inPage(selector: string, isOwn: (element: Element) => boolean, root: ParentNode = document): readonly Element[] {
  const inner = [...root.querySelectorAll("*")].flatMap((element) =>
    element.shadowRoot && !isOwn(element) ? inPage(selector, isOwn, element.shadowRoot) : [],
  );
  return [...root.querySelectorAll(selector), ...inner];
}

/** How a message names an element of the page: `div#search.wide`. */
export function nameOf(element: Element): string {
  const id = element.id ? `#${element.id}` : "";
  const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
  return `${element.localName}${id}${classes.join("")}`;
}
