/**
 * Two months of a calendar until they are laid out: the first of a visit, those after it, and the month after; the same with a
 * thousand closed days; and pointing at one day after another of twelve months with a range begun.
 * Time by the clock ends with the layout; processor time counts all work of the main thread until the page is quiet,
 * painting included, and no waiting.
 */
import { calendars, reactDayPicker } from "../harness/calendars.mjs";
import { processorTimeOf, timed } from "../harness/processor.mjs";
import { median } from "../harness/statistics.mjs";
import { scriptStyleAndLayoutOf } from "../harness/trace.mjs";
import { visit } from "../harness/visit.mjs";

const repeats = 10;
const twoMonths = { count: 2, isChosen: true, hasLists: false };
const twoMonthsWithLists = { ...twoMonths, hasLists: true };

const quiet = (page) => page.evaluate(() => globalThis.page.quiet());

/** The first mount of a visit, those after it, and the month after each of these. */
async function drawAll(page, given) {
  const processorTime = await processorTimeOf(page);
  const drawn = (work, argument) =>
    timed(processorTime, async () => {
      const time = await page.evaluate(work, argument);
      await quiet(page);
      return time;
    });
  const mount = () => drawn((what) => globalThis.page.mount(what), given);
  await quiet(page);
  const cold = await mount();
  const warm = [];
  const next = [];
  for (let time = 0; time < repeats; time += 1) {
    await page.evaluate(() => globalThis.page.unmount());
    await quiet(page);
    warm.push(await mount());
    next.push(await drawn(() => globalThis.page.next()));
  }
  return { cold: [cold], warm, "next month": next };
}

const timesOf = (samples) => samples.map(({ time }) => time);
const processorsOf = (samples) => samples.map(({ processor }) => processor);

async function measureMonths(open) {
  const measures = Object.entries(await open((page) => drawAll(page, twoMonths)));
  return Object.fromEntries([
    ...measures.map(([name, samples]) => [name, timesOf(samples)]),
    ...measures.map(([name, samples]) => [`${name}, processor`, processorsOf(samples)]),
  ]);
}

const listed = (name) => `${name}, 1,000 closed days (ours: and 200 marks), processor`;
const more = (name) => `${name}: more than without closed days and marks, %`;

/** What the lists cost: the same months without and with them, in visits of their own. */
async function measureLists(open) {
  const without = await open((page) => drawAll(page, twoMonths));
  const withLists = await open((page) => drawAll(page, twoMonthsWithLists));
  const medianOf = (samples) => median(processorsOf(samples));
  const names = Object.keys(without);
  return Object.fromEntries([
    ...names.map((name) => [listed(name), processorsOf(withLists[name])]),
    ...names.map((name) => [more(name), 100 * (medianOf(withLists[name]) / medianOf(without[name]) - 1)]),
  ]);
}

/** Twelve months side by side, whichever way a library arranges them. */
const wideScreen = { width: 3840, height: 1600 };
/** Longer than a calendar waits for another move of the pointer before it draws, with the drawing. */
const pause = 80;
const hovered = ["2027-02", "2027-07", "2027-12"];
const hoverStep = "hover step over 12 months: scripts, style and layout, processor";

/** The months with a range begun, and how to point at the days of one month, one after another. */
async function beginRange(page) {
  await page.setViewportSize(wideScreen);
  await page.evaluate(() => globalThis.page.mount({ count: 12, isChosen: false, hasLists: false }));
  await quiet(page);
  const placesIn = (month) => page.evaluate((name) => globalThis.page.placesIn(name), month);
  const { x, y } = (await placesIn("2027-01"))[9];
  await page.mouse.click(x, y);
  return async (month) => {
    const [first, ...others] = await placesIn(month);
    await page.mouse.move(first.x, first.y);
    await quiet(page);
    const pointAtDays = async () => {
      for (const place of others) {
        await page.mouse.move(place.x, place.y);
        await page.waitForTimeout(pause);
      }
    };
    return { steps: others.length, pointAtDays };
  };
}

/** Means over the days of a month: of the main thread's scripts, style and layout; of all its work. */
async function measureHover(open, browser) {
  const traced = await open(async (page) => {
    const reach = await beginRange(page);
    const { steps, pointAtDays } = await reach("2027-07");
    return (await scriptStyleAndLayoutOf(browser, page, pointAtDays)) / steps;
  });
  const all = await open(async (page) => {
    const processorTime = await processorTimeOf(page);
    const reach = await beginRange(page);
    const means = [];
    for (const month of hovered) {
      const { steps, pointAtDays } = await reach(month);
      const { processor } = await timed(processorTime, pointAtDays);
      means.push(processor / steps);
    }
    return means;
  });
  return { [hoverStep]: traced, "the same with painting": all };
}

export const row = {
  name: "calendar",
  title: "Two months",
  rounds: 5,
  subjects: calendars,
  peer: reactDayPicker,
  cases: [measureMonths, measureHover, measureLists],
  limits: {
    cold: { ratio: 0.8 },
    "next month": { ratio: 0.45 },
    [hoverStep]: { value: 3 },
    ...Object.fromEntries(["cold", "warm", "next month"].map((name) => [more(name), { value: 20 }])),
  },
  sample: ({ browser, origin, subject, given: measureIn }) => measureIn((work) => visit(browser, origin + subject.path, work), browser),
};
