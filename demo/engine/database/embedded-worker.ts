import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { Pool } from "pg";
import { number, object, parse, string } from "valibot";
import { type Database, plannerSettings, poolDatabase } from "./database.js";
import type { Statement } from "./statements.js";
import { typesRead } from "./wire-types.js";

/** What the thread of the embedded database does (see embedded.ts and worker-entry.mjs). */

const { file, folder, today } = parse(object({ file: string(), folder: string(), today: number() }), workerData);

function isRunning(builder: number): boolean {
  try {
    return process.kill(builder, 0);
  } catch {
    return false;
  }
}

/** Removes what processes that are no more left half written. */
async function clearAbandoned(): Promise<void> {
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
async function load(): Promise<{ readonly database: PGlite; readonly archive: Buffer }> {
  const database = await PGlite.create(buildOptions);
  const { loadCatalogue } = await import("./load.js");
  await loadCatalogue((sql) => database.exec(sql), today);
  for (const statement of tidying) await database.exec(statement);
  return { database, archive: Buffer.from(await (await database.dumpDataDir("none")).arrayBuffer()) };
}

/** Builds the database and keeps it as one file, which appears under its name only once it is whole. */
async function build(): Promise<PGlite> {
  await mkdir(folder, { recursive: true });
  await clearAbandoned();
  const aside = join(folder, `building-${process.pid}-${randomUUID()}`);
  try {
    await writeFile(aside, "");
    const { database, archive } = await load();
    await writeFile(aside, archive);
    await rename(aside, file);
    return database;
  } finally {
    await rm(aside, { force: true });
  }
}

interface Asked {
  readonly number: number;
  readonly statement: Statement;
}

async function answer(database: Database, { number: asked, statement }: Asked): Promise<void> {
  try {
    parentPort?.postMessage({ number: asked, rows: await database.query(statement) });
  } catch (error) {
    parentPort?.postMessage({ number: asked, failure: error instanceof Error ? error.message : String(error) });
  }
}

/** Answers statements from what is kept, or else from what is built now. */
export async function serve(kept: Promise<PGlite | null>): Promise<void> {
  const pglite = (await kept) ?? (await build());
  await pglite.exec(plannerSettings);
  const database = poolDatabase(new Pool(Object.assign(createPgConfig(pglite), { max: 1, types: typesRead })));
  parentPort?.on("message", (asked: Asked) => void answer(database, asked));
  parentPort?.postMessage("ready");
}
