/**
 * The thread of the embedded database. It does not inherit the TypeScript loader of its process, and is taught it while
 * what is kept opens: PGlite comes first, as translating it would take longer than loading it.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";

/** A file as PGlite takes it, which reads it whole. A Blob of its content would copy that twice, and take as long as all else. */
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
const openKept = async (file) => (existsSync(file) ? PGlite.create({ loadDataDir: new Archive(file) }).catch(() => null) : null);

const kept = openKept(workerData.file);
const { register } = await import("tsx/esm/api");
register();
const { serve } = await import("./embedded-worker.ts");
await serve(kept);
