import { computePosition, offset, shift, type Platform, type Rect } from "@floating-ui/core";
import { autoUpdate } from "@floating-ui/dom";
import { isRightToLeft } from "../../../platform/text-direction.js";
import { panelEdge as edge, panelGap as gap, type FollowField } from "../panel-place.js";
import { distances, scrollIntoReach } from "./panelScrolling.js";
import { surroundingsOf } from "./surroundings.js";

/** px: with a field this close to the start of its box, the panel aligns with the box. */
const snap = 8;
/** px: where neither side of the field has as much, a panel covers the field instead of shrinking further. */
const least = 240;

type Side = "bottom" | "top";

/**
 * Places a panel under its field, start edge on start edge, moved back where it would leave the box `within`: before the next paint,
 * and whenever the field moves. The boxes that scroll the field are scrolled until the panel is in view. Where the page does not
 * move the field, the panel is placed above it if only there is space enough, and shrinks to what can be seen.
 */
export const followField: FollowField = (panel, field, { within, fixed }) => {
  const { boxes, onPage } = surroundingsOf(field, fixed);
  panel.style.position = onPage ? "absolute" : "fixed";
  panel.classList.toggle("is-fixed", !onPage);
  const used = new AbortController();
  for (const use of ["pointerdown", "keydown", "wheel"])
    panel.addEventListener(use, () => used.abort(), { capture: true, passive: true, signal: used.signal });
  let side: Side | null = null;
  const place = async () => {
    const { anchor, box } = anchorOf(field, within());
    if (!onPage) {
      const further = distances(boxes, field, gap).reduce((sum, distance) => sum + distance, 0);
      const room = { bottom: window.innerHeight - edge - (anchor.bottom + gap) + further, top: anchor.top - gap - edge };
      // Once the visitor uses a panel, it does not change sides.
      if (!side || !used.signal.aborted) side = sideFor(heightOf(panel), room);
      limitHeight(panel, Math.max(room[side], Math.min(least, window.innerHeight - 2 * edge)));
    }
    const { x, y } = await placeBeside(panel, field, { anchor, bounds: boundsOf(panel, box), side: side ?? "bottom" });
    const top = onPage || distances(boxes, field, gap).some(Boolean) ? y : withinWindow(panel, y, anchor);
    panel.style.left = `${x + (onPage ? window.scrollX : 0)}px`;
    panel.style.top = `${top + (onPage ? window.scrollY : 0)}px`;
    panel.dataset["placed"] = "";
    return top;
  };
  let reached = 0;
  // As tall as it opens, or as its content makes it before the visitor uses it: nothing moves away from under the pointer afterwards.
  const reach = (top: number) => {
    const height = panel.offsetHeight;
    if (side === "top" || used.signal.aborted || height <= reached || !panel.isConnected) return;
    reached = height;
    scrollIntoReach(boxes, field, gap, top + height + gap - window.innerHeight);
  };
  const update = () => void place().then(reach);
  let frame = 0;
  let placed = false;
  const stop = autoUpdate(field, panel, () => {
    cancelAnimationFrame(frame);
    // A limit that changes while sizes are observed would be observed again in the same frame, which the browser reports as an error.
    if (placed && !onPage) frame = requestAnimationFrame(update);
    else update();
    placed = true;
  });
  return () => {
    used.abort();
    cancelAnimationFrame(frame);
    stop();
  };
};

/** The side of the field that a panel of this height is placed on, in px. */
function sideFor(height: number, room: Readonly<Record<Side, number>>): Side {
  return height <= room.bottom || (height > room.top && room.bottom >= room.top) ? "bottom" : "top";
}

/** The `top` of a panel that would end outside the window beside a field inside it. */
function withinWindow(panel: HTMLElement, top: number, anchor: DOMRect): number {
  if (anchor.bottom < 0 || anchor.top > window.innerHeight) return top;
  return Math.max(edge, Math.min(top, window.innerHeight - edge - panel.offsetHeight));
}

/** Measures in the viewport, where popovers are: the library's own platform subtracts the margins of the root element. */
const platformOf = (panel: HTMLElement, anchor: DOMRect, bounds: Rect): Platform => ({
  getElementRects: () => ({ reference: anchor, floating: { x: 0, y: 0, width: panel.offsetWidth, height: panel.offsetHeight } }),
  getDimensions: () => ({ width: panel.offsetWidth, height: panel.offsetHeight }),
  getClippingRect: () => bounds,
  isRTL: () => isRightToLeft(panel),
});

interface Place {
  readonly anchor: DOMRect;
  readonly bounds: Rect;
  readonly side: Side;
}

/** The position of a panel, in px from the left and the top of the viewport. The promise is settled before the next paint. */
function placeBeside(panel: HTMLElement, field: HTMLElement, { anchor, bounds, side }: Place): Promise<{ x: number; y: number }> {
  return computePosition(field, panel, {
    platform: platformOf(panel, anchor, bounds),
    placement: `${side}-start`,
    middleware: [offset(gap), shift()],
  });
}

/** What a panel is placed beside, and the box that it does not leave. */
function anchorOf(field: HTMLElement, within: HTMLElement | null): { anchor: DOMRect; box: DOMRect } {
  const { clientWidth } = document.documentElement;
  const own = field.getBoundingClientRect();
  const box = within?.getBoundingClientRect() ?? new DOMRect(edge, own.top, clientWidth - 2 * edge, own.height);
  const left = own.left - box.left < snap ? box.left : own.left;
  const right = box.right - own.right < snap ? box.right : own.right;
  return { anchor: new DOMRect(left, box.top, right - left, box.height), box };
}

/** The viewport up to the end of a box; a panel that is wider than the box extends beyond its start. */
function boundsOf(panel: HTMLElement, box: DOMRect): Rect {
  const { clientWidth, clientHeight } = document.documentElement;
  const rightToLeft = isRightToLeft(panel);
  const left = rightToLeft ? Math.min(Math.max(box.left, edge), clientWidth - edge - panel.offsetWidth) : edge;
  const right = rightToLeft ? clientWidth - edge : Math.min(box.right, clientWidth - edge);
  return { x: left, y: 0, width: right - left, height: clientHeight };
}

const contentHeight = (panel: HTMLElement) => [...panel.children].reduce((total, part) => total + part.clientHeight, 0);

/** The height of a panel if nothing limits it. */
const heightOf = (panel: HTMLElement) => contentHeight(panel) + panel.offsetHeight - panel.clientHeight;

/** A panel whose lists extend over its edge scrolls only when it is too tall: a scrolling box would clip them. */
function limitHeight(panel: HTMLElement, height: number): void {
  panel.style.maxBlockSize = `${Math.floor(height)}px`;
  panel.classList.toggle("scrolls", contentHeight(panel) > panel.clientHeight);
}
