import { parentOf, scrollingBoxes } from "../scrollingBoxes.js";

/** What a panel may do to show itself, by what is around its field. */
export interface Surroundings {
  /** Boxes that can be scrolled to show the panel, the innermost first. */
  readonly boxes: readonly Element[];
  /** The page grows by the panel and moves it; otherwise it is placed in the viewport and is never taller than what can be seen. */
  readonly onPage: boolean;
}

/** `fixed`: the field is known to be positioned in the viewport, so that nothing is scrolled. */
export function surroundingsOf(field: HTMLElement, fixed: boolean): Surroundings {
  if (fixed) return { boxes: [], onPage: false };
  const page = document.scrollingElement ?? document.documentElement;
  const around = ancestorsOf(field);
  const held = heldBy(around);
  const boxes = scrollingBoxes(field);
  if (held) return { boxes: boxes.filter((box) => around.slice(0, around.indexOf(held) + 1).includes(box)), onPage: false };
  if (isShell(around, boxes, page)) return { boxes: boxes.filter((box) => box !== page), onPage: false };
  const own = field.getRootNode();
  return { boxes, onPage: !around.some((box) => box.getRootNode() !== own && isTransformed(getComputedStyle(box))) };
}

/** Every element around another one, the nearest first, through slots and shadow roots. */
function ancestorsOf(element: Element): readonly Element[] {
  const parent = parentOf(element);
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

/** The nearest box that stays where it is while the page is scrolled: in the top layer, or fixed in the viewport. */
function heldBy(around: readonly Element[]): Element | null {
  let fixed: Element | null = null;
  for (const box of around) {
    if (isInTopLayer(box)) return fixed ?? box;
    // A fixed box inside of it moves with it.
    if (fixed && containsFixedBoxes(box)) fixed = null;
    else if (getComputedStyle(box).position === "fixed") fixed ??= box;
  }
  return fixed;
}

const isInTopLayer = (box: Element) => box !== document.documentElement && box.matches(":modal, :popover-open, :fullscreen");

const isTransformed = ({ transform, translate, rotate, scale, perspective, filter, backdropFilter }: CSSStyleDeclaration) =>
  [transform, translate, rotate, scale, perspective, filter, backdropFilter].some((value) => value && value !== "none");

/** Whether a box is the containing block of fixed boxes inside it. */
function containsFixedBoxes(box: Element): boolean {
  const style = getComputedStyle(box);
  return (
    isTransformed(style) ||
    /transform|translate|rotate|scale|perspective|filter|contain/.test(style.willChange) ||
    /paint|layout|strict|content/.test(style.contain)
  );
}

/** In an application shell the page stays: a panel that made it grow would scroll the shell away. */
function isShell(around: readonly Element[], boxes: readonly Element[], page: Element): boolean {
  const roots = [document.documentElement, document.body];
  if (roots.some((root) => /hidden|clip/.test(getComputedStyle(root).overflowY))) return true;
  if (page.scrollHeight > page.clientHeight) return false;
  return boxes.length > 1 || around.some((box) => !roots.some((root) => root === box) && clipsWindow(box));
}

/** Whether a box cuts what is inside it where the window ends. */
function clipsWindow(box: Element): boolean {
  return getComputedStyle(box).overflowY !== "visible" && Math.abs(box.getBoundingClientRect().bottom - window.innerHeight) <= 1;
}
