import { HttpError } from "../../platform/http-errors.js";
import type { Services } from "../services.js";

const firstPause = 2000;
const longestPause = 60_000;

/** Runs a task again after growing pauses, and as soon as the browser is online. */
export interface Retry {
  /** After a failure; the next pause is twice as long, up to a minute. */
  wait(): void;
  /** Before each run of the task. */
  cancel(): void;
  /** After a success: the next pause is short again. */
  reset(): void;
}

export function createRetry({ clock, onOnline }: Pick<Services, "clock" | "onOnline">, task: () => void): Retry {
  let pause = firstPause;
  let stop: (() => void) | null = null;

  function cancel() {
    stop?.();
    stop = null;
  }
  function run() {
    cancel();
    task();
  }

  return {
    wait() {
      cancel();
      const timer = clock.setTimeout(run, pause);
      const stopListening = onOnline(run);
      stop = () => {
        clock.clearTimeout(timer);
        stopListening();
      };
      pause = Math.min(pause * 2, longestPause);
    },
    cancel,
    reset() {
      cancel();
      pause = firstPause;
    },
  };
}

/** Whether the same request may succeed later: all failures but a refusal (400 to 499, except 408 and 429). */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof HttpError)) return true;
  return error.status < 400 || error.status > 499 || error.status === 408 || error.status === 429;
}
