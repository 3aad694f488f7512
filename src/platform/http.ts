import { acceptLanguage } from "../domain/locale.js";
import { browserClock, type Clock } from "./clock.js";
import { HttpError, MalformedJsonError, NetworkError, RequestError, TimeoutError } from "./http-errors.js";

export { HttpError, MalformedJsonError, NetworkError, RequestError, TimeoutError };

/**
 * What an aborted request resolves to: an empty object that no reader mistakes for an answer.
 * Consumers compare with `===` and change nothing.
 */
export const aborted = Object.freeze({}) as Aborted;
/** Distinguishes `aborted` from every answer in the types; it does not exist at run time. */
declare const abortedMark: unique symbol;
export interface Aborted {
  readonly [abortedMark]: true;
}

export function isAborted(answer: unknown): answer is Aborted {
  return answer === aborted;
}

/** One request. The query is sent in the order of its keys; a body is sent as JSON. */
export interface HttpCall {
  readonly method?: "GET" | "POST";
  /** Begins with a slash; joined to the client's base. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Replace the client's own headers of the same name. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface HttpRequest extends HttpCall {
  readonly signal: AbortSignal;
}

/** Requests by name. All resolve to `aborted` when their signal fires, and reject with a `RequestError` otherwise. */
export interface Http {
  /** The answer's body parsed as JSON, of unknown shape. */
  json(call: string, request: HttpRequest): Promise<unknown>;
  /** The answer's body as text. */
  text(call: string, request: HttpRequest): Promise<string | Aborted>;
}

/** Where requests are sent, and with which headers. */
export interface HttpClient {
  /** Empty for the page's own origin; else an origin, with a path where there is one. */
  readonly base: string;
  /** Called for each request, like `company`. */
  locale(): string;
  /** The works-council company's cookie; null when the visitor has none. */
  company(): string | null;
}

export interface HttpOptions extends HttpClient {
  /** Defaults to the page's `fetch` at the time of the request. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Pick<Response, "ok" | "status" | "text">>;
  /** Timeout of a request in milliseconds; none when absent. */
  readonly timeout?: number;
  readonly clock?: Clock;
}

/** The client for the seller's calls. Failures are logged here, once, and rethrown. */
export function createHttp(options: HttpOptions): Http {
  const { timeout, clock = browserClock() } = options;
  const send = options.fetch ?? ((url: string, init: RequestInit) => globalThis.fetch(url, init));

  async function exchange(call: string, request: HttpRequest, signal: AbortSignal): Promise<string> {
    try {
      const { url, init } = fetchArguments(options, request);
      const response = await send(url, { ...init, signal });
      if (!response.ok) throw new HttpError(call, response.status);
      return await response.text();
    } catch (error) {
      throw error instanceof RequestError ? error : new NetworkError(call, error);
    }
  }

  async function attempt<Answer>(call: string, request: HttpRequest, read: (body: string) => Answer): Promise<Answer | Aborted> {
    const controller = new AbortController();
    const stopTimer = timeout === undefined ? () => {} : after(clock, timeout, () => controller.abort(new TimeoutError(call, timeout)));
    const signal = AbortSignal.any([request.signal, controller.signal]);
    try {
      const body = await untilAborted(signal, () => exchange(call, request, signal));
      return read(body);
    } catch (error) {
      if (request.signal.aborted && !controller.signal.aborted) {
        console.warn("Request was aborted:", call);
        return aborted;
      }
      const failure = controller.signal.aborted ? controller.signal.reason : error;
      console.error("Request failed:", failure, sentTo(call, options, request));
      throw failure;
    } finally {
      stopTimer();
    }
  }

  return {
    json: (call, request) => attempt<unknown>(call, request, (body) => parse(call, body)),
    text: (call, request) => attempt(call, request, (body) => body),
  };
}

/** The arguments of `fetch` for a request. */
export function fetchArguments(client: HttpClient, call: HttpCall): { readonly url: string; readonly init: RequestInit } {
  const { method = "GET", body, headers } = call;
  return {
    url: urlOf(client, call),
    init: {
      method,
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        "Accept-Language": acceptLanguage(client.locale()),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  };
}

/** Where a request was sent, for the console. */
function sentTo(call: string, { base }: HttpClient, { path }: HttpCall): string {
  if (base !== "") return `The call ${call} was sent to ${withoutSlash(base)}${path}.`;
  return `The call ${call} was sent to ${path} of the page's own origin. If the seller's server has another origin, set the attribute api-base.`;
}

function urlOf({ base, company }: HttpClient, { path, query }: HttpCall): string {
  // A bare path would be resolved against the page's <base href>.
  const origin = base === "" ? (globalThis.location?.origin ?? "") : withoutSlash(base);
  const parameters = new URLSearchParams(query);
  const name = company();
  if (name) parameters.append("company", name);
  return parameters.size === 0 ? origin + path : `${origin}${path}?${parameters}`;
}

const withoutSlash = (base: string) => base.replace(/\/+$/, "");

/** Runs a task that ends when the signal fires at the latest: a wrapped fetch may ignore its signal. */
function untilAborted<Answer>(signal: AbortSignal, task: () => Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    task()
      .finally(() => signal.removeEventListener("abort", stop))
      .then(resolve, reject);
  });
}

function after(clock: Clock, milliseconds: number, action: () => void): () => void {
  const timer = clock.setTimeout(action, milliseconds);
  return () => clock.clearTimeout(timer);
}

function parse(call: string, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new MalformedJsonError(call, cause);
  }
}
