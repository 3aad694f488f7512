import type { LookedUpCompany } from "../api/calls/company.js";
import type { Api } from "../api/api.js";
import { createApi } from "../api/create-api.js";
import { companyTimeout, requestTimeout } from "../domain/defaults.js";
import { browserClock, type Clock } from "../platform/clock.js";
import { browserCookies, type Cookies } from "../platform/cookies.js";
import { fetchOnce } from "../platform/early-requests.js";
import { createHttp, type HttpOptions } from "../platform/http.js";
import { browserLocation, type LocationPort } from "../platform/location.js";
import { loadFile } from "../platform/missing-file.js";
import { activation, onceOpen, onOnline } from "../platform/page-lifecycle.js";
import { sharedPage } from "../platform/shared-page.js";
import { browserStorage, type KeyValueStore } from "../platform/storage.js";
import { pushToDataLayer } from "../tracking/data-layer.js";
import type { TrackedEvent } from "../tracking/events.js";
import type { CompanyQuestion } from "./members/company.js";

/** The address and the locale of a search's calls. */
export interface Connection {
  /** Empty for the page's own origin. */
  readonly apiBase: string;
  readonly locale: string;
  readonly readsByGet?: boolean;
  readonly report: (error: { code: string; message: string; call?: string }) => void;
}

/** The outside world of a search; tests pass their own. */
export interface Services {
  connect(connection: Connection): Api;
  /** The engine that belongs to the visitor's works council. */
  company(question: CompanyQuestion): Promise<LookedUpCompany>;
  readonly clock: Clock;
  readonly location: LocationPort;
  /** Calls back when the browser is online again. Returns a function that stops it. */
  onOnline(listener: () => void): () => void;
  /** Resolves when a page that the browser prerenders is activated; null on a page that is open. */
  activation(): Promise<void> | null;
  readonly cookies: Cookies;
  /** Lives as long as the visitor's session. */
  readonly session: KeyValueStore;
  /** Outlives the session; only for what the visitor agreed to. */
  readonly local: KeyValueStore;
  /** Pushes to the page's data layer, when it has one and is open. */
  track(event: TrackedEvent): void;
  /** Receives messages for the author of a host page; the console by default. */
  warn(message: string, cause?: unknown): void;
}

const send: HttpOptions["fetch"] = (address, init) => sharedPage().interceptor?.(fetchOnce, address, init) ?? fetchOnce(address, init);

/** The services of the browser: fetch, clock, cookies and address. */
export function browserServices(): Services {
  const cookies = browserCookies();
  const session = browserStorage("session");
  return {
    clock: browserClock(),
    location: browserLocation(),
    onOnline,
    activation,
    cookies,
    session,
    local: browserStorage("local"),
    track: (event) => onceOpen(() => pushToDataLayer(event)),
    connect: ({ apiBase, locale, readsByGet = false, report }) =>
      createApi({
        http: createHttp({
          base: apiBase,
          locale: () => locale,
          company: () => cookies.get("company"),
          fetch: send,
          timeout: requestTimeout,
        }),
        locale,
        readsByGet,
        report,
      }),
    async company(question) {
      // Only a works council's visitor needs it.
      const { visitorsCompany } = await loadFile(() => import("./members/company.js"));
      const http = (base: string, locale: string) =>
        createHttp({ base, locale: () => locale, company: () => null, fetch: send, timeout: companyTimeout });
      return visitorsCompany({ session, http }, question);
    },
    warn: (message, cause) => console.warn(`ski-elements: ${message}`, ...(cause === undefined ? [] : [cause])),
  };
}
