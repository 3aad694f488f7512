import { useDeferredValue } from "react";

/** Whether something lasts: not yet in the drawing in which it begins, so that what is over at once is never shown. */
export function useLasting(active: boolean): boolean {
  return useDeferredValue(active) && active;
}
