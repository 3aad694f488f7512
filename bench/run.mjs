/**
 * Measures our elements (both builds, as released) and their peers in turn in one Chromium, prints the medians and their ratios,
 * and writes bench/results.json.
 * `npm run bench -- --only mount,press` measures these rows alone and keeps the results of the others; `--rounds N` so many rounds.
 * `npm run bench -- --plot` measures nothing and draws docs/performance.svg from the results.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import * as prettier from "prettier";
import { browserArguments, provideMeasuredBrowser } from "../scripts/browser.mjs";
import { isBuilt } from "../scripts/fingerprint.mjs";
import { setUp } from "../scripts/setup.mjs";
import { growthOf } from "./harness/growth.mjs";
import { measure } from "./harness/measure.mjs";
import { plot } from "./harness/plot.mjs";
import { print, summarise } from "./harness/table.mjs";
import { rows } from "./rows.mjs";

const pathOf = (name) => fileURLToPath(new URL(name, import.meta.url));
const resultsFile = pathOf("results.json");

const { values } = parseArgs({ options: { only: { type: "string" }, rounds: { type: "string" }, plot: { type: "boolean" } } });

/** Installs the peers and builds what is released, where either is missing or older than its sources. */
async function prepare() {
  process.chdir(pathOf("../"));
  setUp(new URL("./", import.meta.url));
  if (isBuilt() && JSON.parse(readFileSync("dist/.fingerprint", "utf8")).kind === "all") return;
  const { build } = await import("../scripts/build.mjs");
  await build();
}

/** The rows that are asked for; throws with the names there are. */
function chosenRows() {
  const names = values.only?.split(",") ?? rows.map(({ name }) => name);
  const unknown = names.filter((name) => !rows.some((row) => row.name === name));
  if (unknown.length) throw new Error(`No row ${unknown.join(", ")}; there are ${rows.map(({ name }) => name).join(", ")}.`);
  return rows.filter(({ name }) => names.includes(name));
}

const kept = () => (existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, "utf8")).rows : {});

/** As the formatter would: the samples of a measure in few lines. */
async function write(results) {
  const style = await prettier.resolveConfig(resultsFile);
  writeFileSync(resultsFile, await prettier.format(JSON.stringify(results), { ...style, parser: "json" }));
}

async function measureRows() {
  const chosen = chosenRows();
  const documents = Object.fromEntries(
    rows.flatMap(({ subjects, pages = [] }) => [...subjects, ...pages].flatMap(({ path, html }) => (path ? [[path, html]] : []))),
  );
  // It needs what prepare() installs.
  const { serve } = await import("./harness/server.mjs");
  const { origin, close } = await serve(documents);
  const executablePath = await provideMeasuredBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments(), "--ignore-certificate-errors"],
  });
  const results = { rows: kept() };
  try {
    console.log(`${basename(executablePath)} ${browser.version()}, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}.`);
    for (const row of chosen) {
      const samples = await measure(row, Number(values.rounds ?? row.rounds), { browser, origin });
      const summary = summarise(row, samples);
      if (row.growth) summary.measures.push(...growthOf(summary.measures));
      print(summary);
      results.rows[row.name] = { measured: new Date().toISOString(), chromium: browser.version(), ...summary, samples };
      await write(results);
    }
  } finally {
    for (const row of chosen) await row.end?.();
    await browser.close();
    close();
  }
}

function draw() {
  const measured = kept();
  writeFileSync(pathOf("../docs/performance.svg"), plot(rows.flatMap(({ name }) => measured[name] ?? [])));
}

if (values.plot) draw();
else {
  await prepare();
  await measureRows();
}
