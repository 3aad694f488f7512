import { sharedPage } from "../platform/shared-page.js";
import { requestOf, type NotedRequest } from "./request.js";

/** Requests of the library that wait until they are answered; nothing is sent. */
export interface HeldRequests {
  /** The oldest first. */
  waiting(): readonly NotedRequest[];
  /** Answers the request at an index of `waiting`. */
  answer(index: number, status: number, body: string): void;
  /** Fails the request at an index of `waiting`, as a lost connection does. */
  fail(index: number): void;
}

interface Held {
  readonly request: NotedRequest;
  answer(status: number, body: string): void;
  fail(): void;
}

/** Holds the requests of the library from now on. */
export function holdRequests(): HeldRequests {
  const held: Held[] = [];
  const take = (index: number) => held.splice(index, 1)[0];
  sharedPage().interceptor = (_send, address, init) =>
    new Promise((resolve, reject) => {
      const entry: Held = {
        request: requestOf(address, init),
        answer: (status, body) => resolve({ ok: status >= 200 && status < 300, status, text: async () => body }),
        fail: () => reject(new TypeError("Failed to fetch")),
      };
      held.push(entry);
      init.signal?.addEventListener("abort", () => {
        const index = held.indexOf(entry);
        if (index >= 0) take(index);
        reject(init.signal?.reason);
      });
    });
  return {
    waiting: () => held.map(({ request }) => request),
    answer: (index, status, body) => take(index)?.answer(status, body),
    fail: (index) => take(index)?.fail(),
  };
}
