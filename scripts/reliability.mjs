/**
 * Connects and disconnects each element again and again in Chromium, and counts what stays behind: DOM nodes, listeners and heap.
 * `CYCLES` sets how often (200). Fails when anything is left.
 * Then walks at random over the demo's results page, 40 actions each: `WALKS` sets how many (6), `SEED` the first (1). Fails with the
 * seed and the actions of a walk where address, chips, cards or focus are wrong.
 */
import { build } from "esbuild";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { browserArguments, provideBrowser } from "./browser.mjs";
import { startDemo } from "./demo-server.mjs";
import { tags } from "./tags.mjs";

const cycles = Number(process.env.CYCLES ?? 200);
const walks = Number(process.env.WALKS ?? 6);
const firstSeed = Number(process.env.SEED ?? 1);
const warmUp = 20;
const heapLimit = 1_000_000;
/** The gallery alone has pictures. */
const attributes = `engine-id="1" locale="en-GB" currency="GBP" menu-domain="localhost" analytics="off" url-sync="none" pictures='[]'`;

/** An empty page at the engine's origin with the elements of dist/ on it, so that calls succeed. */
async function openPage(browser, origin) {
  const page = await browser.newPage();
  await page.route("**/reliability/**", (route) => {
    const name = new URL(route.request().url()).pathname.replace("/reliability/", "");
    if (name === "") return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Reliability</title>" });
    const file = join("dist", name);
    return existsSync(file) ? route.fulfill({ contentType: "text/javascript", body: readFileSync(file) }) : route.fulfill({ status: 404 });
  });
  await page.goto(`${origin}/reliability/`);
  await page.evaluate(() => import("/reliability/ski-elements.js"));
  return page;
}

/** Runs in the page: adds an element, waits until it has rendered and removes it, again and again. Returns how often `ski-ready` was fired. */
async function cycle([markup, times]) {
  const paint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  const ready = (stop) =>
    new Promise((resolve) => {
      document.addEventListener("ski-ready", () => resolve(1), { once: true, signal: stop.signal });
      setTimeout(() => resolve(0), 2000);
    });
  let drawn = 0;
  for (let index = 0; index < times; index += 1) {
    const stop = new AbortController();
    const wait = ready(stop);
    document.body.innerHTML = markup;
    drawn += await wait;
    stop.abort();
    await paint();
    document.body.replaceChildren();
    await paint();
  }
  return drawn;
}

async function count(client) {
  await client.send("HeapProfiler.collectGarbage");
  const { metrics } = await client.send("Performance.getMetrics");
  const of = (name) => metrics.find((metric) => metric.name === name).value;
  return { nodes: of("Nodes"), listeners: of("JSEventListeners"), heap: of("JSHeapUsedSize") };
}

/** Counts until the number no longer falls: work that is pending when an element is removed ends a little later. */
async function measure(client) {
  let last = await count(client);
  for (let calm = 0, tries = 0; calm < 3 && tries < 40; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const next = await count(client);
    calm = next.nodes < last.nodes || next.listeners < last.listeners ? 0 : calm + 1;
    last = next;
  }
  return last;
}

async function leftBehind(browser, origin, markup) {
  const page = await openPage(browser, origin);
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  if ((await page.evaluate(cycle, [markup, warmUp])) === 0) throw new Error(`Never ready: ${markup}`);
  const before = await measure(client);
  await page.evaluate(cycle, [markup, cycles]);
  const after = await measure(client);
  await page.close();
  return { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners, heap: after.heap - before.heap };
}

/** The function that walks, as a script of its own. */
async function walkScript() {
  const { outputFiles } = await build({
    entryPoints: ["test/fixtures/walk.ts"],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "randomWalk",
  });
  return outputFiles[0].text;
}

/** Walks over the demo's results page. Returns the fault, or null. */
async function faultOf(browser, origin, script, seed) {
  const viewport = seed % 3 === 0 ? { width: 390, height: 844 } : { width: 1366, height: 768 };
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(`${origin}/se-results#station[]=1&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18`);
  await page.locator('ski-results [part~="card"]').first().waitFor({ timeout: 60_000 });
  await page.evaluate(script);
  const fault = await page.evaluate(async (walk) => globalThis.randomWalk.walk(walk), { seed, actions: 40 });
  await context.close();
  return fault;
}

async function walkAll(browser, origin) {
  const script = `${await walkScript()}\nglobalThis.randomWalk = randomWalk;`;
  for (let seed = firstSeed; seed < firstSeed + walks; seed += 1) {
    const fault = await faultOf(browser, origin, script, seed);
    console.log(fault ? `walk ${seed}  FAULT: ${fault.fault}, after\n  ${fault.done.join("\n  ")}` : `walk ${seed}  kept`);
    if (fault) process.exitCode = 1;
  }
}

async function main() {
  const executablePath = await provideBrowser();
  const demo = await startDemo();
  const browser = await chromium.launch({ executablePath, args: browserArguments() });
  try {
    console.log(`After ${cycles} times on and off the page:`);
    for (const tag of tags) {
      const { nodes, listeners, heap } = await leftBehind(browser, demo.origin, `<${tag} ${attributes}></${tag}>`);
      const kept = nodes <= 0 && listeners <= 0 && heap < heapLimit;
      console.log(
        `${tag.padEnd(18)} ${nodes} nodes, ${listeners} listeners, ${(heap / 1000).toFixed(0)} kB heap  ${kept ? "kept" : "LEFT BEHIND"}`,
      );
      if (!kept) process.exitCode = 1;
    }
    console.log("Random walks over the results:");
    await walkAll(browser, demo.origin);
  } finally {
    await browser.close();
    demo.stop();
  }
}

await main();
