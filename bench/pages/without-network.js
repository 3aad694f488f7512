/** Calls of the page return at once, from responses.mjs; what is no call goes to the server. */
import { responseTo } from "./responses.mjs";

/** The list of the last response, and how many lists there were. */
export const latest = { count: 0, list: null };

/** Is called at each call, before its response. */
export const onCall = { listener: () => {} };

const { fetch: fromServer } = globalThis;

globalThis.fetch = (resource, options) => {
  const { pathname, searchParams } = new URL(resource, location.href);
  const response = responseTo(pathname, searchParams, options?.body ?? null);
  if (!response) return fromServer(resource, options);
  onCall.listener(pathname);
  if (response.list) {
    latest.count += 1;
    latest.list = response.list;
  }
  return Promise.resolve(new Response(response.text, { headers: { "content-type": "application/json" } }));
};
