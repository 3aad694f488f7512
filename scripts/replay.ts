/**
 * Plays a recording of `skiElements.record()` in Chromium, from its file alone. Ends with 0 if the fault that it was made for shows, or
 * if it has none and nothing differs; with 1 if not; with 2 if the file cannot be played. `--expect TEXT` looks for a text in the console
 * or on the page instead; `--shrink` writes the shortest recording that still shows it; `--test` a test that fails while it shows;
 * `--build dist/light` plays another build, and `--against FOLDER` compares two.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium, type Browser } from "playwright";
import { readRecording } from "../src/recorder/recording.js";
import type { Recording } from "../src/recorder/recording.js";
import { browserArguments, provideBrowser } from "./browser.mjs";
import { testOf } from "./replay/as-test.js";
import { differences, type Difference } from "../demo/replay/differences.js";
import { faultsOf, mainFault } from "../demo/replay/faults.js";
import { play, type Played } from "./replay/play.js";
import { shrink, stepsOf } from "./replay/shrink.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    expect: { type: "string" },
    shrink: { type: "boolean", default: false },
    test: { type: "boolean", default: false },
    build: { type: "string", default: "dist" },
    against: { type: "string" },
  },
});

const beside = (file: string, ending: string): string => file.replace(/\.json$/, "") + ending;

function describe({ kind, index, one, other }: Difference): string {
  return `First difference in what is ${kind === "events" ? "fired" : kind}, number ${index + 1}:\n  ${one ?? "nothing"}\n  ${other ?? "nothing"}`;
}

function shows({ recording, console: errors, shown }: Played, fault: string | null): boolean {
  if (values.expect !== undefined) return [...errors, shown].some((text) => text.includes(values.expect ?? ""));
  return fault !== null && faultsOf(recording).includes(fault);
}

async function compare(browser: Browser, recording: Recording, played: Played): Promise<boolean> {
  const other = values.against === undefined ? null : await play(browser, recording, { build: values.against });
  const found = other ? differences(played.recording, other.recording) : differences(recording, played.recording);
  for (const difference of found) console.log(describe(difference));
  if (other && other.shown !== played.shown) console.log("What is shown at the end differs.");
  return found.length === 0 && (!other || other.shown === played.shown);
}

async function shorten(browser: Browser, file: string, recording: Recording, fault: string | null): Promise<void> {
  const shortest = await shrink(recording, async (shorter) => shows(await play(browser, shorter, { build: values.build }), fault));
  writeFileSync(beside(file, ".short.json"), JSON.stringify(shortest));
  console.log(`${stepsOf(recording).length} steps became ${stepsOf(shortest).length}: ${beside(file, ".short.json")}`);
}

async function replay(browser: Browser, file: string): Promise<boolean> {
  const recording = readRecording(readFileSync(file, "utf8"));
  const fault = mainFault(recording);
  const played = await play(browser, recording, { build: values.build });
  for (const missed of played.missed) console.log(`Not played: ${missed}`);
  const wanted = values.expect ?? fault;
  if (wanted === null || values.against !== undefined) return compare(browser, recording, played);
  const found = shows(played, fault);
  console.log(found ? `It shows: ${wanted}` : `It does not show: ${wanted}`);
  if (found && values.shrink) await shorten(browser, file, recording, fault);
  if (values.test) {
    writeFileSync(beside(file, ".spec.ts"), testOf(file, wanted, fileURLToPath(new URL(".", import.meta.url))));
    console.log(`Wrote ${beside(file, ".spec.ts")}`);
  }
  return found;
}

async function main(): Promise<void> {
  const [file] = positionals;
  if (file === undefined) throw new Error("Name the file of a recording: npm run replay FILE");
  const browser = await chromium.launch({ executablePath: await provideBrowser(), args: browserArguments() });
  try {
    process.exitCode = (await replay(browser, file)) ? 0 : 1;
  } finally {
    await browser.close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
