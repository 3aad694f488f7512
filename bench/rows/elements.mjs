/** How many elements each page has, and each of its cards: what the times above are for. */
import { lists, reactInstantSearch } from "../harness/lists.mjs";
import { visit } from "../harness/visit.mjs";

async function count() {
  const { mount, quiet, countElements, cardElements } = globalThis.page;
  await mount(20);
  await quiet();
  return { "page of 20 cards": countElements(), card: cardElements() };
}

export const row = {
  name: "elements",
  title: "Elements",
  unit: "",
  rounds: 1,
  subjects: lists,
  peer: reactInstantSearch,
  sample: ({ browser, origin, subject }) => visit(browser, origin + subject.path, (page) => page.evaluate(count)),
};
