/**
 * Plays a recording of `skiElements.record()` in Chromium, from its file alone. Ends with 0 if the fault that it was made for shows, or
 * if it has none and its lists and requests are the same; with 1 if not; with 2 if the file cannot be played. `--expect TEXT` looks for a text in the console
 * or on the page instead; `--shrink` writes the shortest recording that still shows it; `--test` a test that fails while it shows;
 * `--build dist/light` plays another build, and `--against FOLDER` compares two.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { chromium, type Browser } from "playwright";
import { readRecording } from "../src/recorder/recording.js";
import type { Recording } from "../src/recorder/recording.js";
import { browserArguments, provideBrowser } from "./browser.mjs";
import { testOf } from "./replay/as-test.js";
import { differences, type Difference } from "../demo/replay/differences.js";
import { faultsOf, mainFault } from "../demo/replay/faults.js";
import { outcomeOf } from "../demo/replay/outcome.js";
import { play, type Played } from "./replay/play.js";
import { shrink, stepsOf } from "./replay/shrink.js";

const usage = "npm run replay -- FILE [--expect TEXT] [--shrink] [--test] [--build FOLDER] [--against FOLDER]";

interface Options {
  readonly expect?: string;
  readonly shrink: boolean;
  readonly test: boolean;
  readonly build: string;
  readonly against?: string;
}

/** The file and the options of the command; throws if they are not what it takes. */
function readArguments(): { readonly file: string; readonly options: Options } {
  try {
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
    const [file, ...more] = positionals;
    if (file === undefined) throw new Error("Name the file of a recording.");
    if (more.length > 0) throw new Error(`One recording is played at a time: ${more.join(", ")} is one too many. Options follow after --.`);
    for (const folder of [values.build, values.against])
      if (folder !== undefined && !existsSync(join(folder, "ski-elements.js")))
        throw new Error(`There is no build in ${folder}: npm run build makes dist.`);
    return { file, options: values };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error });
  }
}

const beside = (file: string, ending: string): string => file.replace(/\.json$/, "") + ending;

function describe({ kind, index, one, other }: Difference): string {
  return `First difference in what is ${kind === "events" ? "fired" : kind}, number ${index + 1}:\n  ${one ?? "nothing"}\n  ${other ?? "nothing"}`;
}

function shows({ recording, console: errors, shown }: Played, fault: string | null, { expect }: Options): boolean {
  if (expect !== undefined) return [...errors, shown].some((text) => text.includes(expect));
  return fault !== null && faultsOf(recording).includes(fault);
}

const missing = (from: readonly string[], list: readonly string[]): string[] => list.filter((one) => !from.includes(one));

/** Whether a replay came to what was recorded. Its page has nothing around the tags, so that other announcements and prices may be in view. */
function sameOutcome(recording: Recording, played: Played): boolean {
  const [recorded, replayed] = [outcomeOf(recording), outcomeOf(played.recording)];
  for (const kind of ["lists", "requests"] as const) {
    for (const one of missing(replayed[kind], recorded[kind])) console.log(`Only in the recording, of the ${kind}: ${one}`);
    for (const one of missing(recorded[kind], replayed[kind])) console.log(`Only in the replay, of the ${kind}: ${one}`);
  }
  return isDeepStrictEqual(recorded, replayed);
}

/** Whether two builds come to the same, event by event. */
async function sameBuilds(browser: Browser, recording: Recording, played: Played, { build, against }: Options): Promise<boolean> {
  const other = await play(browser, recording, against === undefined ? {} : { build: against });
  const found = differences(played.recording, other.recording);
  if (found.length > 0) console.log(`The first line is of ${build}, the second of ${against}.`);
  for (const difference of found) console.log(describe(difference));
  if (other.shown !== played.shown) console.log("What is shown at the end differs.");
  return found.length === 0 && other.shown === played.shown;
}

async function shorten(
  browser: Browser,
  file: string,
  recording: Recording,
  showsIn: (played: Played) => boolean,
  build: string,
): Promise<void> {
  const shortest = await shrink(recording, async (shorter) => {
    const found = showsIn(await play(browser, shorter, { build }));
    console.log(`With ${stepsOf(shorter).length} of ${stepsOf(recording).length} steps ${found ? "it shows" : "it does not show"}.`);
    return found;
  });
  writeFileSync(beside(file, ".short.json"), JSON.stringify(shortest));
  console.log(`${stepsOf(recording).length} steps became ${stepsOf(shortest).length}: ${beside(file, ".short.json")}`);
}

function read(file: string): Recording {
  try {
    return readRecording(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

async function replay(browser: Browser, file: string, options: Options): Promise<boolean> {
  const recording = read(file);
  const fault = mainFault(recording);
  const played = await play(browser, recording, { build: options.build });
  for (const missed of played.missed) console.log(`Not played: ${missed}`);
  const wanted = options.expect ?? fault;
  if (wanted === null || options.against !== undefined) {
    const isSame = options.against === undefined ? sameOutcome(recording, played) : await sameBuilds(browser, recording, played, options);
    if (isSame) console.log("Nothing differs.");
    return isSame;
  }
  const showsIn = (one: Played) => shows(one, fault, options);
  const found = showsIn(played);
  console.log(found ? `It shows: ${wanted}` : `It does not show: ${wanted}`);
  if (found && options.shrink) await shorten(browser, file, recording, showsIn, options.build);
  if (options.test) {
    writeFileSync(beside(file, ".spec.ts"), testOf(file, wanted, fileURLToPath(new URL(".", import.meta.url))));
    console.log(`Wrote ${beside(file, ".spec.ts")}`);
  }
  return found;
}

async function main(): Promise<void> {
  if (process.argv.includes("--help")) return console.log(usage);
  const { file, options } = readArguments();
  const browser = await chromium.launch({ executablePath: await provideBrowser(), args: browserArguments() });
  try {
    process.exitCode = (await replay(browser, file, options)) ? 0 : 1;
  } finally {
    await browser.close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
