import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { chromium, type Browser } from "playwright";
import { faultsOf, mainFault } from "../../demo/replay/faults.js";
import { outcomeOf } from "../../demo/replay/outcome.js";
import { browserArguments, provideBrowser } from "../../scripts/browser.mjs";
import { play, type Played } from "../../scripts/replay/play.js";
import { shrink, stepsOf } from "../../scripts/replay/shrink.js";
import type { Recording } from "../../src/recorder/recording.js";
import { serveEngine } from "../fixtures/engine-server.js";
import { plantedFaults, type PlantedFault } from "./planted.js";
import { buildOf, recordFault } from "./record-fault.js";

/**
 * Records every planted fault, replays each from its file alone, and shrinks it: `run.ts --only "the list"` plays those whose names begin
 * so. Ends with 1 where one does not show again.
 */

const shortest = 5;
const atOnce = 2;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });

interface Verdict {
  readonly name: string;
  readonly kind: PlantedFault["kind"];
  /** Why it does not show again; null where it does. */
  readonly failure: string | null;
  /** Steps of the shortest recording that shows it; null where it was not shrunk. */
  readonly steps: number | null;
}

function shows(recording: Recording, played: Played): boolean {
  const fault = mainFault(recording);
  if (fault !== null) return faultsOf(played.recording).includes(fault);
  return isDeepStrictEqual(outcomeOf(played.recording), outcomeOf(recording));
}

async function playPlanted(browser: Browser, planted: PlantedFault, folder: string): Promise<Verdict> {
  const { name, kind } = planted;
  const engine = await serveEngine();
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: "en-GB", ...planted.browser });
  try {
    const recording = await recordFault(page, engine, planted);
    const build = await buildOf(planted, folder);
    const played = await play(browser, recording, { build });
    if (!shows(recording, played)) return { name, kind, failure: reasonOf(recording, played), steps: null };
    const shorter = await shrink(recording, async (less) => shows(recording, await play(browser, less, { build })));
    return { name, kind, failure: null, steps: stepsOf(shorter).length };
  } catch (error) {
    return { name, kind, failure: error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error), steps: null };
  } finally {
    await page.context().close();
    engine.close();
  }
}

function reasonOf(recording: Recording, played: Played): string {
  const seen = mainFault(recording) === null ? JSON.stringify(outcomeOf(played.recording)) : faultsOf(played.recording).join(", ");
  return [`came to ${seen.slice(0, 300)}`, ...played.missed].join("; ");
}

const folder = await mkdtemp(join(tmpdir(), "ski-replays-"));
const browser = await chromium.launch({ executablePath: await provideBrowser(), args: browserArguments() });
try {
  const waiting = plantedFaults.filter(({ name }) => name.startsWith(values.only));
  const verdicts: Verdict[] = [];
  const playAll = async (): Promise<void> => {
    for (let planted = waiting.shift(); planted; planted = waiting.shift()) {
      const verdict = await playPlanted(browser, planted, folder);
      verdicts.push(verdict);
      say(
        `${verdict.failure === null ? `shows again, in ${verdict.steps} steps` : `DOES NOT SHOW (${verdict.failure})`}: ${verdict.kind}, ${verdict.name}`,
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, playAll));
  const again = verdicts.filter(({ failure }) => failure === null);
  const short = again.filter(({ steps }) => (steps ?? Infinity) <= shortest);
  say(`${again.length} of ${verdicts.length} faults show again; ${short.length} shrink to at most ${shortest} steps.`);
  if (again.length < verdicts.length) process.exitCode = 1;
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}
