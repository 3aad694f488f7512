import { parseArgs } from "node:util";
import { knownDay } from "../../demo/engine/catalogue/days.js";
import { createDatabaseAnswers } from "../../demo/engine/database/database-answers.js";
import { openDatabase } from "../../demo/engine/database/open.js";
import { testDay } from "../../demo/engine/testing/engine.driver.js";
import { checkInvariants } from "./invariants.js";

/**
 * Checks rules that the engine keeps whatever is searched: `run.ts --searches 100 --seed snow`. Uses the embedded database, or the
 * one of DATABASE_URL. Prints the seed and the requests that show a broken rule, and ends with 1 then.
 */

const mostSearches = 10_000;
const shownRequests = 3;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { values } = parseArgs({ options: { searches: { type: "string", default: "50" }, seed: { type: "string" } } });
const searches = Number(values.searches);
if (!(Number.isInteger(searches) && searches >= 1 && searches <= mostSearches))
  throw new Error(`--searches is "${values.searches}"; give a number from 1 to ${mostSearches}.`);
const seed = values.seed ?? String(Date.now());

const answers = createDatabaseAnswers(openDatabase, knownDay(testDay));
await answers.ready;
say(`Seed ${seed}, ${searches} searches, on ${process.env.DATABASE_URL ? "the server of DATABASE_URL" : "the embedded database"}`);
const { requests, broken } = await checkInvariants(answers, seed, searches);
for (const { turn, rule, what, requests: sent } of broken) {
  say(`\nSearch ${turn} of seed ${seed} breaks "${rule}": ${what}`);
  for (const request of sent.slice(-shownRequests)) say(`  ${request}`);
}
say(`\n${requests} requests, ${broken.length} broken rules`);
await answers.close();
process.exitCode = broken.length > 0 ? 1 : 0;
