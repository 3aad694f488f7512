/**
 * Evaluates recorded cases of the experiments layer with the code that ships: `npm run experiments:golden -- FILE`, one JSON object a
 * line, plain or gzip; the project's own cases in `test/data` without FILE. Prints the ids that differ with the results that do, and
 * `N agree, M differ`; the exit code is 1 where one differs.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { differencesOf } from "./experiments-cases.js";
import type { RecordedCase } from "./experiments-cases.js";

process.env.TZ = "UTC";

const own = ["golden", "operands"].map((name) => fileURLToPath(new URL(`../test/data/experiments-${name}.jsonl.gz`, import.meta.url)));

function linesOf(file: string): string[] {
  const bytes = readFileSync(file);
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = (isGzip ? gunzipSync(bytes) : bytes).toString("utf8");
  return text.split("\n").filter((line) => line.trim() !== "");
}

function differencesOfLine(line: string): { readonly id: string; readonly differences: readonly string[] } {
  const recorded: RecordedCase = JSON.parse(line);
  try {
    return { id: recorded.id, differences: differencesOf(recorded) };
  } catch (error) {
    return { id: recorded.id, differences: [`it threw ${String(error)}`] };
  }
}

const files = process.argv[2] === undefined ? own : [process.argv[2]];
const results = files.flatMap(linesOf).map(differencesOfLine);
const differing = results.filter(({ differences }) => differences.length > 0);
for (const { id, differences } of differing) console.log(`${id}\n  ${differences.join("\n  ")}`);
console.log(`${results.length - differing.length} agree, ${differing.length} differ`);
process.exitCode = differing.length > 0 ? 1 : 0;
