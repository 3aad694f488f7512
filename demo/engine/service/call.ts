import type { Context, Handler } from "hono";
import { UnknownId, type Visitor } from "../answers.js";
import type { Engine, EngineEnv } from "./engine.js";
import { cutBy, type Fault, faultHeader, faultShape, jsonWith, latencyOf } from "./faults.js";
import { checked, problemOf, Refusal } from "./problem.js";
import type { Call } from "./request-log.js";
import { visitorOf } from "./visitor.js";

/** A request once its body is read. */
export interface CallRequest {
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly parameter: (name: string) => string;
  readonly header: (name: string) => string | undefined;
}

/** Handles a call: returns what becomes JSON, or lines of text. Throws `Refusal` and `UnknownId`. */
export type Answer = (request: CallRequest, visitor: Visitor) => Promise<object | string>;

const largestBody = 100_000;

type Body = { readonly read: true; readonly value: unknown } | { readonly read: false; readonly text: string };

async function readBody(context: Context<EngineEnv>, form: CallOptions["body"]): Promise<Body> {
  if (context.req.method === "GET") return { read: true, value: null };
  const text = await context.req.text();
  if (text.length > largestBody) throw new Refusal(413, null, `The body is larger than ${largestBody} characters`);
  if (form === "text") return { read: true, value: text };
  try {
    return { read: true, value: JSON.parse(text) };
  } catch {
    return { read: false, text };
  }
}

/** The call's names of fields that have another name in the answers. */
export type FieldNames = Readonly<Record<string, string>>;

export interface CallOptions {
  readonly fields?: FieldNames;
  /** How the body is written; JSON when left out. */
  readonly body?: "json" | "text";
}

function refusalOf(error: unknown, fields: FieldNames): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof UnknownId) return new Refusal(404, fields[error.field] ?? error.field, error.message);
  throw error;
}

function problemResponse(refusal: Refusal): Response {
  return new Response(JSON.stringify(problemOf(refusal)), {
    status: refusal.status,
    headers: { "content-type": "application/problem+json; charset=utf-8", "cache-control": "no-store" },
  });
}

function answerResponse(answer: object | string, fault: Fault | null): Response {
  const sent = typeof answer === "string" ? cutBy(fault, answer) : jsonWith(fault, answer);
  const type = typeof answer === "string" ? "text/plain" : "application/json";
  return new Response(sent, { headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" } });
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

/** Waits, hangs, drops or fails as a fault says; null when the call is still to be answered. */
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
  /** What its fault still says about the response. */
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
    body: body.read ? body.value : body.text,
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
      if (!body.read) throw new Refusal(400, null, "The body is not JSON");
      const request = {
        query: context.req.query(),
        body: body.value,
        parameter: (name: string) => context.req.param(name) ?? "",
        header: (name: string) => context.req.header(name),
      };
      return answerResponse(await answer(request, visitorOf(context, engine)), fault);
    } catch (error) {
      return problemResponse(refusalOf(error, options.fields ?? {}));
    }
  };
}
