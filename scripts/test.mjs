/**
 * Runs every check of the project in turn, and continues after a failure.
 * `--fast` keeps to the checks that take seconds: types, lint, format, manifest, rules and recorded experiments.
 * Ends with one line `N passed, N failed` that adds up what the runners counted.
 */
import { spawn } from "node:child_process";
import { count } from "./test-counts.mjs";
import { setUp } from "./setup.mjs";

const fast = process.argv.includes("--fast");

const stages = [
  { name: "types", script: "types", reads: "tsc" },
  { name: "lint", script: "lint", reads: "oxlint" },
  { name: "format", script: "format:check", reads: "prettier" },
  { name: "manifest", script: "manifest", words: ["--", "--check"], reads: "exit" },
  { name: "rules", script: "test:rules", reads: "mocha" },
  { name: "recorded experiments", script: "experiments:golden", reads: "golden" },
  { name: "elements", script: "test:elements", reads: "wtr", slow: true },
  { name: "elements, light build", script: "test:elements:light", reads: "wtr", slow: true },
  { name: "build", script: "build", reads: "exit", slow: true },
  { name: "size", script: "size", reads: "exit", slow: true },
  { name: "contract", script: "test:contract", reads: "mocha", slow: true },
  { name: "pages", script: "test:pages", reads: "playwright", slow: true },
];

/** Runs one npm script with its output passed on, and returns what it counted. */
function run({ name, script, words = [], reads }) {
  console.log(`\n== ${name}`);
  return new Promise((resolve) => {
    const child = spawn("npm", ["run", "--silent", script, ...words], {
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: "1" },
    });
    let output = "";
    const pass = (stream) => (chunk) => {
      output += chunk;
      stream.write(chunk);
    };
    child.stdout.on("data", pass(process.stdout));
    child.stderr.on("data", pass(process.stderr));
    child.on("error", () => resolve({ passed: 0, failed: 1, skipped: 0 }));
    child.on("close", (status) => resolve(count(reads, output, status ?? 1)));
  });
}

async function main() {
  setUp();
  if (!fast) {
    const { provideBrowser } = await import("./browser.mjs");
    process.env.CHROMIUM_PATH = await provideBrowser();
  }
  const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
  const failed = [];
  for (const stage of stages.filter(({ slow }) => !fast || !slow)) {
    const begun = performance.now();
    const counted = await run(stage);
    console.log(`== ${stage.name}: ${Math.round((performance.now() - begun) / 1000)} s`);
    for (const key of Object.keys(total)) total[key] += counted[key] ?? 0;
    if (counted.failed) failed.push(stage.name);
  }
  if (failed.length) console.log(`\nFailed: ${failed.join(", ")}`);
  for (const key of ["skipped", "flaky"]) if (total[key]) console.log(`${total[key]} ${key}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed ? 1 : 0;
}

main().catch((error) => {
  console.error(error.message);
  console.log("\n0 passed, 1 failed");
  process.exitCode = 1;
});
