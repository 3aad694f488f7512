/** Layouts that scripts force while cards mount and while a filter is pressed. */
import { lists } from "../harness/lists.mjs";
import { layoutsOf } from "../harness/trace.mjs";
import { visit } from "../harness/visit.mjs";
import { pressedFilters } from "../pages/stays.mjs";

const [filter] = pressedFilters;

async function untilListed(page) {
  await page.waitForFunction(() => globalThis.page.isListed());
  await page.evaluate(() => globalThis.page.quiet());
}

export const row = {
  name: "layouts",
  title: "Layouts that scripts force",
  unit: "",
  rounds: 1,
  subjects: lists,
  cases: [20, 200],
  sample: ({ browser, origin, subject, given: size }) =>
    visit(browser, origin + subject.path, async (page) => {
      const mount = await layoutsOf(browser, page, async () => {
        await page.evaluate((cards) => globalThis.page.startMount(cards), size);
        await untilListed(page);
      });
      const press = await layoutsOf(browser, page, async () => {
        await page.evaluate((label) => globalThis.page.startPress(label), filter);
        await untilListed(page);
      });
      return {
        [`mount of ${size} cards, forced`]: mount.forced,
        [`mount of ${size} cards, all`]: mount.all,
        [`press with ${size} cards, forced`]: press.forced,
        [`press with ${size} cards, all`]: press.all,
      };
    }),
};
