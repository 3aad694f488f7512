import type { RefObject } from "react";
import type { Size } from "../../../models/map-view.js";

/** px around a price, and the room of the tick of the chosen place. */
const padding = 24;
const tick = 20;
/** px. */
const usualFontSize = 14;

let ruler: CanvasRenderingContext2D | null = null;

function widthOf(text: string, font: string): number {
  ruler ??= document.createElement("canvas").getContext("2d");
  if (!ruler) return text.length * usualFontSize;
  ruler.font = font;
  return Math.ceil(ruler.measureText(text).width);
}

/** The size of a price's tag, by the font of the frame; nothing is laid out for it. */
export function useTagSize(frame: RefObject<HTMLElement | null>): (price: string, hasTick: boolean) => Size {
  const style = frame.current && getComputedStyle(frame.current);
  const font = style?.font ?? "";
  const height = 2 * (style ? Number.parseFloat(style.fontSize) : usualFontSize);
  return (price, hasTick) => ({ width: widthOf(price, font) + padding + (hasTick ? tick : 0), height });
}
