import { browserClock, type Clock } from "../../platform/clock.js";
import { onOnline, onPageHidden } from "../../platform/page-lifecycle.js";
import { createServerEvents, type OpenServerEvents } from "../../platform/server-events.js";
import type { Fetch } from "./request.js";

/** What the connection to the provider needs of the page. */
export interface ConnectionServices {
  readonly clock: Clock;
  readonly fetch: Fetch;
  readonly openEvents: OpenServerEvents;
  onPageHidden(listener: () => void): () => void;
  onOnline(listener: () => void): () => void;
}

export const browserConnectionServices = (clock = browserClock()): ConnectionServices => ({
  clock,
  fetch: (url, init) => globalThis.fetch(url, init),
  openEvents: createServerEvents(clock),
  onPageHidden,
  onOnline,
});
