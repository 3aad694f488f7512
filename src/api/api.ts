import type { Locale } from "../domain/locale.js";
import type { Clock } from "../platform/clock.js";
import { isAborted } from "../platform/http.js";
import type { Aborted } from "../platform/http.js";
import type { Call } from "./call.js";

/** Sends a request of a call. Resolves to `aborted` when the signal fires, and rejects with a `RequestError`. */
export type Send = <Request, Wire, Answer>(
  call: Call<Request, Wire, Answer>,
  request: Request,
  signal: AbortSignal,
) => Promise<Answer | Aborted>;

/** An answer that may be used again. */
interface Remembered<Answer> {
  readonly answer: Answer;
  /** When it was received, as `Date.now()`. */
  readonly at: number;
}

/** The seller's calls. */
export interface Api {
  /** As `Send`; resolves to the remembered answer of an equal request, if there is one. */
  readonly call: Send;
  /** As `Send`, even if an answer is remembered; the new answer is remembered instead. */
  readonly send: Send;
  /** The remembered answer of a request; null if there is none, or if it is too old. */
  remembered<Request, Wire, Answer>(call: Call<Request, Wire, Answer>, request: Request): Remembered<Answer> | null;
}

/** Calls whose answers are remembered as each call's `remembered` describes. */
export function withMemory(send: Send, locale: Locale, clock: Clock): Api {
  const memories = new Map<string, Map<string, Remembered<unknown>>>();

  function keep<Request, Wire, Answer>({ name, remembered }: Call<Request, Wire, Answer>, request: Request, answer: Answer): void {
    if (!remembered) return;
    const memory = memories.get(name) ?? new Map<string, Remembered<unknown>>();
    memories.set(name, memory);
    const key = remembered.key(request, locale);
    memory.delete(key);
    memory.set(key, { answer, at: clock.now() });
    // The oldest first: none is held once it is too old to be an answer.
    for (const [known, { at }] of memory) {
      if (memory.size <= remembered.most && clock.now() - at < remembered.milliseconds) break;
      memory.delete(known);
    }
  }

  const api: Api = {
    remembered<Request, Wire, Answer>({ name, remembered }: Call<Request, Wire, Answer>, request: Request) {
      const known = remembered && memories.get(name)?.get(remembered.key(request, locale));
      // Only answers of this call are kept under its name.
      return known && clock.now() - known.at < remembered.milliseconds ? (known as Remembered<Answer>) : null;
    },
    async call(call, request, signal) {
      return api.remembered(call, request)?.answer ?? api.send(call, request, signal);
    },
    async send(call, request, signal) {
      const answer = await send(call, request, signal);
      if (!isAborted(answer)) keep(call, request, answer);
      return answer;
    },
  };
  return api;
}
