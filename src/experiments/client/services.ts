import type { Clock } from "../../platform/clock.js";
import { browserCookies, type Cookies } from "../../platform/cookies.js";
import type { OpenServerEvents } from "../../platform/server-events.js";
import { browserStorage, type KeyValueStore } from "../../platform/storage.js";
import type { Fetch } from "../connection/request.js";

/** The page around a client. */
export interface ClientServices extends ConnectionServices {
  readonly cookies: Cookies;
  /** What outlives the page; `refused` is called with what the browser threw, and whether it was at a write. */
  storage(refused: (error: unknown, isWrite: boolean) => void): KeyValueStore;
  warn(message: string): void;
}

/** What only the connection to the provider needs. */
export interface ConnectionServices {
  readonly clock: Clock;
  readonly fetch: Fetch;
  readonly openEvents: OpenServerEvents;
  onPageHidden(listener: () => void): () => void;
  onOnline(listener: () => void): () => void;
}

export const browserServices = (): Omit<ClientServices, keyof ConnectionServices> => ({
  cookies: browserCookies(),
  storage: (refused) => browserStorage("local", refused),
  warn: (message) => console.warn(message),
});
