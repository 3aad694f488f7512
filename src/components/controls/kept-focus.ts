/** Controls that may get the focus of a removed one; a text field would open the keyboard of a phone. */
const canFollow = 'a[href], button, input:is([type="checkbox"], [type="radio"], [type="range"]), [tabindex]:not([tabindex="-1"])';

/** The attribute of a box that names, by a selector inside it, what gets the focus of a control that is removed from it; empty for what is beside. */
const attribute = "data-next-focus";

/**
 * Gives the focus of a control that is removed, disabled or hidden to another one: the one that the nearest box around it names by
 * `data-next-focus`; else the following, else the preceding control, or the box itself if a script can focus it, beginning with the
 * innermost box that is left. What focuses something itself as it removes a control precedes this. Returns a function that stops it.
 */
export function keepFocus(root: ShadowRoot): () => void {
  let last: Element | null = null;
  /** The boxes around it, the innermost first, beginning with itself. */
  let path: readonly Element[] = [];
  const onFocusIn = (event: Event) => {
    const [target] = event.composedPath();
    if (!(target instanceof Element)) return;
    last = target;
    path = pathOf(target);
  };
  const onFocusOut = ({ target }: Event) =>
    // A control that can still be used afterwards was left by the visitor.
    queueMicrotask(() => {
      if (last === target && last && isUsable(last)) last = null;
    });
  const observer = new MutationObserver((records) => {
    if (!last || isUsable(last) || !root.host.isConnected) return;
    const lost = last;
    last = null;
    const active = activeElement();
    if (active !== null && active !== lost) return;
    nextOf(lost, path, records)?.focus({ preventScroll: true });
  });
  root.addEventListener("focusin", onFocusIn);
  root.addEventListener("focusout", onFocusOut);
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "hidden", "inert"] });
  return () => {
    root.removeEventListener("focusin", onFocusIn);
    root.removeEventListener("focusout", onFocusOut);
    observer.disconnect();
  };
}

function pathOf(element: Element): readonly Element[] {
  const parent = element.parentElement;
  return parent ? [element, ...pathOf(parent)] : [element];
}

/** Without a look at the layout. */
const isUsable = (control: Element) => control.isConnected && !control.matches(":disabled, :is([hidden], [inert]) *, [hidden], [inert]");

/** The focused element of the page, inside whichever tag; null where nothing has the focus. */
function activeElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === null || active === document.body || active.shadowRoot ? null : active;
}

function nextOf(lost: Element, path: readonly Element[], records: readonly MutationRecord[]): HTMLElement | null {
  const index = path.findIndex((box) => box.isConnected && (box !== lost || isUsable(box)));
  const box = path[index] ?? null;
  const gone = (box ? path[index - 1] : path.at(-1)) ?? lost;
  return named(box) ?? beside(...besideOf(gone, box, records)) ?? (box && around(box)) ?? anywhere(records);
}

function named(around: Element | null): HTMLElement | null {
  const box = around?.closest(`[${attribute}]`);
  const next = box?.querySelector<HTMLElement>(box.getAttribute(attribute) || ":not(*)");
  return next && canTake(next) ? next : null;
}

/** What follows and what precedes a node, or did before it was removed from its box. */
function besideOf(gone: Element, box: Element | null, records: readonly MutationRecord[]): [Node | null, Node | null] {
  if (gone.isConnected) return [gone.nextSibling, gone.previousSibling];
  const record = records.find(({ removedNodes }) => [...removedNodes].includes(gone));
  return [record?.nextSibling ?? null, record?.previousSibling ?? box?.lastChild ?? null];
}

/** The first control among what follows, or the last among what precedes. */
function beside(next: Node | null, previous: Node | null): HTMLElement | null {
  for (let node = next; node; node = node.nextSibling) {
    const first = controlsIn(node)[0];
    if (first) return first;
  }
  for (let node = previous; node; node = node.previousSibling) {
    const last = controlsIn(node).at(-1);
    if (last) return last;
  }
  return null;
}

function around(box: Element): HTMLElement | null {
  if (box instanceof HTMLElement && box.hasAttribute("tabindex") && canTake(box)) return box;
  const found = beside(box.nextSibling, box.previousSibling);
  return found ?? (box.parentElement && around(box.parentElement));
}

function anywhere([record]: readonly MutationRecord[]): HTMLElement | null {
  const root = record?.target.getRootNode();
  return root instanceof ShadowRoot ? ([...root.children].flatMap(controlsIn)[0] ?? null) : null;
}

function controlsIn(node: Node): HTMLElement[] {
  if (!(node instanceof Element)) return [];
  const inside = [...node.querySelectorAll<HTMLElement>(canFollow)];
  return (node instanceof HTMLElement && node.matches(canFollow) ? [node, ...inside] : inside).filter(canTake);
}

const canTake = (control: HTMLElement) => isUsable(control) && control.checkVisibility({ visibilityProperty: true });
