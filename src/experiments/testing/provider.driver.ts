import { fakeClock } from "../../platform/testing/fakes.js";

/** A request that the provider received, and what it takes to respond to it. */
export interface ReceivedRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly body: string;
  /** Milliseconds since the start. */
  readonly time: number;
}

interface Stream {
  readonly url: string;
  readonly type: string;
  readonly listener: (data: string) => void;
  readonly reopened: () => void;
  closed: boolean;
}

export type Respond = (request: ReceivedRequest) => Response | Error | Promise<Response>;

/** The provider's servers in memory: `respond` returns their response. A thrown or returned error is a failed connection. */
export function fakeProvider(respond: Respond = () => new Response("{}")) {
  const clock = fakeClock();
  const start = clock.now();
  const requests: ReceivedRequest[] = [];
  const streams: Stream[] = [];
  const provider = {
    clock,
    requests,
    streams,
    respond,
    async fetch(url: string, init: RequestInit): Promise<Response> {
      const request = { url, init, body: typeof init.body === "string" ? init.body : "", time: clock.now() - start };
      requests.push(request);
      const response = await provider.respond(request);
      if (response instanceof Error) throw response;
      return response;
    },
    openEvents(url: string, type: string, listener: (data: string) => void, reopened: () => void): () => void {
      const stream = { url, type, listener, reopened, closed: false };
      streams.push(stream);
      return () => (stream.closed = true);
    },
    /** Lets promises settle and time pass, in steps, so that a timer that a promise sets is met. */
    async pass(milliseconds = 0, step = 1000): Promise<void> {
      await settled();
      for (let left = milliseconds; left > 0; left -= step) {
        clock.advance(Math.min(step, left));
        await settled();
      }
    },
  };
  return provider;
}

/** The client's import() of its connection resolves in a later task, even if the module is loaded. */
async function settled(): Promise<void> {
  await import("../connection/connection.js");
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

export const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status });
