/** Plain, so that it can run before the TypeScript loader is there. */
import { Worker } from "node:worker_threads";

/**
 * Begins the thread of the embedded database, which opens one once it is told which (see embedded.ts). Until then it keeps no
 * process alive: what waits for the database holds it.
 */
export function startThread() {
  const thread = new Worker(new URL("./thread-entry.mjs", import.meta.url));
  thread.unref();
  return thread;
}
