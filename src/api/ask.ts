import type * as v from "valibot";
import { aborted, type Http, type HttpRequest } from "../platform/http.js";
import type { Aborted } from "./contract.js";
import { AnswerError, readAnswer, type Dropped } from "./read-answer.js";

/** The report to the page on an answer that was read only in part. */
export interface AnswerReport {
  readonly code: "dropped";
  readonly message: string;
  readonly call: string;
}

/**
 * Sends the request, reads the answer and converts it to this project's types; an aborted call is passed on as it is. `needed` names
 * the fields without which an answer would be untrue, as `readAnswer` describes.
 */
export type Ask = <Wire, Answer>(
  call: string,
  request: HttpRequest,
  shape: v.GenericSchema<unknown, Wire>,
  answerOf: (wire: Wire) => Answer,
  needed?: readonly string[],
) => Promise<Answer | Aborted>;

/** Calls whose unreadable answer has been reported: each is logged once. */
const reported = new Set<string>();

function reportOnce(call: string, error: unknown): void {
  if (!(error instanceof AnswerError) || reported.has(call)) return;
  reported.add(call);
  console.error("Request failed:", error, "The seller's server has to answer as openapi.json says.");
}

/** `report` is called for each part left out of an answer because it could not be read. */
export function createAsk(http: Http, report: (report: AnswerReport) => void): Ask {
  return async (call, request, shape, answerOf, needed) => {
    const body = await http.json(call, request);
    if (body === aborted) return aborted;
    try {
      const drop = ({ item, field, reason }: Dropped) =>
        report({ code: "dropped", call, message: `${item} was left out of the answer of ${call}: ${field}: ${reason}` });
      return answerOf(readAnswer(call, shape, body, drop, needed));
    } catch (error) {
      reportOnce(call, error);
      throw error;
    }
  };
}

/** For an answer that needs no conversion. */
export function itself<Value>(value: Value): Value {
  return value;
}
