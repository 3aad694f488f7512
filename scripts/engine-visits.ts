import { createCatalogue } from "../demo/engine/catalogue/catalogue.js";
import { createRandom } from "../demo/engine/catalogue/random.js";
import { createClock } from "../demo/engine/service/clock.js";
import { visitOf } from "../demo/engine/testing/visits.js";
import { calls, type CallName } from "../src/api/calls.js";
import { keeping } from "../src/api/keeping.js";

/**
 * Prints which share of the calls of generated visits a shared cache answers, by their number: all of them while nothing expires, and over
 * a day, in which they arrive evenly and answers expire as `keeping.ts` has it. Computed, without an engine; live prices are left out.
 */

const daySeconds = 86_400;
const names = Object.keys(calls) as CallName[];
const pattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
const paths = names.map((name) => [pattern(calls[name].call.path), keeping[name].shared] as const);
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`.padStart(10);

const { places } = createCatalogue(createClock().today());
process.stdout.write(`${"visits".padStart(10)}${"calls".padStart(10)}${"at once".padStart(10)}${"in a day".padStart(10)}\n`);
for (const visits of [250, 1000, 2000, 5000, 20_000, 100_000]) {
  const random = createRandom("visits");
  const fetched = new Map<string, number>();
  let [sent, reached] = [0, 0];
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
    }
  process.stdout.write(
    `${String(visits).padStart(10)}${String(sent).padStart(10)}${percent(1 - fetched.size / sent)}${percent(1 - reached / sent)}\n`,
  );
}
