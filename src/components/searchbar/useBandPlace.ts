import { autoUpdate } from "@floating-ui/dom";
import { useLayoutEffect, useState, type RefObject } from "react";
import { useHost } from "../controls/host.js";
import { scrollingBoxes, visibleTop } from "../controls/scrollingBoxes.js";
import { layoutFor, widthsOf, type BarLayout } from "./useLayout.js";

/**
 * Places a fixed band along the top of the box that scrolls the element; the page's needs none. Returns how a full bar is laid
 * out in it.
 */
export function useBandPlace(band: RefObject<HTMLElement | null>): BarLayout {
  const { element } = useHost();
  const [layout, setLayout] = useState<BarLayout>("desktop");
  useLayoutEffect(() => {
    const surface = band.current;
    const [box] = scrollingBoxes(element);
    if (!surface || box === document.scrollingElement) return;
    return autoUpdate(box, surface, () => {
      const left = box.getBoundingClientRect().left + box.clientLeft;
      surface.style.top = `${visibleTop(box)}px`;
      surface.style.left = `${left}px`;
      surface.style.right = `${document.documentElement.clientWidth - left - box.clientWidth}px`;
      const widths = widthsOf(element, () => contentWidth(surface));
      setLayout(layoutFor("desktop", widths));
    });
  }, [band, element]);
  return layout;
}

/** px of a box without its padding. */
function contentWidth(box: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  return box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
}
