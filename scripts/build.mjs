/**
 * Writes dist/: the modules, the one-file scripts, the page's style sheet, the integrity hashes and the licences of what is bundled,
 * once on React and once, under dist/light/, on preact; under dist/peer/ the modules for the page's own React. `SKI_BUILD=demo` builds
 * faster, larger files of the first two, without declarations.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { chunkName } from "./chunks.mjs";
import { bundledPackages, noticesOf } from "./notices.mjs";
import { writeEditorData } from "./editor-data.mjs";
import { setUp } from "./setup.mjs";
import { writeTypes } from "./types.mjs";
import { pageWordFiles, wordChunkName } from "./word-files.mjs";

const released = process.env.SKI_BUILD !== "demo";

/** The builds that run in any page. */
const wholeBuilds = [
  { view: "react", dir: "dist" },
  { view: "preact", dir: "dist/light" },
];
const builds = released ? [...wholeBuilds, { view: "peer", dir: "dist/peer" }] : wholeBuilds;

/** The locale inside `ski-searchbar.light.min.js`; it loads the others. */
const insideOneFile = "fr-FR";

const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/**
 * preload.json, for `modulepreload`: for each entry the chunks that it imports before it runs, and under `later/` the chunks of each file that
 * is loaded when it is needed, such as the words of a locale (`later/fr-FR-screens`).
 */
function writePreloads(dir, files) {
  const imports = new Map(files.map((file) => [file.fileName, file.imports ?? []]));
  const reach = (name, seen = new Set()) => {
    for (const next of imports.get(name) ?? []) if (imports.has(next) && !seen.has(next)) reach(next, seen.add(next));
    return seen;
  };
  const entries = files.filter(({ isEntry }) => isEntry).map(({ fileName }) => [fileName, [...reach(fileName)]]);
  const later = files
    .filter(({ isDynamicEntry, isEntry }) => isDynamicEntry && !isEntry)
    .map((file) => [`later/${chunkName(file)}`, [file.fileName, ...reach(file.fileName)]]);
  writeJson(join(dir, "preload.json"), Object.fromEntries([...entries, ...later]));
}

/** Bundles both builds in memory first, so that a mistake in the sources leaves dist/ as it was. Returns the files written. */
async function writeModules() {
  const { rollup } = await import("rollup");
  const { configOf, experimentsConfigOf, scriptAloneConfigOf, scriptsAlone, testingConfigOf, toolsConfigOf } =
    await import("../rollup.config.mjs");
  const bundled = [];
  const alone = [];
  for (const name of scriptsAlone) {
    const { output, ...input } = scriptAloneConfigOf({ name, released, dirs: wholeBuilds.map(({ dir }) => dir) });
    alone.push({ outputs: output, bundle: await rollup(input) });
  }
  const { output: toolsOutput, ...toolsInput } = toolsConfigOf({ released, dirs: builds.map(({ dir }) => dir) });
  alone.push({ outputs: toolsOutput, bundle: await rollup(toolsInput) });
  for (const { view, dir } of builds) {
    const { output, ...input } = configOf({ view, released, dir });
    bundled.push({ dir, output, bundle: await rollup(input) });
  }
  const { output: experimentsOutput, ...experimentsInput } = experimentsConfigOf({ released, dir: "dist" });
  const experiments = await rollup(experimentsInput);
  const { output: testingOutput, ...testingInput } = testingConfigOf({ released, dir: "dist" });
  const testing = await rollup(testingInput);
  rmSync("dist", { recursive: true, force: true });
  const { output: experimentsFiles } = await experiments.write(experimentsOutput);
  await experiments.close();
  const others = { dist: experimentsFiles.map((file) => ({ ...file, name: `experiments-${file.name}` })) };
  const { output: testingFiles } = await testing.write(testingOutput);
  await testing.close();
  const files = [...experimentsFiles, ...testingFiles];
  for (const { dir, output, bundle } of bundled) {
    const written = await bundle.write(output);
    await bundle.close();
    files.push(...written.output);
    writePreloads(dir, [...written.output, ...(others[dir] ?? [])]);
  }
  for (const { outputs, bundle } of alone) {
    for (const output of outputs) files.push(...(await bundle.write(output)).output);
    await bundle.close();
  }
  return files;
}

const oneFileEntry = "one-file";

/** The entry imports a built module for its side effects. Each module is read with its source map. */
const builtModules = (module) => ({
  name: "built-modules",
  resolveId: (id) => (id === oneFileEntry ? id : null),
  load: (id) =>
    id === oneFileEntry
      ? `import ${JSON.stringify(resolve(module))};`
      : { code: readFileSync(id, "utf8"), map: JSON.parse(readFileSync(`${id}.map`, "utf8")) },
});

/** A module of dist/ with everything that it imports, for a plain script tag. The files `outside` are loaded when they are needed. */
async function writeOneFile(module, file, outside = []) {
  const { rollup } = await import("rollup");
  const { mapsOf, minifiers } = await import("../rollup.config.mjs");
  const external = outside.map((path) => resolve(path));
  const bundle = await rollup({ input: oneFileEntry, plugins: [builtModules(module)], external });
  const paths = Object.fromEntries(outside.map((path) => [resolve(path), relative(dirname(file), path).replaceAll("\\", "/")]));
  const plugins = minifiers({ released, module: false });
  await bundle.write({ file, format: "iife", sourcemap: mapsOf(released), inlineDynamicImports: true, paths, plugins });
  await bundle.close();
}

/**
 * What the one-file search bar loads when a page needs it: the other locales and the words of wishes, which import nothing, `startAbTests`,
 * `diagnose`, `record` and the tools. What else is left out brings the library of views with it once more, 64 kB, and a view would be drawn
 * by that second copy.
 */
function leftOut(dir) {
  const words = pageWordFiles().filter((name) => !name.startsWith(`${insideOneFile}/`) || name.endsWith("/wishes"));
  return [...laterFiles(dir, [...words.map(wordChunkName), "ab-tests", "diagnose", "record"]), `${dir}/tools.js`];
}

/** Files of a build that are loaded later, by the names of their modules. */
function laterFiles(dir, names) {
  const preloads = JSON.parse(readFileSync(join(dir, "preload.json"), "utf8"));
  return names.map((name) => {
    const [file] = preloads[`later/${name}`] ?? [];
    if (file === undefined) throw new Error(`No file of ${dir} is named ${name}: scripts/build.mjs leaves it out of a one-file script.`);
    return `${dir}/${file}`;
  });
}

async function writeOneFiles() {
  // No visitor needs what diagnoses or records a page, and few need its tools.
  for (const { dir } of wholeBuilds) {
    const later = [...laterFiles(dir, ["diagnose", "record"]), `${dir}/tools.js`];
    await writeOneFile(`${dir}/ski-elements.js`, `${dir}/cdn/ski-elements.min.js`, later);
  }
  await writeOneFile("dist/light/elements/ski-searchbar.js", "dist/cdn/ski-searchbar.light.min.js", leftOut("dist/light"));
}

/** The optional sheet for the page's head, minified. */
async function writePageStyles() {
  const { transform } = await import("esbuild");
  const { code } = await transform(readFileSync("elements/ski-elements.css", "utf8"), { loader: "css", minify: true });
  for (const { dir } of builds) writeFileSync(join(dir, "ski-elements.css"), code);
}

/** dist/llms.txt and dist/tags/, by the functions that make the documentation's pages. */
function writePackedDocs() {
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "scripts/packed-docs.ts"], { stdio: "inherit" });
  if (status !== 0) throw new Error("dist/llms.txt could not be written; scripts/packed-docs.ts printed the reason above.");
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
  writeJson("dist/sri.json", Object.fromEntries(files.map((file) => [file, hashOf(file)])));
}

/** Builds into dist/, which is emptied after the sources are bundled. Throws if a step fails. */
export async function build() {
  const { fingerprint, markBuilt } = await import("./fingerprint.mjs");
  const started = performance.now();
  const hash = fingerprint();
  const files = await writeModules();
  for (const { dir } of wholeBuilds) mkdirSync(join(dir, "cdn"), { recursive: true });
  await writeOneFiles();
  await writePageStyles();
  writeFileSync("dist/THIRD-PARTY-NOTICES", noticesOf(bundledPackages(files)));
  if (released) {
    await writeTypes();
    await writeEditorData();
    writePackedDocs();
  }
  writeIntegrity();
  markBuilt(released ? "all" : "demo", hash);
  console.log(`Built dist/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

if (process.argv[1]?.endsWith("build.mjs")) {
  console.log(released ? "Building dist/, which takes a minute or more." : "Building dist/ for the demo.");
  try {
    setUp();
    await build();
  } catch (error) {
    console.error(`The build failed: ${error.message}`);
    process.exitCode = 1;
  }
}
