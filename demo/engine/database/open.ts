import type { Database } from "./database.js";
import { openEmbedded } from "./embedded.js";

/** Opens the database of the catalogue that is on sale on a day. */
export type OpenDatabase = (today: number) => Promise<Database>;

/** The database of the catalogue on sale on a day: on the server that `DATABASE_URL` names, else the embedded one. */
export const openDatabase: OpenDatabase = async (today) => {
  const url = process.env.DATABASE_URL;
  if (!url) return openEmbedded(today);
  const { openServer } = await import("./server.js");
  return openServer(url, today);
};
