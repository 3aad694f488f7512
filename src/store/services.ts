import type { Api } from "../api/api.js";
import type { SearchSettings } from "../domain/settings.js";
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
  readonly report: (error: { code: string; message: string; call?: string }) => void;
}

/** Whose engine is looked up, and where. */
export interface CompanyQuestion extends Pick<SearchSettings, "companiesEndpoint" | "locale"> {
  /** As its cookie has it. */
  readonly company: string | null;
}

/** The outside world of a search; tests pass their own. */
export interface Services {
  connect(connection: Connection): Api;
  /** The engine that belongs to the visitor's works council. */
  companyEngine(question: CompanyQuestion): Promise<number>;
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
