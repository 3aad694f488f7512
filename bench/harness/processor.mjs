/**
 * Processor time of a page's main thread: unlike the time by the clock, it does not include other programs of the machine.
 * @param {import("playwright").Page} page
 * @returns {Promise<() => Promise<number>>} ms so far, of the tasks that have ended
 */
export async function processorTimeOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * metrics.find(({ name }) => name === "TaskDuration").value;
  };
}

/** ms by the clock, as the work in the page measured them, and ms of the processor. */
export async function timed(processorTime, work) {
  const before = await processorTime();
  const time = await work();
  return { time, processor: (await processorTime()) - before };
}
