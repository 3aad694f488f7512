import { computePosition, offset, shift, type Platform, type Rect } from "@floating-ui/core";
import { autoUpdate } from "@floating-ui/dom";
import { isRightToLeft } from "../../../platform/text-direction.js";
import type { FollowField } from "../panel-place.js";
import { boxesToScroll, distances, scrollIntoReach } from "./panelScrolling.js";
import { cancelScrollRestoration, pressEnd, restoreScroll } from "./scrollRestoration.js";

/** px between the field and its panel, and between a panel and the viewport's edge. */
const gap = 12;
const edge = 8;
/** px: with a field this close to the start of its box, the panel aligns with the box. */
const snap = 8;
/** px: a panel that opens small may grow, for example when children are added, and must stay in view. */
const growth = 480;

/**
 * Places a panel under its field, start edge on start edge, moved back where it would leave the box `within`: before the next paint,
 * and whenever the field moves. The boxes that scroll the field are scrolled until the panel is in view,
 * and scrolled back when the panel closes.
 */
export const followField: FollowField = (panel, field, { within, fixed }) => {
  const page = document.scrollingElement ?? document.documentElement;
  const boxes = fixed ? [] : boxesToScroll(field, page);
  const onPage = boxes.includes(page);
  panel.style.position = onPage ? "absolute" : "fixed";
  panel.classList.toggle("is-fixed", !onPage);
  const place = async () => {
    const { x, y } = await placeUnder(panel, field, within());
    if (!onPage) {
      const further = distances(boxes, field, gap).reduce((sum, distance) => sum + distance, 0);
      limitHeight(panel, window.innerHeight - edge - y + further);
    }
    panel.style.left = `${x + (onPage ? window.scrollX : 0)}px`;
    panel.style.top = `${y + (onPage ? window.scrollY : 0)}px`;
    panel.dataset["placed"] = "";
    return y;
  };
  let reached = false;
  const reach = (top: number) => {
    if (reached || !panel.isConnected) return;
    reached = true;
    scrollIntoReach(boxes, field, gap, top + Math.max(panel.offsetHeight, growth) + gap - window.innerHeight);
  };
  cancelScrollRestoration();
  const stop = autoUpdate(field, panel, () => void place().then(reach));
  let pressed: Promise<void> | null = null;
  return {
    leave(exit) {
      // Nothing may move under the pointer during a press.
      if (exit === "outside") pressed = pressEnd();
    },
    stop() {
      stop();
      // The event that closes this panel may open the next one.
      void restoreScroll(pressed ?? new Promise((resolve) => setTimeout(resolve)));
    },
  };
};

/** Measures in the viewport, where popovers are: the library's own platform subtracts the margins of the root element. */
const platformOf = (panel: HTMLElement, anchor: DOMRect, bounds: Rect): Platform => ({
  getElementRects: () => ({ reference: anchor, floating: { x: 0, y: 0, width: panel.offsetWidth, height: panel.offsetHeight } }),
  getDimensions: () => ({ width: panel.offsetWidth, height: panel.offsetHeight }),
  getClippingRect: () => bounds,
  isRTL: () => isRightToLeft(panel),
});

/** The position of a panel, in px from the left and the top of the viewport. The promise is settled before the next paint. */
function placeUnder(panel: HTMLElement, field: HTMLElement, within: HTMLElement | null): Promise<{ x: number; y: number }> {
  const { clientWidth } = document.documentElement;
  const own = field.getBoundingClientRect();
  const box = within?.getBoundingClientRect() ?? new DOMRect(edge, own.top, clientWidth - 2 * edge, own.height);
  const left = own.left - box.left < snap ? box.left : own.left;
  const right = box.right - own.right < snap ? box.right : own.right;
  const anchor = new DOMRect(left, box.top, right - left, box.height);
  return computePosition(field, panel, {
    platform: platformOf(panel, anchor, boundsOf(panel, box)),
    placement: "bottom-start",
    middleware: [offset(gap), shift()],
  });
}

/** The viewport up to the end of a box; a panel that is wider than the box extends beyond its start. */
function boundsOf(panel: HTMLElement, box: DOMRect): Rect {
  const { clientWidth, clientHeight } = document.documentElement;
  const rightToLeft = isRightToLeft(panel);
  const left = rightToLeft ? Math.min(Math.max(box.left, edge), clientWidth - edge - panel.offsetWidth) : edge;
  const right = rightToLeft ? clientWidth - edge : Math.min(box.right, clientWidth - edge);
  return { x: left, y: 0, width: right - left, height: clientHeight };
}

/** A panel whose lists extend over its edge scrolls only when it is too tall: a scrolling box would clip them. */
function limitHeight(panel: HTMLElement, height: number): void {
  panel.style.maxBlockSize = `${Math.floor(height)}px`;
  const content = [...panel.children].reduce((total, part) => total + part.clientHeight, 0);
  panel.classList.toggle("scrolls", content > panel.clientHeight);
}
