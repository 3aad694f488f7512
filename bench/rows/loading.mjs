/** A results page on slow 4G and a processor slowed down four times, nothing in the cache. Times are since the navigation. */
import { livePages, plainReact } from "../harness/live.mjs";

/** Chromium's own preset; its latency applies to each request. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: (1.44 * 1024 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
const slowdown = 4;

/** Records in each frame what is shown for the first time. */
const watch = ({ bar, card }) => `
  globalThis.shown = {};
  const look = () => {
    if (${bar}) globalThis.shown.bar ??= performance.now();
    if (${card}) globalThis.shown.card ??= performance.now();
    if (!globalThis.shown.bar || !globalThis.shown.card) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

const firstPaint = () => performance.getEntriesByName("first-paint")[0].startTime;

export const row = {
  name: "loading",
  title: `Results page, slow 4G, ${slowdown} times slower processor`,
  rounds: 5,
  subjects: livePages,
  peer: plainReact,
  limits: { "bar usable": { ratio: 1.1 } },
  async sample({ browser, origin, subject }) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    try {
      const session = await page.context().newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", slow4G);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await page.addInitScript(watch(subject.parts));
      await page.goto(origin + subject.path);
      await page.waitForFunction(() => globalThis.shown.bar && globalThis.shown.card, null, { timeout: 60_000 });
      const { bar, card } = await page.evaluate(() => globalThis.shown);
      return { "first paint": await page.evaluate(firstPaint), "bar usable": bar, "first card": card, "from bar to card": card - bar };
    } finally {
      await page.context().close();
    }
  },
};
