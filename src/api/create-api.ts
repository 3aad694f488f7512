import { normaliseLocale } from "../domain/locale.js";
import { browserClock, type Clock } from "../platform/clock.js";
import type { Http } from "../platform/http.js";
import { withMemory, type Api, type Send } from "./api.js";
import type { AnswerReport } from "./read-leniently.js";
import { createSend } from "./send.js";

export interface ApiOptions {
  readonly http: Http;
  /** Read as one of ours (`normaliseLocale`). */
  readonly locale: string;
  /** Called for each part left out of an answer because it could not be read. */
  readonly report: (report: AnswerReport) => void;
  readonly clock?: Clock;
  /** Resolves every call with an almost empty answer after a second, without a server. */
  readonly mock?: boolean;
}

/** The seller's calls over a client. A call that fails rejects with a `RequestError` (an `AnswerError` for a wrong shape). */
export function createApi({ http, locale: given, report, clock = browserClock(), mock = false }: ApiOptions): Api {
  const locale = normaliseLocale(given);
  return withMemory(mock ? mockedSend(clock) : createSend(http, locale, report), locale, clock);
}

/** Loaded only when it is wanted. */
function mockedSend(clock: Clock): Send {
  const loaded = import("./mock.js").then(({ createMock }) => createMock(clock));
  return async (call, request, signal) => (await loaded)(call, request, signal);
}
