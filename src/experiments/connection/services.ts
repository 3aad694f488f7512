import { browserClock } from "../../platform/clock.js";
import { onOnline, onPageHidden } from "../../platform/page-lifecycle.js";
import { createServerEvents } from "../../platform/server-events.js";
import type { ConnectionServices } from "../client/services.js";

export const browserConnectionServices = (clock = browserClock()): ConnectionServices => ({
  clock,
  fetch: (url, init) => globalThis.fetch(url, init),
  openEvents: createServerEvents(clock),
  onPageHidden,
  onOnline,
});
