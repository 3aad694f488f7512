/** What the suggestions' row can do with a field that suggests places, whichever library draws it. */
import { quiet, timeUntil } from "./stopwatch.js";
import { onCall } from "./without-network.js";

const rowCount = 8;

/** Long enough for the microtasks that an input event leaves. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

/**
 * @param {object} page
 * @param {() => void | Promise<void>} page.mount
 * @param {() => HTMLInputElement} page.input
 * @param {() => Node[]} page.roots what is watched for changes
 * @param {() => { count: number, first: string } | null} page.rows the suggestions on screen and the text of the first
 */
export function textsPage({ mount, input, roots, rows }) {
  const isShown = (text) => () => {
    const shown = rows();
    return shown?.count === rowCount && shown.first.startsWith(text);
  };
  globalThis.page = {
    quiet,
    mount,
    /**
     * @returns {Promise<number>} ms from the input event until its suggestions are laid out, without the pause that a field waits
     *   for the next letter: the time between the end of the event's own work and the call
     */
    async type(text) {
      input().focus();
      input().select();
      let handled;
      let called;
      onCall.listener = () => (called ??= performance.now());
      const time = await timeUntil(
        () => {
          document.execCommand("insertText", false, text);
          void settled().then(() => (handled = performance.now()));
        },
        roots,
        isShown(text),
      );
      return time - Math.max(0, called - handled);
    },
  };
}
