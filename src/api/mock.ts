import { mockDelay } from "../domain/defaults.js";
import type { Clock } from "../platform/clock.js";
import { aborted } from "../platform/http.js";
import type { Send } from "./api.js";

/** Resolves every call with its almost empty answer, each after a second: for a page without a server. */
export function createMock(clock: Clock): Send {
  return (call, request, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve(aborted);
      const timer = clock.setTimeout(() => resolve(call.mock(request)), mockDelay);
      signal.addEventListener("abort", () => {
        clock.clearTimeout(timer);
        resolve(aborted);
      });
    });
}
