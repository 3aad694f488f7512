import { useLayoutEffect, useState, type RefObject } from "react";
import { watchSize } from "../../platform/element-size.js";

/** px of a box, read once it is laid out and whenever it changes; null before that. */
export function useBoxSize(box: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } | null {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return element ? watchSize(element, (width, height) => () => setSize({ width, height })) : undefined;
  }, [box]);
  return size;
}
