/** A request that was sent before the library ran. */
interface EarlyRequest {
  readonly response: Promise<Response>;
  readonly abort: () => void;
}

const registryKey = Symbol.for("ski-elements.early-requests");

declare global {
  interface Window {
    [registryKey]?: Map<string, EarlyRequest>;
  }
}

function keyOf(url: string, { method, headers, body }: RequestInit): string {
  return JSON.stringify([method, url, headers, body]);
}

/** Sends a request whose response is kept for `fetchOnce`, for the given number of milliseconds. Returns the response, to be read as a clone. */
export function fetchEarly(url: string, init: RequestInit, milliseconds: number): Promise<Response> {
  const requests = (window[registryKey] ??= new Map());
  const key = keyOf(url, init);
  const known = requests.get(key);
  if (known) return known.response;
  const controller = new AbortController();
  const response = fetchWhole(url, { ...init, signal: controller.signal });
  // The failure reaches the search that takes the response.
  response.catch(() => undefined);
  requests.set(key, { response, abort: () => controller.abort() });
  setTimeout(() => requests.delete(key), milliseconds);
  return response;
}

/** Like `fetch`, but resolves once the whole body has been read: an unread response would keep its connection open. */
async function fetchWhole(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  await response.clone().text();
  return response;
}

/** Like `fetch`; the first equal request takes the early response, if there is one. */
export function fetchOnce(url: string, init: RequestInit): Promise<Response> {
  const requests = window[registryKey];
  const key = keyOf(url, init);
  const request = requests?.get(key);
  if (!request) return fetch(url, init);
  requests?.delete(key);
  init.signal?.addEventListener("abort", request.abort);
  return request.response;
}
