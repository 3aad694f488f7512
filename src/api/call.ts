import type * as v from "valibot";
import type { Locale } from "../domain/locale.js";
import type { HttpCall } from "../platform/http.js";
import { bodyQuery } from "./query.js";
import type { Needed } from "./read-leniently.js";

/**
 * The half of a call that is sent. It has no schema, so that the script of the first calls (`elements/early.ts`) can send a call
 * without loading the schema library; a call that this script sends has it in a file of its own.
 */
export interface Endpoint<Request> {
  /** Its name in errors and in openapi.json. */
  readonly name: string;
  readonly method: "GET" | "POST";
  /** Begins with a slash; parameters are in braces: `/catalog/lihe/{liheId}`. */
  readonly path: string;
  /** What is sent for a request, with its path if that is not the call's own. */
  write(request: Request, locale: Locale): Partial<Omit<HttpCall, "method">>;
}

/** One call of the seller, as the client makes it. */
export interface Call<Request, Wire, Answer> extends Endpoint<Request> {
  /** JSON when left out. */
  readonly format?: "json" | "text";
  /** The shape of the answer as it is received, which is read tolerantly. */
  readonly shape: v.GenericSchema<unknown, Wire>;
  /** Fields without which an answer would be untrue, as `readAnswer` describes. */
  readonly needed?: Needed;
  /** The answer in this project's types; `body` is what was received. */
  read(wire: Wire, body: unknown): Answer;
  /** The almost empty answer of a page without a server. */
  mock(request: Request): Answer;
  /** Which answers are reused for an equal request; none when left out. */
  readonly remembered?: RememberedAnswers<Request>;
}

/** How many answers of a call are remembered, and for how long. */
interface RememberedAnswers<Request> {
  /** The latest ones. */
  readonly most: number;
  /** After this an answer is requested again. */
  readonly milliseconds: number;
  /** Requests of one key have one answer. */
  key(request: Request, locale: Locale): string;
}

/** What a server checks of a call's requests, and how openapi.json describes the call. */
export interface CallContract {
  readonly summary: string;
  /** The parameters of the path. */
  readonly parameters?: v.ObjectSchema<v.ObjectEntries, undefined>;
  /** Every value is text on the wire. */
  readonly query: v.ObjectSchema<v.ObjectEntries, undefined>;
  readonly body?: v.GenericSchema;
  /** Shapes within the body and the answer that the document names. */
  readonly parts?: Readonly<Record<string, v.GenericSchema>>;
  /** What a parameter means, where its name and pattern do not show it. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** What a 404 means, where an id may be unknown. */
  readonly unknown?: string;
}

/** The request of a call as it is sent. With `readsByGet` a body is sent as parameters, so that caches can keep its answer. */
export function httpCallOf<Request>(
  { method, path, write }: Endpoint<Request>,
  request: Request,
  locale: Locale,
  readsByGet = false,
): HttpCall {
  const { body, ...sent } = write(request, locale);
  if (!readsByGet || typeof body !== "object" || body === null) return { method, path, ...sent, ...(body !== undefined && { body }) };
  return { method: "GET", path, ...sent, query: { ...sent.query, ...bodyQuery(body) } };
}
