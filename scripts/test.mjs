/**
 * Runs every check of the project, and continues after a failure, in two lanes that take about as long: the elements with the rules
 * that need no engine, and beside them the build and the engine. `--fast` keeps to the checks that need no browser: types, lint,
 * unused code, format, manifest, rules, the engine and recorded experiments. Ends with the seconds of each check, the ten slowest tests, those that failed or passed only when they were
 * run again, and one line `N passed, N failed` that adds up what the runners counted.
 */
import { spawn } from "node:child_process";
import { createTurns } from "./output-turns.mjs";
import { setUp } from "./setup.mjs";
import { count, failures, secondTries, slowest } from "./test-counts.mjs";

const fast = process.argv.includes("--fast");

/** In the order in which they start in their lane: `slow` ones are left out by `--fast`, and one that names others in `after` waits for them. */
const stages = [
  { lane: "elements", name: "elements", script: "test:elements", reads: "wtr", slow: true },
  { lane: "elements", name: "elements, light build", script: "test:elements:light", reads: "wtr", slow: true },
  { lane: "elements", name: "rules", script: "test:rules", reads: "mocha" },
  { lane: "elements", name: "recorded experiments", script: "experiments:golden", reads: "golden" },
  { lane: "engine", name: "build", script: "build", reads: "exit", slow: true },
  { lane: "engine", name: "size", script: "size", reads: "exit", slow: true },
  { lane: "engine", name: "types", script: "types", reads: "tsc" },
  { lane: "engine", name: "lint", script: "lint", reads: "oxlint" },
  { lane: "engine", name: "unused code", script: "unused", reads: "exit" },
  { lane: "engine", name: "format", script: "format:check", reads: "prettier" },
  { lane: "engine", name: "manifest", script: "manifest", words: ["--", "--check"], reads: "exit" },
  { lane: "engine", name: "engine", script: "test:engine", reads: "mocha" },
  { lane: "engine", name: "contract", script: "test:contract", reads: "mocha", slow: true },
  { lane: "engine", name: "package", script: "test:package", reads: "mocha", slow: true },
  { lane: "engine", name: "examples", script: "test:examples", reads: "exit", slow: true },
  // They measure movement and time out: no other check runs beside them.
  { lane: "elements", name: "pages", script: "test:pages", reads: "playwright", slow: true, after: ["build", "package", "examples"] },
];

const seconds = (milliseconds) => `${Math.round(milliseconds / 1000)} s`;

const titlesOf = (reads, output) => ({ failed: failures(reads, output), passedAgain: secondTries(reads, output) });

/** Runs one npm script, its output written when it is its turn, and returns what it counted. */
function run({ name, script, words = [], reads }, turn) {
  const begun = performance.now();
  turn.write(`\n== ${name}\n`);
  return new Promise((resolve) => {
    const child = spawn("npm", ["run", "--silent", script, ...words], {
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: "1" },
    });
    let output = "";
    const pass = (chunk) => {
      output += chunk;
      turn.write(chunk);
    };
    const end = (counted) => {
      const took = performance.now() - begun;
      turn.write(`== ${name}: ${seconds(took)}\n`);
      turn.end();
      resolve({ name, took, ...counted, slowest: slowest(reads, output), titles: titlesOf(reads, output) });
    };
    child.stdout.setEncoding("utf8").on("data", pass);
    child.stderr.setEncoding("utf8").on("data", pass);
    child.on("error", () => end({ passed: 0, failed: 1, skipped: 0 }));
    child.on("close", (status) => end(count(reads, output, status ?? 1)));
  });
}

/** Runs the stages, each lane in its order, and returns what each counted, in the order of the list. */
async function runAll(wanted) {
  const nextTurn = createTurns((text) => process.stdout.write(text));
  const ends = new Map();
  const lanes = new Map();
  for (const stage of wanted) {
    const before = [lanes.get(stage.lane), ...(stage.after ?? []).map((name) => ends.get(name))];
    const end = Promise.all(before).then(() => run(stage, nextTurn()));
    lanes.set(stage.lane, end);
    ends.set(stage.name, end);
  }
  return Promise.all(ends.values());
}

function report(results) {
  const failed = results.filter((result) => result.failed > 0).map(({ name }) => name);
  const sum = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
  const tests = results.flatMap(({ name, slowest: tests }) => tests.map((test) => ({ name, ...test })));
  console.log("\nSeconds of each check:");
  for (const { name, took } of results) console.log(`  ${seconds(took).padStart(6)}  ${name}`);
  if (tests.length) console.log("\nThe ten slowest tests:");
  for (const { name, title, milliseconds } of tests.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 10))
    console.log(`  ${seconds(milliseconds).padStart(6)}  ${name}: ${title}`);
  if (failed.length) console.log(`\nFailed: ${failed.join(", ")}`);
  for (const { name, titles } of results) for (const title of titles.failed) console.log(`  ${name}: ${title}`);
  const again = results.flatMap(({ name, titles }) => titles.passedAgain.map((title) => `  ${name}: ${title}`));
  if (again.length) console.log(`\n${["Failed once and passed when run again; find the cause:", ...again].join("\n")}`);
  if (sum("skipped")) console.log(`${sum("skipped")} skipped`);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") ? 1 : 0;
}

async function main() {
  setUp();
  if (!fast) {
    const { provideBrowser } = await import("./browser.mjs");
    process.env.CHROMIUM_PATH = await provideBrowser();
  }
  report(await runAll(stages.filter(({ slow }) => !fast || !slow)));
}

main().catch((error) => {
  console.error(error.message);
  console.log("\n0 passed, 1 failed");
  process.exitCode = 1;
});
