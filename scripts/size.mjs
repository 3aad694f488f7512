/**
 * Weighs what a browser loads for each entry of both builds: the entry and every chunk it imports before it runs, each gzipped,
 * without the words of the locale; what it loads later; and the words of each locale, of its first screens and of its panels. Prints limit and aim beside each (`size-bounds.mjs`), counts the files
 * before an entry is usable, names each library's share, and writes dist/sizes.json. Fails above a limit only.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { bounds, fileLimits, verdictOn } from "./size-bounds.mjs";
import { sharesOf } from "./size-shares.mjs";
import { tags } from "./tags.mjs";
import { pageWordFiles, wordChunkName } from "./word-files.mjs";

const wordChunks = pageWordFiles().map(wordChunkName);
const builds = ["dist", "dist/light"];

/** Files that are weighed without others, which they load and which have rows of their own. */
const weighedWithout = {
  connection: ["client"],
  "season-view": ["dates-panel"],
  "mobile-flow": ["dates-panel", "field-panels", "place-views"],
  "places-view": ["place-views"],
  relief: ["places-view"],
};

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));
const gzipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length / 1000;
const weigh = (files) => files.reduce((sum, file) => sum + gzipped(file), 0);
const union = (...lists) => [...new Set(lists.flat())];
const without = (list, other) => list.filter((file) => !other.includes(file));

/** The rows of one build. */
function rowsOf(dir) {
  const preloads = readJson(join(dir, "preload.json"));
  const before = (tag) => [`elements/${tag}.js`, ...preloads[`elements/${tag}.js`]];
  const laterFile = (name) => {
    const files = preloads[`later/${name}`];
    if (!files) throw new Error(`${dir}/preload.json has no later/${name}.`);
    return files;
  };
  const later = (...names) => union(...names.map(laterFile));
  const known = ["ski-searchbar", "ski-results", "ski-date-picker", "ski-gallery"];
  const [bar, results, picker, gallery] = known.map(before);
  const others = tags.filter((tag) => !known.includes(tag)).map((tag) => ({ name: `${tag} alone`, files: before(tag) }));
  const base = bar.filter((file) => tags.map(before).every((files) => files.includes(file)));
  const both = union(bar, results);
  const bound = bounds[dir];
  const entries = [
    { name: "search bar", ...bound.bar, files: bar, fileLimit: fileLimits.bar },
    { name: "search bar and results", ...bound.results, files: both, fileLimit: fileLimits.results },
    { name: "with cards and filters", ...bound.all, files: union(both, later("cards", "filters")) },
    { name: "date picker alone, with its months", ...bound.picker, files: union(picker, later("picker-choice")) },
    { name: "gallery alone, before the visit opens", ...bound.gallery, files: gallery },
    { name: "the base that all tags share", files: base },
    { name: "date picker beside the base", files: without(picker, base) },
    { name: "gallery beside the base", files: without(gallery, base) },
    ...others,
  ];
  const isView = (name) => !name.startsWith("experiments-") && !wordChunks.includes(name);
  const names = Object.keys(preloads).flatMap((key) => /^later\/(.*)/.exec(key)?.[1] ?? []);
  const views = names.filter(isView).map((name) => ({
    name: `later: ${name}`,
    ...(name === "ski-date-picker.search" ? bounds.pickerInSearch : bounds.later),
    files: without(later(name), union(both, picker, gallery, later(...(weighedWithout[name] ?? [])))),
  }));
  // They are the same in both builds.
  const words = wordChunks.filter(() => dir === "dist").map((name) => ({ name: `words: ${name}`, files: later(name) }));
  const build = dir === "dist" ? "" : ", light";
  return [...entries, ...views, ...words].map((row) => ({
    ...row,
    name: `${row.name}${build}`,
    files: row.files.map((file) => `${dir}/${file}`),
  }));
}

/** The experiments layer: before a flag can be evaluated, and what it exchanges with the provider, which is loaded meanwhile. */
function experimentsRows() {
  const preloads = readJson("dist/preload.json");
  const before = ["experiments.js", ...preloads["experiments.js"]];
  return [
    { name: "experiments, until flags are evaluated", ...bounds.experiments, files: before },
    { name: "later: experiments' connection", files: without(preloads["later/experiments-connection"], before) },
  ].map((row) => ({ ...row, files: row.files.map((file) => `dist/${file}`) }));
}

const oneFileRows = [
  { name: "first calls, before the rest", ...bounds.early, files: ["dist/early.js"] },
  { name: "tools of a page, once they are called", ...bounds.tools, files: ["dist/tools.js"] },
  { name: "diagnosis of a page, with its panel", ...bounds.doctor, files: ["dist/doctor.js"] },
  {
    name: "search bar with its panels and one locale, one file, light",
    ...bounds.barInOneFile,
    files: ["dist/cdn/ski-searchbar.light.min.js"],
  },
  { name: "every tag, one file", files: ["dist/cdn/ski-elements.min.js"] },
  { name: "every tag, one file, light", files: ["dist/light/cdn/ski-elements.min.js"] },
];

function print({ name, kilobytes, limit, aim, fileCount, fileLimit, verdict }) {
  const bound = limit === undefined ? "" : `limit ${limit}, aim ${aim}`;
  const count = fileLimit === undefined ? "" : `${fileCount} files, limit ${fileLimit}`;
  const cells = [name.padEnd(60), `${kilobytes.toFixed(1).padStart(6)} kB`, bound.padEnd(18), count, verdict?.text ?? ""];
  console.log(cells.join("  ").trimEnd());
}

function printShares({ name, files }) {
  console.log(`\nWhat the ${name} is made of, kB gzipped:`);
  for (const [library, kilobytes] of sharesOf(files, gzipped)) console.log(`  ${library.padEnd(28)} ${kilobytes.toFixed(1).padStart(6)}`);
  console.log(`  in ${files.map((file) => basename(file)).join(", ")}`);
}

function weighed(row) {
  // The file of the locale's first screens is not in the list.
  const figures = { ...row, kilobytes: weigh(row.files), fileCount: row.files.length + 1 };
  return { ...figures, verdict: verdictOn(figures) };
}

function main() {
  const isReleased = existsSync("dist/.fingerprint") && readJson("dist/.fingerprint").kind === "all";
  if (!isReleased) throw new Error("dist/ does not hold the build that is released. Run `npm run build` first.");
  const rows = [...builds.flatMap(rowsOf), ...experimentsRows(), ...oneFileRows].map(weighed);
  rows.forEach(print);
  rows.filter(({ fileLimit }) => fileLimit !== undefined).forEach(printShares);
  writeFileSync("dist/sizes.json", `${JSON.stringify(rows, null, 2)}\n`);
  const bounded = rows.filter(({ limit }) => limit !== undefined);
  const failing = bounded.filter(({ verdict }) => verdict?.failing);
  console.log(`\n${bounded.length - failing.length} limits kept, ${failing.length} exceeded`);
  if (failing.length > 0) process.exitCode = 1;
}

try {
  main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
