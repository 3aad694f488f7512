/**
 * The boxes that scroll an element up and down, the innermost first and the page last, through slots and shadow roots. A box of
 * the page counts while its content is taller than itself.
 */
export function scrollingBoxes(element: Element): readonly [Element, ...Element[]] {
  const page = document.scrollingElement ?? document.documentElement;
  const box = nextScrollingBox(element, page);
  return box ? [box, ...scrollingBoxes(box)] : [page];
}

/** The top of the visible part of a box, in px from the top of the viewport. 0 for the page. */
export function visibleTop(box: Element): number {
  return box === document.scrollingElement ? 0 : Math.max(0, box.getBoundingClientRect().top + box.clientTop);
}

/** Where scroll events of these boxes can be listened to: they do not leave the shadow tree of the box. */
export function treesAround(element: Element): readonly EventTarget[] {
  const trees = new Set<EventTarget>([window]);
  for (let box: Element | null = element; box; box = parentOf(box)) {
    const root = box.getRootNode();
    if (root instanceof ShadowRoot) trees.add(root);
  }
  return [...trees];
}

function nextScrollingBox(element: Element, page: Element): Element | null {
  let box = parentOf(element);
  while (box && box !== page && !scrolls(box)) box = parentOf(box);
  return box === page ? null : box;
}

function scrolls(box: Element): boolean {
  if (!/auto|scroll/.test(getComputedStyle(box).overflowY) || box.scrollHeight <= box.clientHeight) return false;
  // The overflow of the body applies to the viewport, unless the root element has its own.
  return box !== document.body || getComputedStyle(document.documentElement).overflowY !== "visible";
}

/** The element around another one, through slots and shadow roots. */
export function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
