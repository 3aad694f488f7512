/** From the first call of a loaded page until its cards are laid out, with filters, and ours with the search bar. */
import { lists, reactInstantSearch } from "../harness/lists.mjs";
import { processorTimeOf, timed } from "../harness/processor.mjs";
import { visit } from "../harness/visit.mjs";

export const row = {
  name: "mount",
  title: "Mount",
  rounds: 7,
  subjects: lists,
  peer: reactInstantSearch,
  cases: [20, 60, 200],
  limits: { "20 cards": { ratio: 1.5 }, "200 cards": { ratio: 1.5 } },
  growth: true,
  sample: ({ browser, origin, subject, given: size }) =>
    visit(browser, origin + subject.path, async (page) => {
      const processorTime = await processorTimeOf(page);
      const { time, processor } = await timed(processorTime, () => page.evaluate((cards) => globalThis.page.mount(cards), size));
      return { [`${size} cards`]: time, [`${size} cards, processor`]: processor };
    }),
};
