import type { Worker } from "node:worker_threads";
import type { Database } from "./database.js";
import { openEmbedded } from "./embedded.js";

/** Opens the database of the catalogue that is on sale on a day. */
export type OpenDatabase = (today: number) => Promise<Database>;

/**
 * The database of the catalogue on sale on a day: on the server that `DATABASE_URL` names, read from the standbys of
 * `DATABASE_READ_URLS`, else the embedded one, in `thread` where one was begun for it already.
 */
export async function openDatabase(today: number, thread?: Worker): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_READ_URLS: reads = "", ENGINE_SCHEMA: schema } = process.env;
  if (!url) return openEmbedded(today, undefined, thread);
  const { openServer } = await import("./server.js");
  const readUrls = reads.split(",").flatMap((address) => address.trim() || []);
  return openServer(url, today, { readUrls, schema: schema || undefined });
}
