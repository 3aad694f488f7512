import { normaliseLocale, type Locale } from "../domain/locale.js";
import { browserClock, type Clock } from "../platform/clock.js";
import { aborted, type Http } from "../platform/http.js";
import { loadFile } from "../platform/missing-file.js";
import { withMemory, type Api, type Send } from "./api.js";
import { httpCallOf } from "./call.js";
import { readAnswer } from "./read-answer.js";
import type { AnswerReport } from "./read-leniently.js";

export interface ApiOptions {
  readonly http: Http;
  /** Read as one of ours (`normaliseLocale`). */
  readonly locale: string;
  /** Called for each part left out of an answer because it could not be read. */
  readonly report: (report: AnswerReport) => void;
  readonly clock?: Clock;
  /** Whether calls that only read are sent by GET. */
  readonly readsByGet?: boolean;
  /** Resolves every call with an almost empty answer after a second, without a server. */
  readonly mock?: boolean;
}

/** The seller's calls over a client. A call that fails rejects with a `RequestError` (an `AnswerError` for a wrong shape). */
export function createApi({ http, locale: given, report, clock = browserClock(), mock = false, readsByGet = false }: ApiOptions): Api {
  const locale = normaliseLocale(given);
  return withMemory(mock ? mockedSend(clock) : sendOver({ http, locale, report, readsByGet }), locale, clock);
}

/** Sends calls over a client, and reads their answers; an aborted call is passed on as it is. */
function sendOver({
  http,
  locale,
  report,
  readsByGet,
}: Required<Omit<ApiOptions, "locale" | "clock" | "mock">> & { readonly locale: Locale }): Send {
  return async (call, request, signal) => {
    const { name, format = "json", shape, needed } = call;
    const body = await http[format](name, { ...httpCallOf(call, request, locale, readsByGet), signal });
    if (body === aborted) return aborted;
    return call.read(await readAnswer(name, shape, body, report, needed), body);
  };
}

/** Loaded only when it is wanted. */
function mockedSend(clock: Clock): Send {
  const loaded = loadFile(() => import("./mock.js")).then(({ createMock }) => createMock(clock));
  return async (call, request, signal) => (await loaded)(call, request, signal);
}
