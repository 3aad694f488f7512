import { sendBeacon } from "../platform/beacon.js";
import { browserClock, type Clock } from "../platform/clock.js";
import { browserCookies, type Cookies } from "../platform/cookies.js";
import { onOnline, onPageHidden } from "../platform/page-lifecycle.js";
import { createServerEvents, type OpenServerEvents } from "../platform/server-events.js";
import { browserStorage, type KeyValueStore } from "../platform/storage.js";
import type { Fetch } from "./request.js";

/** The page around a client. */
export interface ClientServices {
  readonly clock: Clock;
  readonly cookies: Cookies;
  readonly fetch: Fetch;
  readonly openEvents: OpenServerEvents;
  /** What outlives the page; `refused` is called with what the browser threw. */
  storage(refused: (error: unknown) => void): KeyValueStore;
  /** False where the browser does not take it. */
  sendBeacon(url: string, body: string): boolean;
  onPageHidden(listener: () => void): () => void;
  onOnline(listener: () => void): () => void;
  /** 0 to 1, without 1. */
  random(): number;
  warn(message: string): void;
}

export function browserServices(): ClientServices {
  return {
    clock: browserClock(),
    cookies: browserCookies(),
    fetch: (url, init) => globalThis.fetch(url, init),
    openEvents: createServerEvents(),
    storage: (refused) => browserStorage("local", refused),
    sendBeacon,
    onPageHidden,
    onOnline,
    random: Math.random,
    warn: (message) => console.warn(message),
  };
}
