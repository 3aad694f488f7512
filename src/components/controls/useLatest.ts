import { useLayoutEffect, useRef, type RefObject } from "react";

/** A ref to the value of the latest render, for listeners and timers that are set up once. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
