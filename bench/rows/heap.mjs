/**
 * Memory with 200 cards, after ten searches that end with the first list, and after ten more. The weight of the responses is
 * taken off.
 */
import { scriptPage } from "../harness/documents.mjs";
import { lists, reactInstantSearch } from "../harness/lists.mjs";
import { visit } from "../harness/visit.mjs";
import { pressedFilters } from "../pages/stays.mjs";

const cards = 200;
const [first] = pressedFilters;
const searches = [...pressedFilters, first].flatMap((label) => [label, label]);
const nothing = { path: "/nothing", html: () => scriptPage("nothing.js") };

async function search(page) {
  for (const label of searches) {
    await page.evaluate((filter) => globalThis.page.press(filter), label);
    await page.evaluate(() => globalThis.page.quiet());
  }
}

/** MB (a million bytes) of the JavaScript heap, and DOM nodes, once what is unused is collected. */
async function memoryOf(page) {
  const session = await page.context().newCDPSession(page);
  for (let time = 0; time < 2; time += 1) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes } = await session.send("Memory.getDOMCounters");
  await session.detach();
  return { heap: usedSize / 1e6, nodes };
}

export const row = {
  name: "heap",
  title: `Memory with ${cards} cards`,
  unit: "",
  rounds: 2,
  subjects: lists,
  pages: [nothing],
  peer: reactInstantSearch,
  limits: { "heap, MB": { value: 12 }, "grown by ten searches, %": { value: 5 } },
  async sample({ browser, origin, subject }) {
    const responses = await visit(browser, origin + nothing.path, memoryOf);
    return visit(browser, origin + subject.path, async (page) => {
      await page.evaluate((size) => globalThis.page.mount(size), cards);
      await page.evaluate(() => globalThis.page.quiet());
      const before = await memoryOf(page);
      await search(page);
      const after = await memoryOf(page);
      await search(page);
      const later = await memoryOf(page);
      const heap = before.heap - responses.heap;
      return {
        "heap, MB": heap,
        "heap after ten searches, MB": after.heap - responses.heap,
        "grown by ten searches, MB": after.heap - before.heap,
        "grown by ten searches, %": (100 * (after.heap - before.heap)) / heap,
        "grown by ten more, %": (100 * (later.heap - after.heap)) / heap,
        "DOM nodes": before.nodes,
        "DOM nodes after ten searches": after.nodes,
      };
    });
  },
};
