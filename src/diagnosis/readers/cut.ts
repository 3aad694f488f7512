import { around, nameOf } from "./around.js";

/** Edges in px from the left and the top of the viewport. */
interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Named = { readonly box: string; readonly property: string };

export interface Cut {
  /** The box that cuts a part off which nobody can scroll to; null without one. */
  readonly by: Named | null;
  /** Its place does not depend on the scrolling of the page: a box around it scrolls, or is fixed in the window. */
  readonly isOffPage: boolean;
}

/** px: what is cut less than this is a shadow. */
const least = 8;

const scrolling = /auto|scroll/;
const clipping = /hidden|clip/;

/** Whether a box keeps what is inside it from being painted outside, without scrolling: the property that does. */
function clippingProperty(style: CSSStyleDeclaration, axis: "overflowX" | "overflowY"): string | null {
  if (clipping.test(style[axis])) return `overflow: ${style[axis]}`;
  if (scrolling.test(style[axis])) return null;
  if (/paint|strict|content/.test(style.contain)) return `contain: ${style.contain}`;
  return /auto|hidden/.test(style.contentVisibility) ? `content-visibility: ${style.contentVisibility}` : null;
}

const isInTopLayer = (box: Element) => box.matches(":modal, :popover-open, :fullscreen");

/** The overflow of the body is the window's, unless the root element has its own. */
const isOfWindow = (box: Element) =>
  box === document.documentElement || (box === document.body && getComputedStyle(document.documentElement).overflowY === "visible");

function innerEdges(box: Element): Edges {
  const { left, top } = box.getBoundingClientRect();
  const [x, y] = [left + box.clientLeft, top + box.clientTop];
  return { left: x, top: y, right: x + box.clientWidth, bottom: y + box.clientHeight };
}

const isEmpty = ({ left, top, right, bottom }: Edges) => right - left < 1 || bottom - top < 1;
const meets = (one: Edges, other: Edges) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const canCut = (box: Element, { display }: CSSStyleDeclaration) => !isOfWindow(box) && !/^(?:contents|inline)$/.test(display);

/** Follows the boxes around an element outwards. Of a box that scrolls it is the box that the next one may cut. */
export function readCut(element: Element): Cut {
  let edges: Edges = element.getBoundingClientRect();
  let isFree = false;
  let isOffPage = false;
  let inner = element;
  for (const box of around(element)) {
    const { position } = getComputedStyle(inner);
    if (position === "fixed" || isInTopLayer(inner)) return { by: null, isOffPage: true };
    const style = getComputedStyle(box);
    // An absolute box is cut by the box that it is placed in, and not by those between.
    isFree = (isFree || position === "absolute") && style.position === "static" && style.transform === "none";
    inner = box;
    if (isFree || !canCut(box, style)) continue;
    const own = innerEdges(box);
    const by = cutBy(box, style, edges, own);
    if (by) return { by, isOffPage };
    if (!scrolling.test(style.overflowY) && !scrolling.test(style.overflowX)) continue;
    isOffPage ||= scrolling.test(style.overflowY);
    edges = own;
  }
  return { by: null, isOffPage };
}

/** A box that shows nothing of the element hides it on purpose, as a closed panel does. */
function cutBy(box: Element, style: CSSStyleDeclaration, edges: Edges, own: Edges): Named | null {
  if (isEmpty(own) || isEmpty(edges) || !meets(edges, own)) return null;
  const down = clippingProperty(style, "overflowY");
  const across = clippingProperty(style, "overflowX");
  const isCutDown = edges.bottom - own.bottom > least || own.top - edges.top > least;
  const isCutAcross = edges.right - own.right > least || own.left - edges.left > least;
  if (down && isCutDown) return { box: nameOf(box), property: down };
  return across && isCutAcross ? { box: nameOf(box), property: across } : null;
}

const samples = [0.1, 0.3, 0.5, 0.7, 0.9];

/** The box whose clip-path hides a part of the element that is inside the window; null without one, and where that cannot be seen. */
export function readClipPath(element: Element): Named | null {
  const box = [element, ...around(element)].find((one) => getComputedStyle(one).clipPath !== "none");
  const root = element.getRootNode();
  if (!box || !(root instanceof Document || root instanceof ShadowRoot)) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const visible = { right: Math.min(left + width, innerWidth), bottom: Math.min(top + height, innerHeight) };
  const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
  const points = samples.flatMap((across) =>
    samples.map((down) => ({ x: x + (visible.right - x) * across, y: y + (visible.bottom - y) * down })),
  );
  const hits = points.filter((point) => root.elementsFromPoint(point.x, point.y).includes(element)).length;
  return hits > 0 && hits < points.length ? { box: nameOf(box), property: `clip-path: ${getComputedStyle(box).clipPath}` } : null;
}
