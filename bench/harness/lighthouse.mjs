/** A visit as partners measure it: Lighthouse with its phone preset, in a browser of its own. */
import { chromium } from "playwright";
import { browserArguments, provideMeasuredBrowser } from "../../scripts/browser.mjs";
import { freePort } from "../../scripts/port.mjs";
import { mainThreadTasks } from "./trace.mjs";

/** ms: a longer task delays a press. */
const longTask = 50;
/** By how much the preset slows the processor down. */
const slowdown = 4;
const firstPort = 9400;

/** Lighthouse's report on an address, and its trace. */
async function reportOn(address) {
  const { default: lighthouse } = await import("lighthouse");
  const port = await freePort(firstPort);
  const browser = await chromium.launch({
    executablePath: await provideMeasuredBrowser(),
    args: [...browserArguments(), "--ignore-certificate-errors", `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr, artifacts } = await lighthouse(address, { port, logLevel: "error", onlyCategories: ["performance"] });
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    return { ...lhr, trace: artifacts.Trace };
  } finally {
    await browser.close();
  }
}

/**
 * ms of the processor, slowed down, of each task after the first paint. Lighthouse's own figures are by the clock, so that on a machine
 * with few cores they include the time in which other processes ran.
 */
function tasksOf({ traceEvents }) {
  const firstPaint = traceEvents.find(({ name }) => name === "firstContentfulPaint").ts;
  return mainThreadTasks(traceEvents)
    .filter(({ ts }) => ts > firstPaint)
    .map(({ tdur = 0 }) => (slowdown * tdur) / 1000);
}

/** What Lighthouse measures of one visit to an address, on slow 4G and a processor slowed down four times, both simulated. */
export async function phoneMeasures(address) {
  const { audits, categories, trace } = await reportOn(address);
  const valueOf = (name) => audits[name].numericValue;
  const tasks = tasksOf(trace);
  return {
    "score, 0 to 100": 100 * categories.performance.score,
    "blocked time": valueOf("total-blocking-time"),
    "blocked time, processor": tasks.reduce((sum, task) => sum + Math.max(0, task - longTask), 0),
    "largest paint": valueOf("largest-contentful-paint"),
    "first paint": valueOf("first-contentful-paint"),
    "layout shift, thousandths": 1000 * valueOf("cumulative-layout-shift"),
    "tasks over 50 ms, processor": tasks.filter((task) => task > longTask).length,
    "longest task, processor": Math.max(0, ...tasks),
  };
}
