/**
 * Evaluations of fifty flags whose exposures are sent to a stub of `fetch`; "untracked" is the list of the active flags, of which
 * nothing is kept or sent. "In memory" is without the browser's storage: a browser has one visitor, and the SDK writes the variations
 * of all visitors at each evaluation.
 */
import { scriptPage } from "../harness/documents.mjs";
import { processorTimeOf, timed } from "../harness/processor.mjs";
import { visit } from "../harness/visit.mjs";

const peer = "the provider's SDK";
/** Long enough for exposures that are sent together. */
const pause = 1000;

/** What the first of the provider's clients, the SDK or ours, returned. */
let expected = null;

/** Throws unless every visitor has the same variations as in the page before. */
function check(subject, variations) {
  expected ??= { subject, variations };
  const visitor = variations.findIndex((keys, index) => keys !== expected.variations[index]);
  if (visitor < 0 && variations.length === expected.variations.length) return;
  throw new Error(
    `${subject} and ${expected.subject} differ, first for visitor ${visitor}:\n${variations[visitor]}\n${expected.variations[visitor]}`,
  );
}

async function measureOne(page) {
  await page.evaluate(() => globalThis.page.startWithOne(false));
  return { "one visitor repeatedly": await page.evaluate(() => globalThis.page.repeat()) };
}

async function measureOneInMemory(page, { isProviders }) {
  await page.evaluate(() => globalThis.page.startWithOne(true));
  const measured = { "one visitor repeatedly, in memory": await page.evaluate(() => globalThis.page.repeat()) };
  if (isProviders) measured["one visitor repeatedly, untracked"] = await page.evaluate(() => globalThis.page.repeatActive());
  return measured;
}

async function measureAll(page, { name, isProviders }) {
  const processorTime = await processorTimeOf(page);
  await page.evaluate(() => globalThis.page.startWithAll());
  const evaluations = await page.evaluate(() => globalThis.page.evaluations);
  const perEvaluation = (processor) => (1000 * processor) / evaluations;
  const measured = {};
  if (isProviders) {
    const { time, processor } = await timed(processorTime, () => page.evaluate(() => globalThis.page.onceActive()));
    measured["1,000 visitors once, untracked"] = time;
    measured["1,000 visitors once, untracked, processor"] = perEvaluation(processor);
  }
  const { time: read, processor } = await timed(processorTime, async () => {
    const result = await page.evaluate(() => globalThis.page.once());
    await page.waitForTimeout(pause);
    return result;
  });
  if (isProviders) check(name, read.variations);
  return {
    ...measured,
    "1,000 visitors once, in memory": read.time,
    "1,000 visitors once, in memory, processor, with what is sent later": perEvaluation(processor),
  };
}

async function measureManyRules(page, { isProviders }) {
  if (!isProviders) return {};
  return { "10,000 rules, read and evaluated, a rule": await page.evaluate(() => globalThis.page.readManyRules()) };
}

const repeatedly = { ratio: 0.2 };
const once = { ratio: 0.5 };

export const row = {
  name: "flags",
  title: "Flags, an evaluation",
  unit: "µs",
  rounds: 3,
  subjects: [
    { name: "ours", path: "/flags/ours", html: () => scriptPage("flags/ours.js"), isProviders: true },
    { name: peer, path: "/flags/sdk", html: () => scriptPage("flags/sdk.js"), isProviders: true },
    { name: "GrowthBook", path: "/flags/growthbook", html: () => scriptPage("flags/growthbook.js"), isProviders: false },
  ],
  peer,
  cases: [measureOne, measureOneInMemory, measureAll, measureManyRules],
  limits: {
    "one visitor repeatedly": repeatedly,
    "one visitor repeatedly, in memory": repeatedly,
    "one visitor repeatedly, untracked": repeatedly,
    "1,000 visitors once, in memory": once,
    "1,000 visitors once, untracked": once,
    "10,000 rules, read and evaluated, a rule": { ratio: 1 },
  },
  sample: ({ browser, origin, subject, given: measureIn }) => visit(browser, origin + subject.path, (page) => measureIn(page, subject)),
};
