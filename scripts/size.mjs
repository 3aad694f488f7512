/**
 * Weighs what a browser loads for each entry of dist/: the entry and every chunk it imports before it runs, each gzipped;
 * and what it loads later, by the name of what needs it.
 * Compares with the numbers to keep, prints a table and writes dist/sizes.json. Fails when a number is not kept.
 */
import { build } from "esbuild";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";

const entryOf = (tag) => `dist/elements/${tag}.js`;
const tags = ["ski-searchbar", "ski-results", "ski-date-picker", "ski-gallery"];
const lightBuild = "dist/cdn/ski-searchbar.light.min.js";

const union = (...sets) => new Set(sets.flatMap((set) => [...set]));
const without = (set, other) => new Set([...set].filter((file) => !other.has(file)));
const common = (sets) => new Set([...sets[0]].filter((file) => sets.every((set) => set.has(file))));

/** The files of dist/ that each entry needs before it runs. */
async function graphs(entries) {
  const { metafile } = await build({
    entryPoints: entries,
    bundle: true,
    format: "esm",
    write: false,
    metafile: true,
    outdir: "x",
    logLevel: "error",
  });
  const reach = (file, seen) => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const { path, kind } of metafile.inputs[file].imports) if (kind === "import-statement") reach(path, seen);
    return seen;
  };
  return new Map(entries.map((entry) => [entry, reach(entry, new Set())]));
}

const gzipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length;
const weigh = (files) => [...files].reduce((sum, file) => sum + gzipped(file), 0);

/** What is weighed, and the most it may weigh in kB (1000 bytes). */
function rows(graph) {
  const of = (tag) => graph.get(entryOf(tag));
  const base = common(tags.map(of));
  return [
    { name: "search bar and results", limit: 124, files: union(of("ski-searchbar"), of("ski-results")) },
    { name: "search bar alone", limit: 108, files: of("ski-searchbar") },
    { name: "date picker beside the base", limit: 15, files: without(of("ski-date-picker"), base) },
    { name: "gallery beside the base", limit: 8, files: without(of("ski-gallery"), base) },
    { name: "the base that all share", limit: null, files: base },
    { name: "every tag, one file", limit: null, files: new Set(["dist/cdn/ski-elements.min.js"]) },
    ...(existsSync(lightBuild) ? [{ name: "light search bar", limit: 70, files: new Set([lightBuild]) }] : []),
  ].filter(({ files }) => [...files].every((file) => existsSync(file)));
}

/** What is loaded when it is needed, beside the files that are there by then. */
function laterRows(known) {
  const later = Object.entries(JSON.parse(readFileSync("dist/preload.json", "utf8"))).filter(([key]) => /^later\/(?!locale-)/.test(key));
  return later.map(([key, files]) => {
    const own = files.map((file) => `dist/${file}`).filter((file) => !known.has(file));
    return { name: key.replace("later/", "later: "), limit: null, files: own };
  });
}

/** The build that is released; the demo's quick one is larger. */
const isReleased = () => existsSync("dist/.fingerprint") && JSON.parse(readFileSync("dist/.fingerprint", "utf8")).kind === "all";

function print({ name, limit, kilobytes, files }) {
  const verdict = limit === null ? "" : kilobytes <= limit ? `at most ${limit}` : `OVER ${limit}`;
  console.log(`${name.padEnd(30)} ${kilobytes.toFixed(1).padStart(7)} kB  ${verdict}`);
  for (const file of files) console.log(`    ${(gzipped(file) / 1000).toFixed(1).padStart(6)}  ${basename(file)}`);
}

const missing = tags.map(entryOf).filter((file) => !existsSync(file));
if (!isReleased() || missing.length) {
  console.error("dist/ does not hold the build that is released. Run `npm run build` first.");
  process.exitCode = 1;
} else {
  const graph = await graphs(tags.map(entryOf));
  const atOnce = union(graph.get(entryOf("ski-searchbar")), graph.get(entryOf("ski-results")));
  const weighed = [...rows(graph), ...laterRows(atOnce)].map((row) => ({
    ...row,
    files: [...row.files],
    kilobytes: weigh(row.files) / 1000,
  }));
  weighed.forEach(print);
  writeFileSync("dist/sizes.json", `${JSON.stringify(weighed, null, 2)}\n`);
  if (weighed.some(({ limit, kilobytes }) => limit !== null && kilobytes > limit)) process.exitCode = 1;
}
