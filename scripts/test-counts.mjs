/** Reads how many checks passed and failed from what each runner prints. */
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
    flaky: lastNumber(output, /^\s*(\d+) flaky/gm),
  }),
};

/**
 * @param {keyof typeof readers} runner who printed it
 * @param {string} output all that it printed
 * @param {number} status its exit status; a runner that failed without a count counts as one failure
 * @returns {{ passed: number, failed: number, skipped: number, flaky?: number }} flaky tests passed at the second try
 */
export function count(runner, output, status) {
  const counted = readers[runner](stripVTControlCharacters(output), status);
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}
