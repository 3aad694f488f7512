import type * as v from "valibot";
import { aborted, type Http, type HttpRequest } from "../platform/http.js";
import type { Aborted } from "./contract.js";
import { readAnswer } from "./read-answer.js";
import type { AnswerReport, Needed } from "./read-leniently.js";

/**
 * Sends the request, reads the answer and converts it, with the body as it was received, to this project's types; an aborted call
 * is passed on as it is. `needed` names the fields without which an answer would be untrue, as `readAnswer` describes.
 */
export type Ask = <Wire, Answer>(
  call: string,
  request: HttpRequest,
  shape: v.GenericSchema<unknown, Wire>,
  answerOf: (wire: Wire, body: unknown) => Answer,
  needed?: Needed,
) => Promise<Answer | Aborted>;

/** `report` is called for each part left out of an answer because it could not be read. */
export function createAsk(http: Http, report: (report: AnswerReport) => void): Ask {
  return async (call, request, shape, answerOf, needed) => {
    const body = await http.json(call, request);
    if (body === aborted) return aborted;
    return answerOf(await readAnswer(call, shape, body, report, needed), body);
  };
}

/** For an answer that needs no conversion. */
export function itself<Value>(value: Value): Value {
  return value;
}
