/** Reads from what each runner prints how many checks passed and failed, which they are, and which took longest. */
import { stripVTControlCharacters } from "node:util";

const lastNumber = (output, pattern) => Number([...output.matchAll(pattern)].at(-1)?.[1] ?? 0);
const occurrences = (output, pattern) => [...output.matchAll(pattern)].length;

/** A check of the whole tree: it passes as one, and fails once for each thing it found. */
const whole = (found) => (output, status) => ({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : found(output), skipped: 0 });

const readers = {
  exit: whole(() => 1),
  tsc: whole((output) => occurrences(output, /error TS\d+/g)),
  oxlint: whole((output) => lastNumber(output, /and (\d+) errors?/g)),
  prettier: whole((output) => occurrences(output, /^\[warn\] .*\.\w+$/gm)),
  mocha: (output) => ({
    passed: lastNumber(output, /^\s*(\d+) passing/gm),
    failed: lastNumber(output, /^\s*(\d+) failing/gm),
    skipped: lastNumber(output, /^\s*(\d+) pending/gm),
  }),
  golden: (output) => ({
    passed: lastNumber(output, /^(\d+) agree, \d+ differ$/gm),
    failed: lastNumber(output, /^\d+ agree, (\d+) differ$/gm),
    skipped: 0,
  }),
  wtr: (output) => ({
    passed: lastNumber(output, /(\d+) passed, \d+ failed/g),
    failed: lastNumber(output, /\d+ passed, (\d+) failed/g),
    skipped: lastNumber(output, /\d+ failed, (\d+) skipped/g),
  }),
  playwright: (output) => ({
    passed: lastNumber(output, /^\s*(\d+) passed/gm) + lastNumber(output, /^\s*(\d+) flaky/gm),
    failed: lastNumber(output, /^\s*(\d+) failed/gm) + lastNumber(output, /^\s*(\d+) did not run/gm),
    skipped: lastNumber(output, /^\s*(\d+) skipped/gm),
  }),
};

/**
 * @param {keyof typeof readers} runner who printed it
 * @param {string} output all that it printed
 * @param {number} status its exit status; a runner that failed without a count counts as one failure
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function count(runner, output, status) {
  const counted = readers[runner](stripVTControlCharacters(output), status);
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** The titles under a heading such as "2 failed" in the summary of Playwright. */
const underHeading = (word) => (output) =>
  [...output.matchAll(new RegExp(`^  \\d+ ${word}\\n((?: {4}.+\\n)+)`, "gm"))].flatMap(([, lines]) =>
    lines.split("\n").flatMap((line) => line.trim() || []),
  );
const linesWith = (start) => (output) => [...output.matchAll(new RegExp(`^${start}: (.+)$`, "gm"))].map(([, title]) => title);
const afterFailing = (output) =>
  [...(output.split(/^\s*\d+ failing$/m)[1] ?? "").matchAll(/^\s*\d+\) ([^]+?):\n\s*\n/gm)].map(([, title]) =>
    title.replaceAll(/\s*\n\s*/g, " › "),
  );

const failedIn = { mocha: afterFailing, wtr: linesWith("failed"), playwright: underHeading("failed") };
const passedAgainIn = { wtr: linesWith("second try"), playwright: underHeading("flaky") };

/**
 * @param {keyof typeof readers} runner who printed it
 * @param {string} output all that it printed
 * @returns {string[]} the titles of the tests that failed; empty for a runner that has no tests
 */
export const failures = (runner, output) => failedIn[runner]?.(stripVTControlCharacters(output)) ?? [];

/**
 * @param {keyof typeof readers} runner who printed it
 * @param {string} output all that it printed
 * @returns {string[]} the titles of the tests that failed and passed when they were run again
 */
export const secondTries = (runner, output) => passedAgainIn[runner]?.(stripVTControlCharacters(output)) ?? [];

const inMilliseconds = { ms: 1, s: 1000, m: 60_000 };

/** A test's line with its time at the end, as mocha, playwright and the reporter of web-test-runner.config.mjs print it. */
const timed = {
  mocha: /^\s*✔ (?<title>.+) \((?<amount>[\d.]+)(?<unit>ms)\)$/gm,
  playwright: /^\s*[✓✘]\s+\d+ (?<title>.+) \((?<amount>[\d.]+)(?<unit>ms|s|m)\)$/gm,
  wtr: /^\s*slow: (?<title>.+) \((?<amount>[\d.]+)(?<unit>ms)\)$/gm,
};

/**
 * @param {keyof typeof readers} runner who printed it
 * @param {string} output all that it printed
 * @returns {{ title: string, milliseconds: number }[]} its ten slowest tests, slowest first; empty for a runner that prints no times
 */
export function slowest(runner, output) {
  const lines = timed[runner] ? [...stripVTControlCharacters(output).matchAll(timed[runner])] : [];
  return lines
    .map(({ groups: { title, amount, unit } }) => ({ title, milliseconds: Number(amount) * inMilliseconds[unit] }))
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 10);
}
