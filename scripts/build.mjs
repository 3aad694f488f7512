/**
 * Writes dist/. With `SKI_BUILD=modules` only the ES modules and the page's style sheet, which is what the demo loads;
 * without it also the one-file script, the declarations and the integrity hashes.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setUp } from "./setup.mjs";

const modulesOnly = process.env.SKI_BUILD === "modules";

/** dist/preload.json: for each entry the chunks that it imports before it runs, for `modulepreload`. */
function writePreloads(files) {
  const imports = new Map(files.map((file) => [file.fileName, file.imports ?? []]));
  const reach = (name, seen) => {
    for (const next of imports.get(name) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
    return seen;
  };
  const entries = files.filter(({ isEntry }) => isEntry).map(({ fileName }) => [fileName, [...reach(fileName, new Set())]]);
  writeFileSync("dist/preload.json", `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

/** Bundles in memory first, so that a mistake in the sources leaves dist/ as it was. */
async function bundle() {
  const { rollup } = await import("rollup");
  const { default: configs } = await import("../rollup.config.mjs");
  const built = await Promise.all(configs.map(async ({ output, ...input }) => ({ output, bundle: await rollup(input) })));
  rmSync("dist", { recursive: true, force: true });
  for (const { output, bundle } of built) {
    const written = await bundle.write(output);
    await bundle.close();
    if (output.format === "es") writePreloads(written.output);
  }
}

/** The optional sheet for the page's head, smaller. */
async function writePageStyles() {
  const { transform } = await import("esbuild");
  const { code } = await transform(readFileSync("elements/ski-elements.css", "utf8"), { loader: "css", minify: true });
  writeFileSync("dist/ski-elements.css", code);
}

function declare() {
  const { status } = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json"], { stdio: "inherit" });
  if (status !== 0) throw new Error("The declarations could not be written; tsc says why above.");
}

/** dist/sri.json: what goes in `integrity` for each script and style sheet, by its path in dist/. */
function writeIntegrity() {
  const files = readdirSync("dist", { recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.(?:js|css)$/.test(file))
    .sort((a, b) => (a < b ? -1 : 1));
  const hashOf = (file) =>
    `sha384-${createHash("sha384")
      .update(readFileSync(join("dist", file)))
      .digest("base64")}`;
  writeFileSync("dist/sri.json", `${JSON.stringify(Object.fromEntries(files.map((file) => [file, hashOf(file)])), null, 2)}\n`);
}

/** Builds into dist/, which is emptied once the sources were read. Throws with what failed. */
export async function build() {
  const { fingerprint, markBuilt } = await import("./fingerprint.mjs");
  const started = performance.now();
  const hash = fingerprint();
  await bundle();
  await writePageStyles();
  if (!modulesOnly) {
    declare();
    writeIntegrity();
  }
  markBuilt(modulesOnly ? "modules" : "all", hash);
  console.log(`Built dist/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

if (process.argv[1]?.endsWith("build.mjs")) {
  try {
    setUp();
    await build();
  } catch (error) {
    console.error(`The build failed: ${error.message}`);
    process.exitCode = 1;
  }
}
