/** Layouts that a script forces: those that begin while one runs, by Chromium's trace. */

const scripts = new Set([
  "FunctionCall",
  "EvaluateScript",
  "RunMicrotasks",
  "TimerFire",
  "EventDispatch",
  "FireAnimationFrame",
  "FireIdleCallback",
]);

/**
 * @param {import("playwright").Browser} browser
 * @param {import("playwright").Page} page
 * @param {() => Promise<void>} work
 * @returns {Promise<{ all: number, forced: number }>} layouts of the page's main thread
 */
export async function layoutsOf(browser, page, work) {
  await browser.startTracing(page, { categories: ["-*", "devtools.timeline", "v8.execute", "disabled-by-default-devtools.timeline"] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const complete = traceEvents.filter(({ ph }) => ph === "X");
  const running = complete.filter(({ name }) => scripts.has(name));
  const layouts = complete.filter(({ name }) => name === "Layout");
  const isForced = ({ pid, tid, ts }) =>
    running.some((task) => task.pid === pid && task.tid === tid && task.ts <= ts && ts < task.ts + task.dur);
  return { all: layouts.length, forced: layouts.filter(isForced).length };
}
