import { createApi } from "../api/create-api.js";
import { companyTimeout, requestTimeout } from "../domain/defaults.js";
import { browserClock } from "../platform/clock.js";
import { browserCookies } from "../platform/cookies.js";
import { fetchOnce } from "../platform/early-requests.js";
import { createHttp } from "../platform/http.js";
import { browserLocation } from "../platform/location.js";
import { browserStorage } from "../platform/storage.js";
import { pushToDataLayer } from "../tracking/data-layer.js";
import type { Services } from "./services.js";

/** The page's own way out: fetch, clock, cookies and address. */
export function browserServices(): Services {
  const cookies = browserCookies();
  const session = browserStorage("session");
  return {
    clock: browserClock(),
    location: browserLocation(),
    cookies,
    session,
    local: browserStorage("local"),
    track: pushToDataLayer,
    connect: ({ apiBase, locale, report }) =>
      createApi({
        http: createHttp({
          base: apiBase,
          locale: () => locale,
          company: () => cookies.get("company"),
          fetch: fetchOnce,
          timeout: requestTimeout,
        }),
        locale,
        report,
      }),
    async companyEngine(question) {
      // Only a works council's visitor needs it.
      const { companyEngine } = await import("./members/company.js");
      const http = (base: string, locale: string) =>
        createHttp({ base, locale: () => locale, company: () => null, timeout: companyTimeout });
      return companyEngine({ session, http }, question);
    },
    warn: (message, cause) => console.warn(`ski-elements: ${message}`, ...(cause === undefined ? [] : [cause])),
  };
}
