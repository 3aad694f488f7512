/** What the flags' row can do with flags, whichever library evaluates them. */
import { featureKeys, manyRules, manyRulesKey, manyRulesText } from "./configuration.mjs";
import { serveConfiguration } from "./provider.js";
import { visitorOf, visitorsUpTo } from "./visitors.mjs";

/**
 * @typedef {object} FlagClient
 * @property {(visitor: ReturnType<typeof visitorOf>) => void} add adds what is known of a visitor
 * @property {(code: string, featureKey: string) => string} read the variation key of a flag, whose exposure is tracked
 * @property {(code: string) => unknown} [readActive] evaluates every flag; nothing is kept or sent
 */

const visitorCount = 1000;
const periods = 5;
const periodMinimum = 100;
/** Times that a task reads every flag. */
const readsATask = 5;

const channel = new MessageChannel();

/** Until the promises of the task are settled. */
const nextTask = () =>
  new Promise((resolve) => {
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(null);
  });

/** Microseconds of one evaluation. */
const perEvaluation = (milliseconds, reads) => (1000 * milliseconds) / (reads * featureKeys.length);

/** Reads every flag again and again. Returns the microseconds of an evaluation in each of some periods, promises and timers included. */
async function timesOfReading(readAll) {
  const times = [];
  for (let period = 0; period < periods; period += 1) {
    const started = performance.now();
    let reads = 0;
    while (performance.now() - started < periodMinimum) {
      for (let read = 0; read < readsATask; read += 1) readAll();
      reads += readsATask;
      await nextTask();
    }
    times.push(perEvaluation(performance.now() - started, reads));
  }
  return times;
}

/** Reads every flag once for each visitor. Returns the microseconds of an evaluation, promises included, and what was read. */
async function timeOfReadingOnce(visitors, readAll) {
  const started = performance.now();
  const results = visitors.map(readAll);
  await nextTask();
  return { time: perEvaluation(performance.now() - started, visitors.length), results };
}

/**
 * Sets `globalThis.page`.
 * @param {(isInMemory: boolean) => Promise<FlagClient>} createClient `isInMemory` for a client that keeps nothing in the browser
 */
export function flagsPage(createClient) {
  const visitor = visitorOf(0);
  const visitors = visitorsUpTo(visitorCount);
  let client;

  async function start(isInMemory, added) {
    client = await createClient(isInMemory);
    for (const one of added) client.add(one);
    await nextTask();
  }
  const readAll = ({ code }) => featureKeys.map((key) => client.read(code, key));
  const readActive = ({ code }) => client.readActive(code);

  globalThis.page = {
    evaluations: visitorCount * featureKeys.length,
    startWithOne: (isInMemory) => start(isInMemory, [visitor]),
    startWithAll: () => start(true, visitors),
    repeat: () => timesOfReading(() => readAll(visitor)),
    repeatActive: () => timesOfReading(() => readActive(visitor)),
    onceActive: async () => (await timeOfReadingOnce(visitors, readActive)).time,
    /** With the variation keys of each visitor, in the order of the flags. */
    async once() {
      const { time, results } = await timeOfReadingOnce(visitors, readAll);
      return { time, variations: results.map((keys) => keys.join(" ")) };
    },
    /** Microseconds a rule, from the response to the evaluation of a flag that has many of them. */
    async readManyRules() {
      serveConfiguration(manyRulesText());
      const started = performance.now();
      client = await createClient(true);
      client.add(visitor);
      const variation = client.read(visitor.code, manyRulesKey);
      const time = performance.now() - started;
      if (variation !== "off") throw new Error(`The flag with many rules is "${variation}".`);
      return (1000 * time) / manyRules;
    },
  };
}
