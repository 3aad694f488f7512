/** Begins the thread of the embedded database, which opens one once it is told which (see embedded.ts). Plain, so that it can begin before the TypeScript loader is there. */
import { Worker } from "node:worker_threads";

export const startThread = () => new Worker(new URL("./thread-entry.mjs", import.meta.url));
