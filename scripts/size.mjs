/**
 * Weighs what a browser loads for each entry of both builds: the entry and every chunk it imports before it runs, each gzipped,
 * without the words of the locale; and what it loads later. Compares with the limits, counts the files before an entry is usable
 * (the locale's among them), names each library's share, and writes dist/sizes.json. Fails when a limit is not kept.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { sharesOf } from "./size-shares.mjs";

const tags = ["ski-searchbar", "ski-results", "ski-date-picker", "ski-gallery"];

/** In kB of 1000 bytes, gzipped; and in files, the locale's among them. */
const limits = {
  // The aim for a picker on its own is 15. Why its field and its months are more: docs/decisions/2026-11-23-calendar.md.
  dist: { bar: 136, results: 154, picker: 12.9, pickerField: 17.4, pickerMonths: 22.7, gallery: 4, visit: 12 },
  "dist/light": { bar: 64, results: 84 },
};
const fileLimits = { bar: 6, results: 10 };
/** The aim is 11: docs/decisions/2026-11-23-experiments-core.md. */
const experimentsLimit = 13;
const oneFiles = [
  { name: "first calls, before the rest", file: "dist/early.js", limit: 6 },
  { name: "every tag, one file", file: "dist/cdn/ski-elements.min.js" },
  { name: "every tag, one file, light", file: "dist/light/cdn/ski-elements.min.js" },
  { name: "search bar with its panels and one locale, one file, light", file: "dist/cdn/ski-searchbar.light.min.js", limit: 98.9 },
];

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));
const gzipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length / 1000;
const weigh = (files) => files.reduce((sum, file) => sum + gzipped(file), 0);
const union = (...lists) => [...new Set(lists.flat())];
const without = (list, other) => list.filter((file) => !other.includes(file));

/** What is weighed of one build. */
function rowsOf(dir) {
  const preloads = Object.entries(readJson(join(dir, "preload.json")));
  const before = (tag) => [`elements/${tag}.js`, ...(preloads.find(([key]) => key === `elements/${tag}.js`)?.[1] ?? [])];
  const later = (name) => {
    const found = preloads.find(([key]) => key === `later/${name}`);
    if (!found) throw new Error(`dist has no later/${name}.`);
    return found[1];
  };
  const [bar, results, picker, gallery] = tags.map(before);
  const base = bar.filter((file) => [results, picker, gallery].every((files) => files.includes(file)));
  const both = union(bar, results);
  const build = dir === "dist" ? "" : ", light";
  const { bar: barLimit, results: resultsLimit, picker: pickerLimit, gallery: galleryLimit } = limits[dir];
  const entries = [
    { name: `search bar${build}`, limit: barLimit, files: bar, fileLimit: fileLimits.bar },
    { name: `search bar and results${build}`, limit: resultsLimit, files: both, fileLimit: fileLimits.results },
    { name: `with cards and filters${build}`, files: union(both, later("cards"), later("filters")) },
    { name: `date picker beside the base${build}`, limit: pickerLimit, files: without(picker, base) },
    { name: `with its field${build}`, limit: limits[dir].pickerField, files: without(union(picker, later("date-input")), base) },
    {
      name: `with its months on the page${build}`,
      limit: limits[dir].pickerMonths,
      files: without(union(picker, later("picker-choice")), base),
    },
    { name: `gallery beside the base${build}`, limit: galleryLimit, files: without(gallery, base) },
    {
      name: `photo visit and viewer, once it opens${build}`,
      limit: limits[dir].visit,
      files: without(later("visit"), union(gallery, base)),
    },
    { name: `the base that all tags share${build}`, files: base },
  ];
  const parts = preloads
    .filter(
      ([key]) =>
        key.startsWith("later/") && !key.startsWith("later/experiments-") && !existsSync(key.replace("later/", "locales/") + ".json"),
    )
    .map(([key, files]) => ({ name: `${key.replace("/", ": ")}${build}`, files: without(files, both) }));
  return [...entries, ...parts].map((row) => ({ ...row, files: row.files.map((file) => `${dir}/${file}`) }));
}

/** The experiments layer: before a flag can be evaluated, and what it exchanges with the provider, which is loaded meanwhile. */
function experimentsRows() {
  const preloads = readJson("dist/preload.json");
  const before = ["experiments.js", ...preloads["experiments.js"]];
  const later = without(preloads["later/experiments-connection"], before);
  return [
    { name: "experiments, until flags are evaluated", limit: experimentsLimit, files: before },
    { name: "later: experiments' connection", files: later },
  ].map((row) => ({ ...row, files: row.files.map((file) => `dist/${file}`) }));
}

function isOver({ limit, kilobytes, fileLimit, files }) {
  return (limit !== undefined && kilobytes > limit) || (fileLimit !== undefined && files.length + 1 > fileLimit);
}

function print(row) {
  const { name, limit, fileLimit, kilobytes, files } = row;
  const bound = limit === undefined ? "" : `at most ${limit}`;
  const count = fileLimit === undefined ? "" : `${files.length + 1} files, at most ${fileLimit}`;
  console.log(
    [name.padEnd(60), `${kilobytes.toFixed(1).padStart(7)} kB`, bound.padEnd(12), count, isOver(row) ? "OVER" : ""].join("  ").trimEnd(),
  );
}

function printShares(name, files) {
  console.log(`\nWhat ${name} is made of, kB gzipped:`);
  for (const [library, kilobytes] of sharesOf(files, gzipped)) console.log(`  ${library.padEnd(28)} ${kilobytes.toFixed(1).padStart(6)}`);
}

/** The build that is released; the demo's quick one is larger. */
const isReleased = () => existsSync("dist/.fingerprint") && readJson("dist/.fingerprint").kind === "all";

if (!isReleased()) {
  console.error("dist/ does not hold the build that is released. Run `npm run build` first.");
  process.exitCode = 1;
} else {
  const single = oneFiles.map(({ name, file, limit }) => ({ name, limit, files: [file] }));
  const rows = [...Object.keys(limits).flatMap(rowsOf), ...experimentsRows(), ...single].map((row) => ({
    ...row,
    kilobytes: weigh(row.files),
  }));
  rows.forEach(print);
  for (const { name, files } of rows.filter(({ fileLimit }) => fileLimit !== undefined)) {
    printShares(`the ${name}`, files);
    console.log(`  in ${files.map((file) => basename(file)).join(", ")}`);
  }
  writeFileSync("dist/sizes.json", `${JSON.stringify(rows, null, 2)}\n`);
  const over = rows.filter(isOver).length;
  console.log(`\n${rows.filter(({ limit }) => limit !== undefined).length - over} limits kept, ${over} not kept`);
  if (over > 0) process.exitCode = 1;
}
