/** A real click on a filter of a list of 200 cards, on a processor slowed down four times. */
import { lists, reactInstantSearch } from "../harness/lists.mjs";
import { visit } from "../harness/visit.mjs";
import { pressedFilters } from "../pages/stays.mjs";

const cards = 200;
const slowdown = 4;

async function mount(size) {
  const { page } = globalThis;
  page.presses = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) page.presses.push(duration);
  }).observe({ type: "event", durationThreshold: 16 });
  await page.mount(size);
  await page.quiet();
}

/** The middle of a filter, in view. */
function placeOf(label) {
  const target = globalThis.page.filter(label);
  target.scrollIntoView({ block: "center" });
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

async function press(page, label) {
  const { x, y } = await page.evaluate(placeOf, label);
  await page.evaluate(() => globalThis.page.quiet());
  await page.mouse.move(x, y);
  const list = page.evaluate(() => {
    globalThis.page.presses = [];
    return globalThis.page.nextPress();
  });
  // The page listens before the press.
  await page.evaluate(() => {});
  await page.mouse.down();
  await page.mouse.up();
  const painted = await list;
  await page.evaluate(() => globalThis.page.quiet());
  return { painted, event: await page.evaluate(() => Math.max(0, ...globalThis.page.presses)) };
}

export const row = {
  name: "click",
  title: `Real click, ${cards} cards, ${slowdown} times slower processor`,
  rounds: 3,
  subjects: lists,
  peer: reactInstantSearch,
  limits: { "event timing": { value: 100 }, "list painted": { value: 300 } },
  sample: ({ browser, origin, subject }) =>
    visit(browser, origin + subject.path, async (page) => {
      await page.evaluate(mount, cards);
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      const presses = [];
      for (const label of pressedFilters) presses.push(await press(page, label), await press(page, label));
      return { "event timing": presses.map(({ event }) => event), "list painted": presses.map(({ painted }) => painted) };
    }),
};
