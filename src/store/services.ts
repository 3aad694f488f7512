import type { Aborted, Api } from "../api/contract.js";
import type { Clock } from "../platform/clock.js";
import type { Cookies } from "../platform/cookies.js";
import type { LocationPort } from "../platform/location.js";
import type { KeyValueStore } from "../platform/storage.js";
import type { TrackedEvent } from "../tracking/events.js";

/** The address and the locale of a search's calls. */
export interface Connection {
  /** Empty for the page's own origin. */
  readonly apiBase: string;
  readonly locale: string;
  /** The path of the environment; the usual one when absent. */
  readonly environmentPath?: string;
  readonly report: (error: { code: string; message: string; call?: string }) => void;
}

/** Which works council's engine is looked up, and where. */
export interface CompanyQuestion {
  /** The whole address. */
  readonly companiesEndpoint: string;
  readonly company: string;
  readonly locale: string;
}

/** The outside world of a search; tests pass their own. */
export interface Services {
  connect(connection: Connection): Api;
  lookUpCompany(question: CompanyQuestion, signal: AbortSignal): Promise<number | Aborted>;
  readonly clock: Clock;
  readonly location: LocationPort;
  readonly cookies: Cookies;
  /** Lives as long as the visitor's session. */
  readonly session: KeyValueStore;
  /** Outlives the session; only for what the visitor agreed to. */
  readonly local: KeyValueStore;
  /** Pushes to the page's data layer, when it has one. */
  track(event: TrackedEvent): void;
  /** Receives messages for the author of a host page; the console by default. */
  warn(message: string, cause?: unknown): void;
}
