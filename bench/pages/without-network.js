/**
 * Calls of the page return in the next task, from responses.mjs, so that making the response is no part of the task that calls, as with
 * a network; what is no call goes to the server.
 */
import { isCall, responseTo } from "./responses.mjs";

/** The list of the last response, and how many lists there were. */
export const latest = { count: 0, list: null };

/** Is called at each call, before its response. */
export const onCall = { listener: () => {} };

const { fetch: fromServer } = globalThis;

/** A task of its own, without the delay of a timer. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

globalThis.fetch = async (resource, options) => {
  const { pathname, searchParams } = new URL(resource, location.href);
  if (!isCall(pathname)) return fromServer(resource, options);
  onCall.listener(pathname);
  await nextTask();
  const { text, list } = responseTo(pathname, searchParams, options?.body ?? null);
  if (list) {
    latest.count += 1;
    latest.list = list;
  }
  return new Response(text, { headers: { "content-type": "application/json" } });
};
