import { createRandom } from "../catalogue/random.js";
import { anyStay, type EngineAnswers } from "../answers.js";
import { createClock } from "../service/clock.js";
import { createDatabaseAnswers } from "./database-answers.js";
import { openDatabase } from "./open.js";
import {
  randomCounts,
  randomFind,
  randomFindByLength,
  randomFindByStation,
  randomPrices,
  randomProducts,
  randomSelection,
  randomText,
  randomVisitor,
} from "./random-searches.js";

/**
 * Simulates visitors who search at the same time and prints how long each call took: `load-test.ts [visitors] [searches each]`.
 * `load-test.ts --grow` measures every call on larger and larger catalogues instead (see growth.ts). CPU is what the whole process spent, a better measure than times on a busy machine.
 */

const say = (line: string): void => void process.stdout.write(`${line}\n`);
if (process.argv[2] === "--grow") {
  const { printGrowth } = await import("./growth.js");
  await printGrowth(createClock().today(), say);
  process.exit(0);
}
const [visitors, searches] = [Number(process.argv[2] ?? 1), Number(process.argv[3] ?? 300)];
const mostVisitors = 50;
const mostSearches = 5000;
if (!(visitors >= 1 && visitors <= mostVisitors && searches >= 1 && searches <= mostSearches))
  throw new Error(`Give 1 to ${mostVisitors} visitors and 1 to ${mostSearches} searches each.`);

const today = createClock().today();
const answers = createDatabaseAnswers(openDatabase, today);
await answers.ready;
const times = new Map<string, number[]>();
const shareAt = (list: readonly number[], share: number): string => (list[Math.floor(list.length * share)] ?? 0).toFixed(1);

async function timed(call: string, ask: (to: EngineAnswers) => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  await ask(answers);
  times.set(call, [...(times.get(call) ?? []), performance.now() - begun]);
}

async function visit(number: number): Promise<void> {
  const random = createRandom(`visitor ${number}`);
  for (let search = 0; search < searches; search++) {
    const dated = random.chance(0.7);
    const kind = dated ? "dated" : "undated";
    const chosen = randomSelection(random, dated);
    const selection = dated ? chosen : { ...chosen, begin: null, end: null, season: "H" as const };
    const visitor = { ...randomVisitor(random), today };
    const find = randomFind(random, selection);
    const byLength = randomFindByLength(random, selection);
    const byStation = randomFindByStation(random, { ...selection, place: null });
    for (const again of ["", ", again"]) {
      await timed(`find, ${kind}${again}`, (to) => to.find(find, visitor));
      await timed(`find by length, ${kind}${again}`, (to) => to.find(byLength, visitor));
      await timed(`find by station, ${kind}${again}`, (to) => to.find(byStation, visitor));
    }
    const plain = randomFind(random, { ...anyStay, season: "H", party: random.int(1, 8) });
    const everywhere = { ...plain, grid: random.chance(0.5) };
    for (const again of ["", ", again"]) await timed(`find everywhere${again}`, (to) => to.find(everywhere, visitor));
    await timed("find everywhere, then by station", (to) => to.find({ ...everywhere, by: "station" }, visitor));
    await timed(`products, ${kind}`, (to) => to.products(randomProducts(random, selection), visitor));
    await timed(`counts, ${kind}`, (to) => to.counts(randomCounts(selection), visitor));
    await timed("autocomplete", (to) => to.autocomplete({ text: randomText(random) }, visitor));
    await timed("prices", (to) => to.prices(randomPrices(random, random.int(10_001, 11_000)), visitor));
  }
}

const before = process.cpuUsage();
const begun = performance.now();
await Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)));
const used = process.cpuUsage(before);
for (const [call, list] of [...times].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const sorted = list.toSorted((a, b) => a - b);
  say(`${call.padEnd(32)} ${String(list.length).padStart(6)} calls   p50 ${shareAt(sorted, 0.5)} ms   p95 ${shareAt(sorted, 0.95)} ms`);
}
const wall = performance.now() - begun;
say(`${visitors} visitors, ${Math.round(wall / 1000)} s, of which CPU ${((used.user + used.system) / 1_000_000).toFixed(1)} s`);
await answers.close();
