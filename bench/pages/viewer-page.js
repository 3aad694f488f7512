/** What the gallery's row can do with a viewer of photos, whichever library draws it. */
import { quiet, timeUntil } from "./stopwatch.js";

/**
 * @param {object} page
 * @param {() => void | Promise<void>} page.mount draws the thumbnails
 * @param {() => HTMLElement} page.thumbnail the first thumbnail: a click on it opens the viewer
 * @param {() => Node[]} page.roots
 * @param {() => number | null} page.shown the number of the photo that the viewer shows, from 1; null while it is closed
 * @param {() => void} page.close
 */
export function viewerPage({ mount, thumbnail, roots, shown, close }) {
  globalThis.page = {
    quiet,
    mount,
    shown,
    close,
    open: () =>
      timeUntil(
        () => thumbnail().click(),
        roots,
        () => shown() === 1,
      ),
    /** @returns {Promise<number>} ms from the end of the next swipe until the counter shows another photo */
    nextSwipe: () =>
      new Promise((resolve, reject) => {
        const from = shown();
        const onEnd = () =>
          timeUntil(
            () => {},
            roots,
            () => shown() !== from,
          ).then(resolve, reject);
        addEventListener("pointerup", onEnd, { capture: true, once: true });
      }),
  };
}
