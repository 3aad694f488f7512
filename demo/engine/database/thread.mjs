/** Plain JavaScript, so that it can run before the TypeScript loader. */
import { Worker } from "node:worker_threads";

/**
 * Starts the thread of the embedded database, which opens one once a message names it (see embedded.ts). The thread does not
 * keep the process alive: what waits for the database does.
 */
export function startThread() {
  const thread = new Worker(new URL("./thread-entry.mjs", import.meta.url));
  thread.unref();
  return thread;
}
