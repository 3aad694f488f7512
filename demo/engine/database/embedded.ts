import { fileURLToPath } from "node:url";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import type { QueryResultRow } from "pg";
import type { Database } from "./database.js";
import { databaseHash } from "./hash.js";
import type { Statement } from "./statements.js";
import { startThread } from "./thread.mjs";

const cacheFolder = fileURLToPath(new URL("../../../.cache/engine/", import.meta.url));

interface Answered {
  readonly number: number;
  readonly rows?: readonly QueryResultRow[];
  readonly failure?: string;
}
interface Waiting {
  readonly resolve: (rows: readonly never[]) => void;
  readonly reject: (error: Error) => void;
}

/** Where the database of a day's catalogue is kept once it is built. */
export const embeddedFile = (today: number, folder = cacheFolder): string => join(folder, `${databaseHash(today)}.tar`);

/**
 * The embedded database of the catalogue on sale on a day, in a thread of its own; built first where it is not kept.
 * Each engine works on a copy in memory, so that several can run at once and none can damage what is kept.
 */
export async function openEmbedded(today: number, folder = cacheFolder, worker: Worker = startThread()): Promise<Database> {
  worker.ref();
  worker.postMessage({ file: embeddedFile(today, folder), folder, today });
  await new Promise<void>((resolve, reject) => {
    worker.once("message", () => resolve());
    worker.once("error", reject);
    worker.once("exit", (status) => reject(new Error(`The embedded database ended with ${status} before it was ready`)));
  });
  worker.unref();
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let ended: Error | null = null;
  worker.on("message", ({ number, rows, failure }: Answered) => {
    const one = waiting.get(number);
    waiting.delete(number);
    if (waiting.size === 0) worker.unref();
    if (rows) one?.resolve(rows as readonly never[]);
    else one?.reject(new Error(`The embedded database says: ${failure}`));
  });
  worker.on("exit", () => {
    ended = new Error("The embedded database has ended");
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  });
  return {
    query: <Row extends QueryResultRow>(statement: Statement) =>
      new Promise<readonly Row[]>((resolve, reject) => {
        if (ended) return reject(ended);
        const number = ++asked;
        waiting.set(number, { resolve, reject });
        worker.ref();
        worker.postMessage({ number, statement });
      }),
    async close() {
      await worker.terminate();
    },
  };
}
