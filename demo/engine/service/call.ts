import type { Context, Handler } from "hono";
import { UnknownId, type Visitor } from "../answers.js";
import type { Engine, EngineEnv } from "./engine.js";
import { cutBy, type Fault, faultHeader, faultShape, jsonWith, latencyOf } from "./faults.js";
import { readJson } from "./json.js";
import { checked, problemResponse, Refusal } from "./problem.js";
import { queryOf } from "./query.js";
import type { Call } from "./request-log.js";
import { type SharedAnswer, sharedResponse } from "./shared-answers.js";
import { visitorOf } from "./visitor.js";

/** A request once its body is read. */
interface CallRequest {
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly parameter: (name: string) => string;
  readonly header: (name: string) => string | undefined;
}

/** Handles a call: returns what becomes JSON, or lines of text. Throws `Refusal` and `UnknownId`. */
export type Answer = (request: CallRequest, visitor: Visitor) => Promise<object | string>;

type Body = { readonly value: unknown } | { readonly text: string; readonly refusal: Refusal };

async function readBody(context: Context<EngineEnv>, form: CallOptions["body"]): Promise<Body> {
  if (context.req.method === "GET" || context.req.method === "HEAD") return { value: null };
  const text = await context.req.text();
  if (form === "text") return { value: text };
  try {
    return { value: readJson(text) };
  } catch (refusal) {
    if (refusal instanceof Refusal) return { text, refusal };
    throw refusal;
  }
}

/** The call's names of fields that have another name in the answers. */
type FieldNames = Readonly<Record<string, string>>;

export interface CallOptions {
  readonly fields?: FieldNames;
  /** How the body is written; JSON when left out. */
  readonly body?: "json" | "text";
  /** The body of a call that is sent by GET, from its parameters. */
  readonly bodyOf?: (query: CallRequest["query"]) => unknown;
  /** The cache headers of an answer to a GET; null, or left out, where they may not keep it. */
  readonly shared?: (request: Pick<CallRequest, "query" | "parameter">, path: string) => SharedAnswer | null;
}

function refusalOf(error: unknown, fields: FieldNames): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof UnknownId) return new Refusal(404, fields[error.field] ?? error.field, error.message);
  throw error;
}

function answerResponse(answer: object | string, fault: Fault | null, shared: SharedAnswer | null, ifNoneMatch?: string): Response {
  const sent = typeof answer === "string" ? cutBy(fault, answer) : jsonWith(fault, answer);
  const type = `${typeof answer === "string" ? "text/plain" : "application/json"}; charset=utf-8`;
  if (shared && fault === null) return sharedResponse(sent, type, shared, ifNoneMatch);
  return new Response(sent, { headers: { "content-type": type, "cache-control": "no-store" } });
}

function faultOf(context: Context<EngineEnv>, call: Call, { faults }: Engine): Fault | null {
  const header = context.req.header(faultHeader);
  if (header === undefined) return faults.take(call);
  let value: unknown;
  try {
    value = JSON.parse(header);
  } catch {
    throw new Refusal(400, faultHeader, `${faultHeader}: not JSON`);
  }
  return checked(faultShape, value);
}

/** Waits, hangs, drops or fails as a fault demands; null when the call is still to be answered. */
async function applyFault(context: Context<EngineEnv>, fault: Fault): Promise<Response | null> {
  const wait = latencyOf(fault);
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  if (fault.connection === "hang") await new Promise((resolve) => context.req.raw.signal.addEventListener("abort", resolve));
  if (fault.connection === "drop") context.env?.incoming?.socket.destroy();
  if (fault.connection !== undefined) return new Response(null, { status: 500 });
  if (fault.status === undefined) return null;
  const problem = { title: "Fault on demand", status: fault.status, field: null, detail: "This failure was set at /engine/faults" };
  return new Response(JSON.stringify(problem), { status: fault.status, headers: { "content-type": "application/problem+json" } });
}

/** A request that was logged. */
interface Received {
  readonly body: Body;
  /** What its fault still demands of the response. */
  readonly fault: Fault | null;
  /** The response of a call that fails on demand; null when the call is still to be answered. */
  readonly failure: Response | null;
}

/** Logs a request, and applies its fault. */
export async function receive(context: Context<EngineEnv>, engine: Engine, call: Call, form: CallOptions["body"]): Promise<Received> {
  const body = await readBody(context, form);
  engine.log.add({
    call,
    method: context.req.method,
    path: context.req.path,
    query: new URL(context.req.url).search.slice(1),
    body: "value" in body ? body.value : body.text,
    acceptLanguage: context.req.header("accept-language") ?? null,
  });
  const fault = faultOf(context, call, engine);
  return { body, fault, failure: fault && (await applyFault(context, fault)) };
}

/** A handler that logs a call, applies its faults, responds to it, and reports what was wrong with it. */
export function handleCall(engine: Engine, call: Call, answer: Answer, options: CallOptions = {}): Handler<EngineEnv> {
  return async (context) => {
    try {
      const { body, fault, failure } = await receive(context, engine, call, options.body);
      if (failure) return failure;
      if ("refusal" in body) throw body.refusal;
      const query = queryOf(context.req.url);
      const request = {
        query,
        body: options.bodyOf ? options.bodyOf(query) : body.value,
        parameter: (name: string) => context.req.param(name) ?? "",
        header: (name: string) => context.req.header(name),
      };
      const answered = await answer(request, visitorOf(context, engine));
      const shared = context.req.method === "POST" ? null : (options.shared?.(request, context.req.path) ?? null);
      return answerResponse(answered, fault, shared, request.header("if-none-match"));
    } catch (error) {
      return problemResponse(refusalOf(error, options.fields ?? {}));
    }
  };
}
