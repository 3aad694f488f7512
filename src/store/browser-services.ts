import { createApi } from "../api/create-api.js";
import { browserClock } from "../platform/clock.js";
import { browserCookies } from "../platform/cookies.js";
import { createHttp } from "../platform/http.js";
import { browserLocation } from "../platform/location.js";
import type { Services } from "./services.js";

/** The page's own way out: fetch, clock, cookies and address. */
export function browserServices(): Services {
  const cookies = browserCookies();
  return {
    clock: browserClock(),
    location: browserLocation(),
    cookies,
    connect: ({ apiBase, locale, report }) =>
      createApi({
        http: createHttp({ base: apiBase, locale: () => locale, company: () => cookies.get("company") }),
        locale,
        report,
      }),
    warn: (message, cause) => console.warn(`ski-elements: ${message}`, ...(cause === undefined ? [] : [cause])),
  };
}
