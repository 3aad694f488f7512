/** What the calendar's row can do with a calendar, whichever library draws it. */
import { quiet, timeUntil } from "./stopwatch.js";

/** The first month in view. */
export const firstMonth = "2027-01";
/** The range that is chosen where months are drawn to be timed. */
export const chosen = { start: "2027-01-10", end: "2027-01-17" };

const lastOf = (count) => `2027-${String(count).padStart(2, "0")}`;
const daysOf = (month) => Array.from({ length: 31 }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`);

function middleOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * @typedef {object} Given
 * @property {2 | 12} count months from January 2027 on
 * @property {boolean} isChosen whether a range is chosen
 * @property {boolean} hasLists whether a thousand days are closed and, in ours, two hundred are marked
 */

/**
 * @param {object} page
 * @param {(given: Given) => void} page.mount
 * @param {() => void} page.unmount
 * @param {() => Node[]} page.roots
 * @param {(day: string) => Element | null | undefined} page.dayElement the element of a day of the months in view
 * @param {() => HTMLElement} page.next the button that shows the month after
 */
export function monthsPage({ mount, unmount, roots, dayElement, next }) {
  const hasMonth = (month) => Boolean(dayElement(`${month}-15`));
  globalThis.page = {
    quiet,
    mount: (given) =>
      timeUntil(
        () => mount(given),
        roots,
        () => hasMonth(firstMonth) && hasMonth(lastOf(given.count)),
      ),
    next: () =>
      timeUntil(
        () => next().click(),
        roots,
        () => hasMonth("2027-03") && !hasMonth(firstMonth),
      ),
    unmount,
    /** The middles of the days of a month, in order. */
    placesIn: (month) =>
      daysOf(month)
        .flatMap((day) => dayElement(day) ?? [])
        .map(middleOf),
  };
}
