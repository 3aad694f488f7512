/**
 * Measures how long a panel of the search bar takes from the press to the paint, the layout shift, and the frames while the map of places
 * is dragged, on a processor slowed down four times: `npm start` in one terminal, `node scripts/panels.mjs [address]` in another.
 */
import { chromium } from "playwright";
import { browserArguments, provideMeasuredBrowser } from "./browser.mjs";

const address = process.argv[2] ?? "http://localhost:4173/";
const slowdown = 4;
const rounds = 7;

/** Runs in the page: records the durations of presses, and layout shifts. */
function observe() {
  window.measured = { presses: [], shift: 0 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (/^(pointer|mouse)(down|up)$|^click$/.test(name)) window.measured.presses.push(duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.measured.shift += value;
  }).observe({ type: "layout-shift" });
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** Presses once, and returns the longest of its events in ms; 0 is less than 16. */
async function press(page, target) {
  await page.evaluate(() => (window.measured.presses = []));
  await target();
  await page.waitForTimeout(600);
  return page.evaluate(() => Math.max(0, ...window.measured.presses));
}

/** Work of the main thread in ms, in processor time: other programs of the machine do not count. */
async function work(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
}

async function measure(page, session, field, isTouch) {
  const bar = page.locator("ski-searchbar");
  const times = [];
  const works = [];
  for (let round = 0; round < rounds; round += 1) {
    if (isTouch && field !== "index") await bar.locator("[part~=bar]").tap();
    const target = field === "index" ? bar.locator("[part~=bar]") : bar.locator(`[data-field=${field}]`);
    await page.waitForTimeout(300);
    const before = await work(session);
    times.push(await press(page, () => (isTouch ? target.tap() : target.click())));
    works.push((await work(session)) - before);
    if (isTouch) await bar.locator("[part~=close]").tap();
    else await page.keyboard.press("Escape");
    await page.waitForTimeout(200);
  }
  return { times, works };
}

async function measureForm(browser, name, context, fields) {
  const page = await browser.newPage(context);
  await page.goto(address);
  await page.locator("ski-searchbar [part~=bar]").waitFor();
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(observe);
  for (const field of fields) {
    const { times, works } = await measure(page, session, field, Boolean(context.hasTouch));
    const all = `first ${times[0]} ms, median ${median(times)} ms, longest ${Math.max(...times)} ms`;
    console.log(`${name} ${field}: ${all}; work on the main thread ${Math.round(median(works))} ms`);
  }
  console.log(`${name} layout shift: ${(await page.evaluate(() => window.measured.shift)).toFixed(4)}`);
  await page.close();
}

/** Opens the map of places and drags it there and back. Returns the time from each frame to the next, in ms, longest first. */
async function dragMap(browser) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  const bar = page.locator("ski-searchbar");
  await bar.locator("[data-field=destination]").click();
  await bar.locator("[part~=place-view]").last().click();
  await bar.locator("canvas.relief:not(.waits)").waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const { x, y, width, height } = await bar.locator("[part~=place-map]").boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.evaluate(() => {
    const frames = [];
    let last = performance.now();
    const count = (now) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    window.frameTimes = frames;
  });
  for (let move = 0; move < 80; move += 1) {
    const turn = Math.sin((move / 80) * 2 * Math.PI);
    await page.mouse.move(x + width / 2 + turn * 120, y + height / 2 + turn * 60);
  }
  const frames = await page.evaluate(() => window.frameTimes.slice(1));
  await page.mouse.up();
  await page.close();
  return frames.toSorted((one, other) => other - one);
}

const browser = await chromium.launch({ executablePath: await provideMeasuredBrowser(), args: browserArguments() });
const fields = ["destination", "dates", "participants", "packages"];
await measureForm(browser, "desktop", { viewport: { width: 1440, height: 900 } }, fields);
await measureForm(browser, "mobile", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, ["index", ...fields]);
const frames = await dragMap(browser);
console.log(`map dragged: ${frames.length} frames, median ${Math.round(median(frames))} ms, longest ${Math.round(frames[0])} ms`);
await browser.close();
