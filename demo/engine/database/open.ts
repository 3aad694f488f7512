import type { Database } from "./database.js";
import { openEmbedded } from "./embedded.js";
import { openServer } from "./server.js";

/** The database of the catalogue on sale on a day: on the server that `DATABASE_URL` names, else the embedded one. */
export function openDatabase(today: number): Promise<Database> {
  const url = process.env.DATABASE_URL;
  return url ? openServer(url, today) : openEmbedded(today);
}
