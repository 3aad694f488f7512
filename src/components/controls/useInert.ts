import { useCallback, type RefCallback } from "react";

/** The ref of an element that is out of reach while `isInert`. The property is set, since React 18 and 19 take different values of `inert`. */
export function useInert(isInert: boolean): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      if (element) element.inert = isInert;
    },
    [isInert],
  );
}
