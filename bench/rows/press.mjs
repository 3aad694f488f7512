/** From the press of a filter until the new list is laid out: the first press of a visit, and those after it. */
import { lists, reactInstantSearch } from "../harness/lists.mjs";
import { processorTimeOf, timed } from "../harness/processor.mjs";
import { visit } from "../harness/visit.mjs";
import { pressedFilters } from "../pages/stays.mjs";

/** Each filter on and off again. */
const presses = pressedFilters.flatMap((label) => [label, label]);

async function mount(size) {
  const { page } = globalThis;
  await page.mount(size);
  await page.quiet();
}

export const row = {
  name: "press",
  title: "Filter press",
  rounds: 4,
  subjects: lists,
  peer: reactInstantSearch,
  cases: [20, 60, 200],
  limits: Object.fromEntries([20, 200].flatMap((size) => ["cold", "warm"].map((heat) => [`${size} cards, ${heat}`, { ratio: 1 }]))),
  growth: true,
  sample: ({ browser, origin, subject, given: size }) =>
    visit(browser, origin + subject.path, async (page) => {
      const processorTime = await processorTimeOf(page);
      await page.evaluate(mount, size);
      const times = [];
      for (const label of presses) {
        times.push(await timed(processorTime, () => page.evaluate((filter) => globalThis.page.press(filter), label)));
        await page.evaluate(() => globalThis.page.quiet());
      }
      const [cold, ...warm] = times;
      return {
        [`${size} cards, cold`]: cold.time,
        [`${size} cards, warm`]: warm.map(({ time }) => time),
        [`${size} cards, cold, processor`]: cold.processor,
        [`${size} cards, warm, processor`]: warm.map(({ processor }) => processor),
      };
    }),
};
