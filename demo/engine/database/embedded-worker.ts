import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { Pool } from "pg";
import { number, object, parse, string } from "valibot";
import { type Database, plannerSettings, poolDatabase } from "./database.js";
import { loadCatalogue } from "./load.js";
import type { Statement } from "./statements.js";
import { typesRead } from "./wire-types.js";

/** The thread in which the embedded database lives (see embedded.ts). */

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

/** Builds the data directory and keeps it as one file, which appears under its name only once it is whole. */
async function build(): Promise<PGlite> {
  const database = await PGlite.create();
  await loadCatalogue((sql) => database.exec(sql), today);
  await database.exec("vacuum analyze");
  const archive = Buffer.from(await (await database.dumpDataDir("none")).arrayBuffer());
  await mkdir(folder, { recursive: true });
  await clearAbandoned();
  const aside = join(folder, `building-${process.pid}-${randomUUID()}`);
  try {
    await writeFile(aside, archive);
    await rename(aside, file);
  } finally {
    await rm(aside, { force: true });
  }
  return database;
}

/** Opens what was built, and builds what is not there or cannot be read. */
async function open(): Promise<PGlite> {
  const archive = await readFile(file).catch(() => null);
  if (!archive) return build();
  try {
    return await PGlite.create({ loadDataDir: new Blob([new Uint8Array(archive)]) });
  } catch {
    await rm(file, { force: true });
    return build();
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

const pglite = await open();
await pglite.exec(plannerSettings);
const database = poolDatabase(new Pool(Object.assign(createPgConfig(pglite), { max: 1, types: typesRead })));
parentPort?.on("message", (asked: Asked) => void answer(database, asked));
parentPort?.postMessage("ready");
