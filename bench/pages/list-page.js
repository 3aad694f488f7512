/** What a row can do with a page that shows a list of stays, whichever library draws it. */
import { countElements, quiet, timeUntil } from "./stopwatch.js";
import { latest } from "./without-network.js";

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
    return shown?.items.length === latest.list.size && new URL(shown.link.href).pathname === `/stay/${latest.list.first}`;
  };
  const untilListed = (action) => {
    expected = latest.count + 1;
    return timeUntil(action, roots, isListed);
  };
  globalThis.page = {
    quiet,
    countElements,
    /** @returns {Promise<number>} ms until the cards are laid out */
    mount: (size) => untilListed(() => mount(size)),
    /** @returns {Promise<number>} ms from the press of a filter until the new list is laid out */
    press: (label) => untilListed(() => filter(label).click()),
    filter,
    isListed,
    expectList: () => (expected = latest.count + 1),
    /** Elements of one card, on average. */
    cardElements: () => {
      const { items } = list();
      return [...items].reduce((sum, item) => sum + 1 + countElements(item), 0) / items.length;
    },
  };
}
