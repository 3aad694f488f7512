/** What the calendar's row can do with a calendar of two months, whichever library draws it. */
import { quiet, timeUntil } from "./stopwatch.js";

/**
 * @param {object} page
 * @param {() => void} page.mount draws January and February 2027
 * @param {() => void} page.unmount
 * @param {() => Node[]} page.roots
 * @param {(day: string) => boolean} page.hasDay whether a day of the month is drawn
 * @param {() => HTMLElement} page.next the button that shows the month after
 */
export function monthsPage({ mount, unmount, roots, hasDay, next }) {
  globalThis.page = {
    quiet,
    mount: () => timeUntil(mount, roots, () => hasDay("2027-01-15") && hasDay("2027-02-15")),
    next: () =>
      timeUntil(
        () => next().click(),
        roots,
        () => hasDay("2027-03-15") && !hasDay("2027-01-15"),
      ),
    unmount,
  };
}
