import { sharedPage, type RequestInterceptor } from "../platform/shared-page.js";
import type { Log } from "./log.js";
import { maskedJson } from "./personal.js";
import { requestOf } from "./request.js";

/** An answer about the visitor's works council has its name. */
const isPrivate = (address: string): boolean => new URL(address, location.href).searchParams.has("companyName");

/** Notes the requests of the library and their answers. Returns a function that stops it. */
export function followExchanges(log: Log): () => void {
  const page = sharedPage();
  const { interceptor: inner } = page;
  let last = 0;
  const interceptor: RequestInterceptor = async (sent, address, init) => {
    const send: typeof sent = inner ? (...request) => inner(sent, ...request) : sent;
    const number = ++last;
    log.add({ type: "request", number, ...requestOf(address, init) });
    try {
      const response = await send(address, init);
      const { ok, status } = response;
      const body = await response.text();
      log.add({ type: "answer", number, status, body: log.keep(isPrivate(address) ? maskedJson(body) : body) });
      return { ok, status, text: async () => body };
    } catch (error) {
      log.add({ type: "failure", number, reason: init.signal?.aborted ? "aborted" : "network" });
      throw error;
    }
  };
  page.interceptor = interceptor;
  return () => {
    if (page.interceptor !== interceptor) return;
    if (inner) page.interceptor = inner;
    else delete page.interceptor;
  };
}
