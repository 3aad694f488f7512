/**
 * Writes dist/. With `SKI_BUILD=demo` only what the demo's pages load: the modules, the one-file script, the page's style sheet
 * and the integrity hashes; without it also the declarations.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setUp } from "./setup.mjs";

const demoOnly = process.env.SKI_BUILD === "demo";

/**
 * dist/preload.json, for `modulepreload`: for each entry the chunks that it imports before it runs, and under `later/` those of
 * what is loaded when it is needed, such as the words of a locale (`later/locale-fr-FR`), by its name.
 */
function writePreloads(files) {
  const imports = new Map(files.map((file) => [file.fileName, file.imports ?? []]));
  const reach = (name, seen) => {
    for (const next of imports.get(name) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
    return seen;
  };
  const entries = files.filter(({ isEntry }) => isEntry).map(({ fileName }) => [fileName, [...reach(fileName, new Set())]]);
  const later = files
    .filter(({ isDynamicEntry, isEntry }) => isDynamicEntry && !isEntry)
    .map(({ name, fileName }) => [`later/${name}`, [fileName, ...reach(fileName, new Set())]]);
  writeFileSync("dist/preload.json", `${JSON.stringify(Object.fromEntries([...entries, ...later]), null, 2)}\n`);
}

/** Bundles in memory first, so that a mistake in the sources leaves dist/ as it was. */
async function bundle() {
  const { rollup } = await import("rollup");
  const {
    default: { output, ...input },
  } = await import("../rollup.config.mjs");
  const bundled = await rollup(input);
  rmSync("dist", { recursive: true, force: true });
  const written = await bundled.write(output);
  await bundled.close();
  writePreloads(written.output);
}

/** The modules once more, in one file for a plain script tag. Made from the modules, it costs a tenth of a second. */
async function writeOneFile() {
  const { build: join } = await import("esbuild");
  const { floor } = await import("./rollup-plugins.mjs");
  await join({
    entryPoints: ["dist/ski-elements.js"],
    outfile: "dist/cdn/ski-elements.min.js",
    bundle: true,
    minify: true,
    format: "iife",
    target: floor,
    legalComments: "none",
    logLevel: "error",
  });
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
  await writeOneFile();
  await writePageStyles();
  if (!demoOnly) declare();
  writeIntegrity();
  markBuilt(demoOnly ? "demo" : "all", hash);
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
