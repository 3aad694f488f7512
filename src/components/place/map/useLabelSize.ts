import { useCallback, type RefObject } from "react";
import type { Size } from "../../../models/map-view.js";

/** In font sizes: the space beside a price, and the room of the tick of the chosen place. */
const padding = 1.7;
const tick = 1.5;
/** px. */
const usualFontSize = 14;

let ruler: CanvasRenderingContext2D | null = null;

function widthOf(text: string, font: string): number {
  ruler ??= document.createElement("canvas").getContext("2d");
  if (!ruler) return text.length * usualFontSize;
  ruler.font = font;
  return Math.ceil(ruler.measureText(text).width);
}

/** The size of a price's label, by the font of the frame; nothing is laid out for it. */
export function useLabelSize(frame: RefObject<HTMLElement | null>): (price: string, hasTick: boolean) => Size {
  const style = frame.current && getComputedStyle(frame.current);
  // Not `font`: it is empty where figures are tabular.
  const font = style ? `${style.fontWeight} ${style.fontSize} ${style.fontFamily}` : "";
  const fontSize = style ? Number.parseFloat(style.fontSize) : usualFontSize;
  return useCallback(
    (price, hasTick) => ({ width: widthOf(price, font) + (padding + (hasTick ? tick : 0)) * fontSize, height: 2 * fontSize }),
    [font, fontSize],
  );
}
