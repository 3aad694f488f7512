import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { loadCatalogue } from "./load.js";

function isRunning(builder: number): boolean {
  try {
    return process.kill(builder, 0);
  } catch {
    return false;
  }
}

/** Removes what processes that are no more left half written. */
async function clearAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const builder = /^building-(\d+)-/.exec(name)?.[1];
    if (builder !== undefined && !isRunning(Number(builder))) await rm(join(folder, name), { force: true });
  }
}

/** What keeps the data directory small, as all of it is read at every start: short logs, and none of them left behind. */
const buildOptions: PGliteOptions = {
  initDbStartParams: ["--wal-segsize=1"],
  startParams: [...PGlite.defaultStartParams, "-c", "wal_recycle=off"],
};
/** Drops the databases that others would be made from, as none will be; then nothing is left over of what was written. */
const tidying = [
  "update pg_database set datistemplate = false, datallowconn = true where datistemplate",
  "drop database template0",
  "drop database template1",
  "vacuum analyze",
  "checkpoint",
];

/** A database with the catalogue in it, and its data directory as one file. */
async function load(today: number): Promise<{ readonly database: PGlite; readonly archive: Buffer }> {
  const database = await PGlite.create(buildOptions);
  await loadCatalogue((sql) => database.exec(sql), today);
  for (const statement of tidying) await database.exec(statement);
  return { database, archive: Buffer.from(await (await database.dumpDataDir("none")).arrayBuffer()) };
}

/**
 * Builds the database of the catalogue on sale on a day and keeps it as one file, which appears under its name only once it is
 * whole. Runs in the database's thread.
 */
export async function buildEmbedded(file: string, folder: string, today: number): Promise<PGlite> {
  await mkdir(folder, { recursive: true });
  await clearAbandoned(folder);
  const aside = join(folder, `building-${process.pid}-${randomUUID()}`);
  try {
    await writeFile(aside, "");
    const { database, archive } = await load(today);
    await writeFile(aside, archive);
    await rename(aside, file);
    return database;
  } finally {
    await rm(aside, { force: true });
  }
}
