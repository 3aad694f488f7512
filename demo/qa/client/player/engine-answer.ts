import type { NotedRequest } from "../../../../src/recorder/request.js";
import type { GivenAnswer } from "../../../replay/replay.js";

const patience = 10_000;

/** What the demo's engine answers to a request of a recording, in the language of its page (BCP 47). Rejects if it does not answer. */
export async function engineAnswer({ method, path, query, body }: NotedRequest, language: string): Promise<GivenAnswer> {
  const headers = { "accept-language": language.replace("-", "_"), "content-type": "application/json" };
  const response = await fetch(`${path}?${new URLSearchParams(query)}`, {
    method,
    headers,
    signal: AbortSignal.timeout(patience),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.text() };
}
