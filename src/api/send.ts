import type { Locale } from "../domain/locale.js";
import { aborted, type Http } from "../platform/http.js";
import type { Send } from "./api.js";
import { httpCallOf } from "./call.js";
import { readAnswer } from "./read-answer.js";
import type { AnswerReport } from "./read-leniently.js";

/**
 * Sends calls over a client, and reads their answers; an aborted call is passed on as it is. `report` is called for each part left
 * out of an answer because it could not be read. Rejects with the client's errors, and with an `AnswerError` for a wrong shape.
 */
export function createSend(http: Http, locale: Locale, report: (report: AnswerReport) => void): Send {
  return async (call, request, signal) => {
    const { name, format = "json", shape, needed } = call;
    const body = await http[format](name, { ...httpCallOf(call, request, locale), signal });
    if (body === aborted) return aborted;
    return call.read(await readAnswer(name, shape, body, report, needed), body);
  };
}
