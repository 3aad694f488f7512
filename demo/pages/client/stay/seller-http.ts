import type { createApi } from "../../../../src/api/create-api.js";
import { acceptLanguage, type Locale } from "../../../../src/domain/locale.js";

/** The client that sends the library's calls. */
type Http = Parameters<typeof createApi>[0]["http"];

/** Sends calls to the page's own origin. Rejects where one fails, and where it is aborted. */
export function sellerHttp(locale: Locale): Http {
  async function text(call: string, request: Parameters<Http["text"]>[1]): Promise<string> {
    const { method = "GET", path, query = {}, body, headers, signal } = request;
    const address = `${path}?${new URLSearchParams(query)}`;
    const response = await fetch(address, {
      method,
      signal,
      headers: { "Accept-Language": acceptLanguage(locale), "Content-Type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${call}: ${response.status}`);
    return response.text();
  }
  return {
    text,
    json: async (call, request) => JSON.parse(await text(call, request)) as unknown,
  };
}
