import { readdir, rename, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { basename, join } from "node:path";
import type { Worker } from "node:worker_threads";
import type { Database } from "./database.js";
import { openInThread } from "./embedded-thread.js";
import { databaseHash } from "./hash.js";
import { recovering } from "./recovery.js";
import { startThread } from "./thread.mjs";

const cacheFolder = fileURLToPath(new URL("../../../.cache/engine/", import.meta.url));
const mostDamaged = 2;

/** Where the database of a day's catalogue is kept once it is built. */
export const embeddedFile = (today: number, folder = cacheFolder): string => join(folder, `${databaseHash(today)}.tar`);

/** Renames a file that failed, so that it can be examined, and removes all but the latest renamed ones. Returns what was done. */
async function setAside(file: string, folder: string): Promise<string> {
  const aside = `damaged-${Date.now()}-${basename(file)}`;
  try {
    await rename(file, join(folder, aside));
    const damaged = (await readdir(folder)).filter((name) => name.startsWith("damaged-")).toSorted((a, b) => (a < b ? 1 : -1));
    for (const name of damaged.slice(mostDamaged)) await rm(join(folder, name), { force: true, recursive: true });
    return `renamed to ${aside}, and rebuilt`;
  } catch (error) {
    return `rebuilt without it (${error instanceof Error ? error.message : String(error)})`;
  }
}

/**
 * The embedded database of the catalogue on sale on a day, in a thread of its own; built first if it is not kept.
 * Each engine works on a copy in memory, so that several can run at once and none can damage what is kept.
 */
export async function openEmbedded(today: number, folder = cacheFolder, first: Worker = startThread()): Promise<Database> {
  const file = embeddedFile(today, folder);
  const wanted = { file, folder, today };
  return recovering({
    open: () => openInThread(first, { ...wanted, rebuild: false }),
    async replace(why) {
      console.warn(`The embedded database ${file} failed (${why}): ${await setAside(file, folder)}.`);
      return openInThread(startThread(), { ...wanted, rebuild: true });
    },
  });
}
