import { browserCookies, type Cookies } from "../../platform/cookies.js";
import { browserStorage, type KeyValueStore } from "../../platform/storage.js";
import type { ConnectionServices } from "../connection/services.js";

/** The page around a client. */
export interface ClientServices extends ConnectionServices {
  readonly cookies: Cookies;
  /** Storage that outlives the page; `refused` is called with the browser's error, and whether it was a write. */
  storage(refused: (error: unknown, isWrite: boolean) => void): KeyValueStore;
  warn(message: string): void;
}

export const browserServices = (): Omit<ClientServices, keyof ConnectionServices> => ({
  cookies: browserCookies(),
  storage: (refused) => browserStorage("local", refused),
  warn: (message) => console.warn(message),
});
