/** Writes dist/types: one declaration file for each entry of the package, and what several of them share. */
import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { tags } from "./tags.mjs";

/** The declarations by module, from which those of the entries are made. */
const declarations = "dist/declarations";

/** The module of each declaration file. */
const entries = {
  "ski-elements": "all",
  autoloader: "autoloader",
  classes: "classes",
  experiments: "experiments",
  openfeature: "openfeature",
  testing: "testing",
  "testing-server": "testing-server",
  types: "types",
  react: "frameworks/react",
  jsx: "frameworks/jsx",
  vue: "frameworks/vue",
  svelte: "frameworks/svelte",
  ...Object.fromEntries(tags.map((tag) => [tag, tag])),
};

/** What a page that uses the entry has installed. */
const peers = /^(?:react|vue|svelte|@openfeature)(?:\/|$)/;

/** A type of a package that is not installed with this one would be unknown to a compiler. */
function refuseImports(level, log, handle) {
  if (log.code === "UNRESOLVED_IMPORT") throw new Error(`${log.message} Types of the package may not need it.`);
  if (log.code !== "PLUGIN_WARNING") handle(level, log);
}

export async function writeTypes() {
  const [{ rollup }, { dts }] = await Promise.all([import("rollup"), import("rollup-plugin-dts")]);
  rmSync(declarations, { recursive: true, force: true });
  const tsc = ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json", "--outDir", declarations];
  const { status } = spawnSync(process.execPath, tsc, { stdio: "inherit" });
  if (status !== 0) throw new Error("The declarations could not be written; tsc printed the reason above.");
  const written = (file) => join(declarations, "elements", `${file}.d.ts`);
  // tsc copies no declaration file of the sources.
  for (const file of ["frameworks/vue", "frameworks/svelte"]) cpSync(join("elements", `${file}.d.ts`), written(file));
  const input = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, written(file)]));
  const bundle = await rollup({ input, external: (id) => peers.test(id), plugins: [dts()], onLog: refuseImports });
  await bundle.write({ dir: "dist/types", entryFileNames: "[name].d.ts", chunkFileNames: "shared/[name]-[hash].d.ts" });
  await bundle.close();
  rmSync(declarations, { recursive: true });
}
