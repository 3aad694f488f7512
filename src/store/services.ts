import type { Api } from "../api/contract.js";
import type { Clock } from "../platform/clock.js";
import type { Cookies } from "../platform/cookies.js";
import type { LocationPort } from "../platform/location.js";

/** Where the calls of a search go, in which locale. */
export interface Connection {
  /** Empty for the page's own origin. */
  readonly apiBase: string;
  readonly locale: string;
  readonly report: (error: { code: string; message: string; call?: string }) => void;
}

/** The outside world of a search; tests pass their own. */
export interface Services {
  connect(connection: Connection): Api;
  readonly clock: Clock;
  readonly location: LocationPort;
  readonly cookies: Cookies;
  /** Told of what a host page's author should know; the console by default. */
  warn(message: string, cause?: unknown): void;
}
