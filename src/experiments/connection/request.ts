import { errorMessage } from "../../domain/error-message.js";
import type { Clock } from "../../platform/clock.js";
import { KameleoonError } from "../common/errors.js";

export type Fetch = (url: string, init: RequestInit) => Promise<Pick<Response, "ok" | "status" | "text">>;

/** Resolves to the body; rejects for a status outside 200 to 299, a failed connection, and a response that is incomplete after the timeout. */
export type Send = (url: string, init?: RequestInit) => Promise<string>;

/** `timeout` in milliseconds. */
export function createSend(fetch: Fetch, clock: Clock, timeout: number): Send {
  return (url, init) => {
    const controller = new AbortController();
    // A fetch that the page has replaced may ignore its signal.
    return new Promise((resolve, reject) => {
      const timer = clock.setTimeout(() => {
        reject(new Error(`no whole response within ${timeout} ms`));
        controller.abort();
      }, timeout);
      bodyOf(fetch, url, { ...init, signal: controller.signal })
        .finally(() => clock.clearTimeout(timer))
        .then(resolve, reject);
    });
  };
}

async function bodyOf(fetch: Fetch, url: string, init: RequestInit): Promise<string> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.text();
}

/** Extra attempts after the first. */
const retries = 2;

/** Runs a task until it succeeds, at most three times, with a pause in milliseconds between the attempts. Rejects with MaximumRetriesReached. */
export async function attempt<Result>(task: () => Promise<Result>, clock: Clock, pause = 0): Promise<Result> {
  for (let left = retries; ; left -= 1) {
    try {
      return await task();
    } catch (error) {
      if (left === 0) throw new KameleoonError("MaximumRetriesReached", errorMessage(error));
      if (pause > 0) await new Promise<void>((resolve) => clock.setTimeout(resolve, pause));
    }
  }
}
