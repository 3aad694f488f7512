import { useDeferredValue } from "react";

/** Whether a condition lasts: false in the first render in which it is true, so that a very short one is never shown. */
export function useLasting(active: boolean): boolean {
  return useDeferredValue(active) && active;
}
