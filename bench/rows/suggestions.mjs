/**
 * From an input event until its suggestions are laid out. Without the network, whose calls return at once, and without the pause
 * for the next letter: the time from the end of the event's own work until the call is left out.
 */
import { elementsPage, scriptPage } from "../harness/documents.mjs";
import { ours, oursLight } from "../harness/lists.mjs";
import { visit } from "../harness/visit.mjs";

const peer = "autocomplete-js";
const texts = ["val", "tig", "avo", "flai", "menu", "plagn", "alpe"];
const tags = ["ski-searchbar"];

async function typeAll(given) {
  const { mount, type, quiet } = globalThis.page;
  await mount();
  await quiet();
  const times = [];
  for (const text of given) {
    times.push(await type(text));
    await quiet();
  }
  return times;
}

export const row = {
  name: "suggestions",
  title: "Suggestions, from the input event",
  rounds: 9,
  subjects: [
    { name: ours, path: "/suggestions/ours", html: () => elementsPage("dist", "suggestions-ours.js", tags) },
    { name: oursLight, path: "/suggestions/ours-light", html: () => elementsPage("dist/light", "suggestions-ours.js", tags) },
    {
      name: peer,
      path: "/suggestions/autocomplete",
      html: () => scriptPage("suggestions-autocomplete.js", { styles: ["/peers/@algolia/autocomplete-theme-classic/dist/theme.min.css"] }),
    },
  ],
  peer,
  limits: { cold: { ratio: 1 }, warm: { ratio: 1 } },
  sample: ({ browser, origin, subject }) =>
    visit(browser, origin + subject.path, async (page) => {
      const [cold, ...warm] = await page.evaluate(typeAll, texts);
      return { cold, warm };
    }),
};
