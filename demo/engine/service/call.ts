import type { Context, Handler } from "hono";
import { UnknownId, type Visitor } from "../answers.js";
import type { Engine, EngineEnv } from "./engine.js";
import { type Fault, faultHeader, faultShape, latencyOf, withWrongTypes } from "./faults.js";
import { checked, problemOf, Refusal } from "./problem.js";
import type { Call } from "./request-log.js";
import { visitorOf } from "./visitor.js";

/** A request once its body is read. */
export interface CallRequest {
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly parameter: (name: string) => string;
}

/** Handles a call: returns what becomes JSON, or lines of text. Throws `Refusal` and `UnknownId`. */
export type Answer = (request: CallRequest, visitor: Visitor) => Promise<object | string>;

const largestBody = 100_000;

type Body = { readonly read: true; readonly value: unknown } | { readonly read: false; readonly text: string };

async function readBody(context: Context<EngineEnv>): Promise<Body> {
  if (context.req.method === "GET") return { read: true, value: null };
  const text = await context.req.text();
  if (text.length > largestBody) throw new Refusal(413, null, `The body is larger than ${largestBody} characters`);
  try {
    return { read: true, value: JSON.parse(text) };
  } catch {
    return { read: false, text };
  }
}

/** The call's names of fields that have another name in the answers. */
export type FieldNames = Readonly<Record<string, string>>;

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
  const text = typeof answer === "string" ? answer : JSON.stringify(fault?.body === "wrong-types" ? withWrongTypes(answer) : answer);
  const type = typeof answer === "string" ? "text/plain" : "application/json";
  const sent = fault?.body === "truncated" ? text.slice(0, Math.floor(text.length / 2)) : text;
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
async function suffer(context: Context<EngineEnv>, fault: Fault): Promise<Response | null> {
  const wait = latencyOf(fault);
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  if (fault.connection === "hang") await new Promise((resolve) => context.req.raw.signal.addEventListener("abort", resolve));
  if (fault.connection === "drop") context.env?.incoming?.socket.destroy();
  if (fault.connection !== undefined) return new Response(null, { status: 500 });
  if (fault.status === undefined) return null;
  const problem = { title: "Fault on demand", status: fault.status, field: null, detail: "This failure was asked for" };
  return new Response(JSON.stringify(problem), { status: fault.status, headers: { "content-type": "application/problem+json" } });
}

/** A handler that logs a call, applies its faults, responds to it, and reports what was wrong with it. */
export function handleCall(engine: Engine, call: Call, answer: Answer, fields: FieldNames = {}): Handler<EngineEnv> {
  return async (context) => {
    try {
      const body = await readBody(context);
      const query = context.req.query();
      engine.log.add({
        call,
        method: context.req.method,
        path: context.req.path,
        query: new URL(context.req.url).search.slice(1),
        body: body.read ? body.value : body.text,
        acceptLanguage: context.req.header("accept-language") ?? null,
      });
      const fault = faultOf(context, call, engine);
      const suffered = fault && (await suffer(context, fault));
      if (suffered) return suffered;
      if (!body.read) throw new Refusal(400, null, "The body is not JSON");
      const request = { query, body: body.value, parameter: (name: string) => context.req.param(name) ?? "" };
      return answerResponse(await answer(request, visitorOf(context, engine)), fault);
    } catch (error) {
      return problemResponse(refusalOf(error, fields));
    }
  };
}
