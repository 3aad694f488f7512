import { useCallback } from "react";
import { useLatest } from "./useLatest.js";

/** A function that stays the same and does what `callback` of the latest render does. For effects: `useEffectEvent` is not in React 18. */
export function useStableCallback<Parameters extends unknown[], Result>(
  callback: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const latest = useLatest(callback);
  return useCallback((...parameters) => latest.current(...parameters), [latest]);
}
