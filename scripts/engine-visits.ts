import { createCatalogue } from "../demo/engine/catalogue/catalogue.js";
import { knownDay } from "../demo/engine/catalogue/days.js";
import { createRandom } from "../demo/engine/catalogue/random.js";
import type { Database } from "../demo/engine/database/database.js";
import { createDatabaseAnswers } from "../demo/engine/database/database-answers.js";
import { openEmbedded } from "../demo/engine/database/embedded.js";
import { engineWith, testDay } from "../demo/engine/testing/engine.driver.js";
import { visitOf } from "../demo/engine/testing/visits.js";
import { calls, type CallName } from "../src/api/calls.js";
import { keeping } from "../src/api/keeping.js";

/**
 * Prints which share of the calls of generated visits a shared cache answers, by their number: all of them while nothing expires, and over
 * a day, in which they arrive evenly and answers expire as `keeping.ts` has it; then which share does not reach the database, as an
 * engine on the embedded one is sent what the cache lets through in that day. Live prices are left out. The cache is computed.
 */

const daySeconds = 86_400;
/** More take longer than ten minutes. */
const mostMeasured = 5000;
const names = Object.keys(calls) as CallName[];
const pattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
const paths = names.map((name) => [pattern(calls[name].call.path), keeping[name].shared] as const);
const column = (text: string): string => text.padStart(12);
const percent = (share: number): string => column(`${(share * 100).toFixed(0)} %`);

const today = knownDay(testDay);
const { places } = createCatalogue(today);

/** A database that counts the statements it is sent. */
async function countedDatabase() {
  const database = await openEmbedded(today);
  const counted = { sent: 0 };
  const counting: Database = {
    ...database,
    query(statement) {
      counted.sent++;
      return database.query(statement);
    },
  };
  return { counted, counting };
}

/** An engine that has answered nothing yet. Returns what sends it a call, which resolves with whether the call reached the database. */
async function startEngine() {
  const { counted, counting } = await countedDatabase();
  const answers = createDatabaseAnswers(openEmbedded, today, Promise.resolve(counting));
  await answers.ready;
  const { app } = engineWith(answers, Date.now, true);
  return {
    async reaches(address: string): Promise<boolean> {
      const before = counted.sent;
      const { status } = await app.request(`http://engine.test${address}`, { headers: { "accept-language": "fr_FR" } });
      if (status !== 200) throw new Error(`${address} was answered with status ${status}.`);
      return counted.sent > before;
    },
    stop: () => answers.close(),
  };
}

async function replay(visits: number) {
  const engine = visits > mostMeasured ? null : await startEngine();
  const random = createRandom("visits");
  const fetched = new Map<string, number>();
  let [sent, reached, queried] = [0, 0, 0];
  for (let visit = 0; visit < visits; visit++)
    for (const { path, query = {} } of visitOf(random, places.stations)) {
      const shared = paths.find(([known]) => known.test(path))?.[1];
      if (!shared) continue;
      sent++;
      const time = (visit / visits) * daySeconds;
      const address = `${path}?${new URLSearchParams(query)}`;
      if (time - (fetched.get(address) ?? -Infinity) < shared.fresh) continue;
      reached++;
      fetched.set(address, time);
      if (engine && (await engine.reaches(address))) queried++;
    }
  await engine?.stop();
  const kept = [1 - fetched.size / sent, 1 - reached / sent, ...(engine ? [1 - queried / sent] : [])];
  process.stdout.write(`${column(String(visits))}${column(String(sent))}${kept.map(percent).join("")}\n`);
}

process.stdout.write(`${["visits", "calls", "at once", "in a day", "no database"].map(column).join("")}\n`);
for (const visits of [250, 1000, 2000, 5000, 20_000, 100_000]) await replay(visits);
