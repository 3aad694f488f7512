import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { keptContent } from "./kept-file.mjs";
import { loadCatalogue } from "./load.js";

function isRunning(builder: number): boolean {
  try {
    return process.kill(builder, 0);
  } catch {
    return false;
  }
}

/** Removes files that ended processes left half written. */
async function clearAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const builder = /^building-(\d+)-/.exec(name)?.[1];
    if (builder !== undefined && !isRunning(Number(builder))) await rm(join(folder, name), { force: true });
  }
}

/** Settings that keep the data directory small, since all of it is read at every start: short logs, and none of them left behind. */
const buildOptions: PGliteOptions = {
  initDbStartParams: ["--wal-segsize=1"],
  startParams: [...PGlite.defaultStartParams, "-c", "wal_recycle=off"],
};
/** Drops the template databases, since no other database will be made, and cleans up after all that was written. */
const tidying = [
  "update pg_database set datistemplate = false, datallowconn = true where datistemplate",
  "drop database template0",
  "drop database template1",
  "vacuum analyze",
  "checkpoint",
];

/** A database with the catalogue in it. */
async function load(today: number): Promise<PGlite> {
  const database = await PGlite.create(buildOptions);
  await loadCatalogue((sql) => database.exec(sql), today);
  for (const statement of tidying) await database.exec(statement);
  return database;
}

const archiveOf = async (database: PGlite): Promise<Buffer> => Buffer.from(await (await database.dumpDataDir("none")).arrayBuffer());

/**
 * Builds the database of the catalogue on sale on a day and keeps it as one file, which appears under its name only once it is
 * whole. If it cannot be kept, it is in memory only. Runs in the database's thread.
 */
export async function buildEmbedded(file: string, folder: string, today: number, warn: (warning: string) => void): Promise<PGlite> {
  const aside = join(folder, `building-${process.pid}-${randomUUID()}`);
  const notKept = (error: Error): false => {
    warn(
      `The embedded database cannot be kept in ${folder} (${error.message}): it is in memory, and is built at every start until that folder can be written.`,
    );
    return false;
  };
  const begin = async (): Promise<true> => {
    await mkdir(folder, { recursive: true });
    await clearAbandoned(folder);
    await writeFile(aside, "");
    return true;
  };
  const keep = async (archive: Buffer): Promise<void> => {
    await writeFile(aside, keptContent(archive));
    await rename(aside, file);
  };
  const kept = await begin().catch(notKept);
  try {
    const database = await load(today);
    if (kept) await keep(await archiveOf(database)).catch(notKept);
    return database;
  } finally {
    if (kept) await rm(aside, { force: true });
  }
}
