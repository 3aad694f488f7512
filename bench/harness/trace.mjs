/** Reads the main thread of a page from Chromium's trace: layouts that a script forces (they begin while it runs), and work. */

const scripts = new Set([
  "FunctionCall",
  "EvaluateScript",
  "RunMicrotasks",
  "TimerFire",
  "EventDispatch",
  "FireAnimationFrame",
  "FireIdleCallback",
]);

const stylesAndLayouts = new Set(["UpdateLayoutTree", "Layout"]);

/**
 * @param {readonly object[]} traceEvents
 * @returns {readonly object[]} the tasks of the page's main thread
 */
export function mainThreadTasks(traceEvents) {
  const ran = new Set(traceEvents.filter(({ name }) => name === "EvaluateScript").map(({ pid, tid }) => `${pid} ${tid}`));
  const main = traceEvents.find(
    ({ name, args, pid, tid }) => name === "thread_name" && args.name === "CrRendererMain" && ran.has(`${pid} ${tid}`),
  );
  return traceEvents.filter(({ name, ph, pid, tid }) => name === "RunTask" && ph === "X" && pid === main.pid && tid === main.tid);
}

/** The events with a duration while the work is done. */
async function tracedEvents(browser, page, work) {
  await browser.startTracing(page, { categories: ["-*", "devtools.timeline", "v8.execute", "disabled-by-default-devtools.timeline"] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return traceEvents.filter(({ ph }) => ph === "X");
}

/**
 * @param {import("playwright").Browser} browser
 * @param {import("playwright").Page} page
 * @param {() => Promise<void>} work
 * @returns {Promise<number>} ms of the processor for scripts, style and layout, without painting
 */
export async function scriptStyleAndLayoutOf(browser, page, work) {
  const counted = (await tracedEvents(browser, page, work))
    .filter(({ name, tdur }) => tdur !== undefined && (scripts.has(name) || stylesAndLayouts.has(name)))
    .toSorted((one, other) => one.ts - other.ts || other.dur - one.dur);
  const ends = new Map();
  let sum = 0;
  for (const { pid, tid, ts, dur, tdur } of counted) {
    const thread = `${pid} ${tid}`;
    // What lies within another one is in its time.
    if (ts < (ends.get(thread) ?? 0)) continue;
    ends.set(thread, ts + dur);
    sum += tdur;
  }
  return sum / 1000;
}

/**
 * @param {import("playwright").Browser} browser
 * @param {import("playwright").Page} page
 * @param {() => Promise<void>} work
 * @returns {Promise<{ all: number, forced: number }>} layouts of the page's main thread
 */
export async function layoutsOf(browser, page, work) {
  const complete = await tracedEvents(browser, page, work);
  const running = complete.filter(({ name }) => scripts.has(name));
  const layouts = complete.filter(({ name }) => name === "Layout");
  const isForced = ({ pid, tid, ts }) =>
    running.some((task) => task.pid === pid && task.tid === tid && task.ts <= ts && ts < task.ts + task.dur);
  return { all: layouts.length, forced: layouts.filter(isForced).length };
}
