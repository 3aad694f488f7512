/**
 * The thread of the embedded database. Plain JavaScript, as it does not inherit the TypeScript loader of its process and would
 * wait for one longer than PGlite takes to open: the loader is used only when there is something to build.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import pg from "pg";
import { typesRead } from "./wire-types.mjs";

/** Compiled before it is known what to open. */
const compiled = readFile(new URL("pglite.wasm", import.meta.resolve("@electric-sql/pglite"))).then((code) => WebAssembly.compile(code));
// Whoever awaits it handles a failure.
compiled.catch(() => {});

/** A file as PGlite takes it, which reads it whole. A Blob of its content would copy that twice, and take as long as everything else. */
class Archive extends Blob {
  #content;

  constructor(file) {
    super();
    this.#content = readFile(file);
  }

  async arrayBuffer() {
    const { buffer, byteOffset, byteLength } = await this.#content;
    return byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
  }
}

/** What is kept; null where nothing is, or where it cannot be read. */
async function openKept(file) {
  if (!existsSync(file)) return null;
  try {
    return await PGlite.create({ loadDataDir: new Archive(file), pgliteWasmModule: await compiled });
  } catch {
    return null;
  }
}

async function build({ file, folder, today }) {
  const { register } = await import("tsx/esm/api");
  register();
  const { buildEmbedded } = await import("./build-embedded.ts");
  return buildEmbedded(file, folder, today);
}

/** Answers statements from what is kept, or else from what is built now. */
async function serve(wanted) {
  const pglite = (await openKept(wanted.file)) ?? (await build(wanted));
  const pool = new pg.Pool(Object.assign(createPgConfig(pglite), { max: 1, types: typesRead }));
  parentPort.on("message", async ({ number, statement }) => {
    try {
      const { rows } = await pool.query(statement);
      parentPort.postMessage({ number, rows });
    } catch (error) {
      parentPort.postMessage({ number, failure: error instanceof Error ? error.message : String(error) });
    }
  });
  parentPort.postMessage("ready");
}

parentPort.once("message", (wanted) => void serve(wanted));
