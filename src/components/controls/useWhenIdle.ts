import { useEffect, useRef } from "react";
import { whenIdle } from "../../platform/idle.js";

/** ms: the longest delay. */
const timeout = 1500;

/** Does something once, when the first screen is rendered and the browser is idle, or after a second and a half. */
export function useWhenIdle(work: () => void): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => whenIdle(() => latest.current(), { timeout }), []);
}
