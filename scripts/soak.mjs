/**
 * Uses the results page for 30 minutes of its own clock (`MINUTES`), one action each 2.4 seconds, and measures the heap after each
 * minute. Fails when, after the first ten, in which the browser compiles the code, it grows by more than 50 kB a minute.
 */
import { chromium } from "playwright";
import { browserArguments, provideBrowser } from "./browser.mjs";
import { startDemo } from "./demo-server.mjs";

const minutes = Number(process.env.MINUTES ?? 30);
const warmUp = 10;
const actionsPerMinute = 25;
/** kB a minute. */
const limit = 50;
/** Node ids of stations of the demo. */
const stations = [1, 2, 3, 5, 7, 9, 11, 12, 15];

const dayAfter = (days) => new Date(Date.UTC(2027, 0, 2 + days)).toISOString().slice(0, 10);

/** What a visitor does on the page of results; `turn` counts the actions, so that each run does the same. */
function actionsOn(page) {
  const results = page.locator("ski-results");
  const pressOne = (selector) => (turn) =>
    results.locator(selector).evaluateAll((found, index) => found[index % found.length]?.click(), turn);
  return [
    (turn) => {
      const week = (turn % 8) * 7;
      const hash = `station[]=${stations[turn % stations.length]}&beginDate=${dayAfter(week)}&endDate=${dayAfter(week + 7)}`;
      return page.evaluate((next) => {
        location.hash = next;
      }, hash);
    },
    pressOne("[part~=more]"),
    (turn) => page.evaluate((share) => window.scrollTo(0, share * document.documentElement.scrollHeight), (turn % 10) / 10),
    pressOne("input[type=checkbox]"),
    pressOne("[part~=keep]"),
    pressOne("[part~=sort]"),
    pressOne("[part~=listbox] [role=option]"),
    () => page.evaluate(() => history.back()),
  ];
}

async function heapOf(client) {
  for (let time = 0; time < 3; time += 1) await client.send("HeapProfiler.collectGarbage");
  const { metrics } = await client.send("Performance.getMetrics");
  const of = (name) => metrics.find((metric) => metric.name === name).value;
  return { kilobytes: of("JSHeapUsedSize") / 1000, nodes: of("Nodes"), listeners: of("JSEventListeners") };
}

/** The slope of the line through the values, one a minute. */
function growthOf(values) {
  const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [minute, value] = [mean(values.map((_, index) => index)), mean(values)];
  const above = values.reduce((sum, one, index) => sum + (index - minute) * (one - value), 0);
  return above / values.reduce((sum, _, index) => sum + (index - minute) ** 2, 0);
}

async function soak(browser, origin) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const faults = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.clock.install({ time: new Date("2026-11-26T10:00:00Z") });
  const start = `${origin}/en/se-results#station[]=7&beginDate=${dayAfter(35)}&endDate=${dayAfter(42)}`;
  await page.goto(start);
  await page.locator("ski-results [part~=card]").first().waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  const actions = actionsOn(page);
  const heaps = [];
  let turn = 0;
  for (let minute = 1; minute <= minutes; minute += 1) {
    for (let count = 0; count < actionsPerMinute; count += 1) {
      await actions[turn % actions.length](turn);
      turn += 1;
      await page.clock.runFor(60_000 / actionsPerMinute);
    }
    // Each is measured with the same list on the page.
    await page.evaluate((address) => {
      location.href = address;
      window.scrollTo(0, 0);
    }, start);
    for (let wait = 0; wait < 10; wait += 1) await page.clock.runFor(500);
    const { kilobytes, nodes, listeners } = await heapOf(client);
    heaps.push(kilobytes);
    console.log(`minute ${String(minute).padStart(2)}: ${kilobytes.toFixed(0)} kB, ${nodes} nodes, ${listeners} listeners`);
  }
  await page.close();
  return { growth: growthOf(heaps.slice(warmUp)), faults };
}

async function main() {
  console.log(`${minutes} minutes of use, ${actionsPerMinute} actions in each:`);
  const demo = await startDemo();
  const browser = await chromium.launch({ executablePath: await provideBrowser(), args: browserArguments() });
  try {
    const { growth, faults } = await soak(browser, demo.origin);
    for (const fault of faults) console.error(`failed in the page: ${fault}`);
    const kept = growth <= limit && faults.length === 0;
    console.log(`${growth.toFixed(0)} kB a minute after the first ${warmUp}, at most ${limit}: ${kept ? "kept" : "EXCEEDED"}`);
    if (!kept) process.exitCode = 1;
  } finally {
    await browser.close();
    demo.stop();
  }
}

await main();
