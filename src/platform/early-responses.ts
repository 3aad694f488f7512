/** Responses to requests that were sent before the library ran, by request. */
type EarlyResponses = Map<string, Promise<Response>>;

const registryKey = Symbol.for("ski-elements.early-responses");

declare global {
  interface Window {
    [registryKey]?: EarlyResponses;
  }
}

function keyOf(url: string, { method, headers, body }: RequestInit): string {
  return JSON.stringify([method, url, headers, body]);
}

/** Sends a request whose response waits for `fetchOnce`, for so many milliseconds. */
export function fetchEarly(url: string, init: RequestInit, milliseconds: number): void {
  const responses = (window[registryKey] ??= new Map());
  const key = keyOf(url, init);
  if (responses.has(key)) return;
  const response = fetch(url, init);
  // Whoever takes it meets the failure too.
  response.catch(() => undefined);
  responses.set(key, response);
  setTimeout(() => responses.delete(key), milliseconds);
}

/** As `fetch`; the first equal request takes the response that waits for it, where one does. */
export function fetchOnce(url: string, init: RequestInit): Promise<Response> {
  const responses = window[registryKey];
  const key = keyOf(url, init);
  const response = responses?.get(key);
  responses?.delete(key);
  return response ?? fetch(url, init);
}
