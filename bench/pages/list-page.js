/** What a row can do with a page that shows a list of stays, whichever library draws it. */
import { countElements, painted, quiet, timeUntil } from "./stopwatch.js";
import { latest } from "./without-network.js";

// Browsers load their number formats with the first number, which some pages write while they load: here, all do.
new Intl.NumberFormat("en-GB").format(0);

/**
 * @param {object} page
 * @param {(size: number) => void} page.mount starts drawing, with so many cards a page
 * @param {() => Node[]} page.roots what is watched for changes, once mounted
 * @param {() => { items: HTMLCollection, link: HTMLAnchorElement | null } | null} page.list the list on screen and the link of its
 *   first card; null while it is not shown
 * @param {(label: string) => HTMLElement} page.filter the check box of a filter
 */
export function listPage({ mount, roots, list, filter }) {
  let expected = 0;
  const isListed = () => {
    if (latest.count < expected) return false;
    const shown = list();
    if (shown?.items.length !== latest.list.size || !shown.link) return false;
    return new URL(shown.link.href).pathname === `/stay/${latest.list.first}`;
  };
  const expectList = (action) => {
    expected = latest.count + 1;
    action();
  };
  const untilListed = (action) => timeUntil(() => expectList(action), roots, isListed);
  const listPainted = async ({ timeStamp }) => {
    await untilListed(() => {});
    await painted();
    return performance.now() - timeStamp;
  };
  globalThis.page = {
    quiet,
    countElements,
    /** @returns {Promise<number>} ms until the cards are laid out */
    mount: (size) => untilListed(() => mount(size)),
    /** @returns {Promise<number>} ms from the press of a filter until the new list is laid out */
    press: (label) => untilListed(() => filter(label).click()),
    /** @returns {Promise<number>} ms from the end of the next press by hand until the new list is painted */
    nextPress: () =>
      new Promise((resolve, reject) =>
        addEventListener("pointerup", (event) => listPainted(event).then(resolve, reject), { capture: true, once: true }),
      ),
    /** Without a stopwatch, which lays out: `isListed` says when the list is there. */
    startMount: (size) => expectList(() => mount(size)),
    startPress: (label) => expectList(() => filter(label).click()),
    isListed,
    filter,
    /** Elements of one card, on average. */
    cardElements: () => {
      const { items } = list();
      return [...items].reduce((sum, item) => sum + 1 + countElements(item), 0) / items.length;
    },
  };
}
