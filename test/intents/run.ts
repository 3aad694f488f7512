import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { dayText } from "../../demo/engine/catalogue/days.js";
import { openEmbedded } from "../../demo/engine/database/embedded.js";
import { createClock } from "../../demo/engine/service/clock.js";
import { browserArguments, provideBrowser } from "../../scripts/browser.mjs";
import { startDemo } from "../../scripts/demo-server.mjs";
import { webMcpArgument } from "./agent.js";
import { ways } from "./policy.js";
import { judge, type Verdict } from "./judge.js";
import { reportOf } from "./report.js";
import { createTruth } from "./truth.js";
import { visit } from "./visit.js";
import { createWishes } from "./wishes.js";

/**
 * Plays wishes through the pages of the demo and judges each by the tables: `run.ts --count 200 --seed snow`; `--only 17` plays one
 * again; `--way fields` fills in the fields instead of typing the wish, and `--way tools` calls the tools that the page offers to
 * an assistant. Ends with 1 where a price was wrong, or a wish could not be played.
 */

const mostWishes = 2000;
const atOnce = 2;
const progressEvery = 20;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "200" },
    seed: { type: "string", default: "snow" },
    only: { type: "string" },
    way: { type: "string", default: "sentence" },
  },
});
function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`--${name} is "${text}"; give a whole number from ${least} to ${most}.`);
}
const count = wholeNumber("count", values.count, 1, mostWishes);
const indexes =
  values.only === undefined ? Array.from({ length: count }, (_, index) => index) : [wholeNumber("only", values.only, 0, mostWishes)];

const way = ways.find((one) => one === values.way);
if (way === undefined) throw new Error(`--way is "${values.way}"; give ${ways.join(" or ")}.`);

const day = createClock().today();
const today = dayText(day);
const executablePath = await provideBrowser();
const demo = await startDemo({ DATABASE_URL: "" });
const database = await openEmbedded(day);
const browser = await chromium.launch({ executablePath, args: [...browserArguments(), ...(way === "tools" ? [webMcpArgument] : [])] });
try {
  const truth = await createTruth(database, today);
  const wishOf = await createWishes(truth, values.seed);
  const verdicts: Verdict[] = [];
  const failures: string[] = [];
  const waiting = [...indexes];
  const playAll = async (): Promise<void> => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      try {
        const played = await visit(browser, demo.origin, await wishOf(index), today, way);
        verdicts.push(await judge(truth, played));
      } catch (error) {
        failures.push(`#${index} could not be played: ${error instanceof Error ? error.message : String(error)}`);
      }
      const done = verdicts.length + failures.length;
      if (done % progressEvery === 0) say(`${done} of ${indexes.length} wishes`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, playAll));
  verdicts.sort((one, other) => one.played.wish.index - other.played.wish.index);
  say(reportOf(verdicts, values.seed));
  for (const failure of failures) say(failure);
  if (failures.length > 0 || verdicts.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1;
} finally {
  await browser.close();
  await database.close();
  demo.stop();
}
