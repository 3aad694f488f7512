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
import { readKept } from "./kept-file.mjs";
import { typesRead } from "./wire-types.mjs";

/** Compiled before it is known what to open. */
const compiled = readFile(new URL("pglite.wasm", import.meta.resolve("@electric-sql/pglite"))).then((code) => WebAssembly.compile(code));
// Whoever awaits it handles a failure.
compiled.catch(() => {});

/** An archive as PGlite takes it, which reads it whole. A Blob of its content would copy that twice, and take as long as everything else. */
class Archive extends Blob {
  #content;

  constructor(content) {
    super();
    this.#content = content;
  }

  async arrayBuffer() {
    const { buffer, byteOffset, byteLength } = this.#content;
    return buffer.slice(byteOffset, byteOffset + byteLength);
  }
}

async function openKept(file) {
  return PGlite.create({ loadDataDir: new Archive(await readKept(file)), pgliteWasmModule: await compiled });
}

async function build({ file, folder, today }) {
  const { register } = await import("tsx/esm/api");
  register();
  const { buildEmbedded } = await import("./build-embedded.ts");
  return buildEmbedded(file, folder, today, (warning) => parentPort.postMessage({ warning }));
}

/** PostgreSQL's classes of failures that no statement is the cause of: of the system, and of what is stored. */
const brokenClasses = ["58", "XX"];

/** Whether the database itself failed: it reports that itself, or its runtime failed, which has no code of PostgreSQL. */
function isBroken(error) {
  const code = String(error?.code ?? "");
  return !/^(?=.*\d)[0-9A-Z]{5}$/.test(code) || brokenClasses.includes(code.slice(0, 2));
}

const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** Answers statements from the kept database, or from a new one if there is none or `rebuild` is set. */
async function serve(wanted) {
  const pglite = !wanted.rebuild && existsSync(wanted.file) ? await openKept(wanted.file) : await build(wanted);
  const pool = new pg.Pool(Object.assign(createPgConfig(pglite), { max: 1, types: typesRead }));
  await pglite.listen("stock", () => parentPort.postMessage({ changed: true }));
  parentPort.on("message", async ({ number, statement }) => {
    try {
      const { rows } = await pool.query(statement);
      parentPort.postMessage({ number, rows });
    } catch (error) {
      parentPort.postMessage({ number, failure: messageOf(error), broken: isBroken(error) });
    }
  });
  parentPort.postMessage({ ready: true });
}

parentPort.once("message", (wanted) => serve(wanted).catch((error) => parentPort.postMessage({ failure: messageOf(error) })));
