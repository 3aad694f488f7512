import { useEffect } from "react";
import { whenIdle } from "../../platform/idle.js";
import { useLatest } from "./useLatest.js";

/** ms: the longest delay. */
const timeout = 1500;

/** Runs a task once, when the first screen is rendered and the browser is idle, or after a second and a half. */
export function useWhenIdle(work: () => void): void {
  const latest = useLatest(work);
  useEffect(() => whenIdle(() => latest.current(), { timeout }), [latest]);
}
