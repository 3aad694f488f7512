import { usualAnswers } from "./answers.js";
import { callAt } from "./call-at.js";
import type { StubAnswer, StubAnswers, StubCallName, StubCalls, StubOptions, StubRequest } from "./types.js";

type Given = { readonly [Name in StubCallName]?: StubAnswer<StubAnswers[Name]> };

/** What a page of another origin needs to read the answers. */
function headersFor(request: Request): Record<string, string> {
  return {
    "access-control-allow-origin": "*",
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "*",
    "cache-control": "no-store",
  };
}

/**
 * The seller's calls on small, fixed data, in place of a server: a function from a request to its response. `answers` replaces those of some
 * calls. An address that is none of a call's is answered with 404.
 */
export function stubCalls(answers: Given = {}, { today }: StubOptions = {}): StubCalls {
  const requests: StubRequest[] = [];

  async function respond(request: Request): Promise<Response> {
    const headers = headersFor(request);
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
    const url = new URL(request.url);
    const call = callAt(url)?.call;
    if (!call) return Response.json({ error: `The stub has no call at ${url.pathname}.` }, { status: 404, headers });
    const received = { call, url, body: await bodyOf(request, url) };
    requests.push(received);
    return toResponse(call, await answerOf(received), headers);
  }

  async function answerOf(received: StubRequest): Promise<unknown> {
    const usual = usualAnswers[received.call](received, today ?? new Date().toISOString().slice(0, 10));
    const given: unknown = answers[received.call];
    if (typeof given === "function") return (given as (request: StubRequest, usual: unknown) => unknown)(received, usual);
    return given ?? usual;
  }

  return Object.assign(respond, { requests, handles: (url: URL) => callAt(url) !== null });
}

function toResponse(call: StubCallName, answer: unknown, headers: Record<string, string>): Response {
  if (answer instanceof Response) return withHeaders(answer, headers);
  if (call !== "environment") return Response.json(answer, { headers });
  const lines = Object.entries(answer ?? {}).map(([key, value]) => `${key}=${String(value)}`);
  return new Response(lines.join("\n"), { headers: { ...headers, "content-type": "text/plain; charset=utf-8" } });
}

/** A response of the test, as a page of another origin can read it. A network error stays one. */
function withHeaders(response: Response, added: Record<string, string>): Response {
  if (response.type === "error") return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(added)) if (!headers.has(name)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

/** What is wanted, in a body or, where calls that only read are sent by GET, in the query. */
async function bodyOf(request: Request, url: URL): Promise<Readonly<Record<string, unknown>>> {
  if (request.method === "POST") return readBody(await request.text());
  return Object.fromEntries([...url.searchParams].map(([key, value]) => [key, valueOf(value)]));
}

function readBody(text: string): Readonly<Record<string, unknown>> {
  const body: unknown = text === "" ? {} : JSON.parse(text);
  return typeof body === "object" && body !== null ? { ...body } : {};
}

function valueOf(text: string): unknown {
  if (/^\d+(?:-\d+)+$/.test(text) && !/^\d{4}-\d{2}-\d{2}$/.test(text)) return text.split("-").map(Number);
  return /^\d+$/.test(text) ? Number(text) : text;
}
