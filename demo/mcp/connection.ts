import type { Locale } from "../../src/domain/locale.js";

export interface McpConnection {
  readonly locale: Locale;
  /** `http://localhost:4173`: where the engine answers, and where links lead. */
  readonly origin: string;
  /** Of this machine's network where it is left out. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** The engine's day, `yyyy-MM-dd`. */
  today(): string;
}
