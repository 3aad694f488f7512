import { acceptLanguage, type Locale } from "../../../../src/domain/locale.js";
import type { NotedRequest } from "../../../../src/recorder/request.js";
import type { GivenAnswer } from "../../../replay/replay.js";

/** ms. */
const timeout = 10_000;

/** What the demo's engine answers to a request of a recording, in the locale of its search. Rejects if it does not answer. */
export async function engineAnswer({ method, path, query, body }: NotedRequest, locale: Locale): Promise<GivenAnswer> {
  const response = await fetch(`${path}?${new URLSearchParams(query)}`, {
    method,
    headers: { "accept-language": acceptLanguage(locale), "content-type": "application/json" },
    signal: AbortSignal.timeout(timeout),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.text() };
}
