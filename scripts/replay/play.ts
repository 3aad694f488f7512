import type { Browser, Page } from "playwright";
import { createReplay, type ReplayPage } from "../../demo/replay/replay.js";
import { readRecording, type Recording } from "../../src/recorder/recording.js";
import { inPageScript, libraryPath, serve } from "./document.js";
import { createSettled } from "./settled.js";
import { doStep } from "./steps.js";

/** What a replay led to. */
export interface Played {
  /** The replay, recorded in its turn. */
  readonly recording: Recording;
  /** The searches after each input, as a page's script reads them, as JSON. */
  readonly states: readonly string[];
  /** What was not there to be used, or asked for. */
  readonly missed: readonly string[];
  /** Errors in the console of the page. */
  readonly console: readonly string[];
  /** All texts that the tags show at the end. */
  readonly shown: string;
}

interface PlayOptions {
  /** The folder of the build: `dist` or `dist/light`. */
  readonly build?: string;
}

/** ms after the last event. */
const rest = 1000;

async function openPage(browser: Browser, recording: Recording, build: string): Promise<Page> {
  const { width, height, touch, dark, browserLanguage, timeZone, address } = recording.page;
  const page = await browser.newPage({
    viewport: { width, height },
    hasTouch: touch,
    locale: browserLanguage,
    timezoneId: timeZone,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await page.addInitScript(await inPageScript());
  const start = Date.parse(recording.startedAt);
  // A clock cannot be stopped at a time that has passed.
  await page.clock.install({ time: start - 60_000 });
  await page.clock.pauseAt(start);
  await serve(page, recording, build);
  const company = recording.events.find((event) => event.type === "request" && ("company" in event.query || "companyName" in event.query));
  if (company?.type === "request")
    await page
      .context()
      .addCookies([{ name: "company", value: company.query["company"] ?? company.query["companyName"] ?? "", url: address }]);
  await page.goto(address);
  return page;
}

/** Loads the library before the page has a tag, so that the recording of the replay has everything. */
async function start(page: Page, { consent }: Recording): Promise<void> {
  await page.evaluate(
    async ([library, given]) => {
      await import(`${library}ski-elements.js`);
      if (given) window.skiElements?.setConsent(Object.fromEntries(given.map((name) => [name, true])));
      const recorder = await window.skiElements?.record();
      if (window.replayed && recorder) window.replayed.recorder = recorder;
    },
    [libraryPath, consent] as const,
  );
}

function replayPage(page: Page): ReplayPage {
  return {
    advance: (milliseconds) => page.clock.runFor(milliseconds),
    settled: createSettled(page),
    waiting: async () => (await page.evaluate(() => window.replayed?.waiting())) ?? [],
    answer: (index, answer) =>
      page.evaluate(([at, given]) => (given ? window.replayed?.answer(at, given.status, given.body) : window.replayed?.fail(at)), [
        index,
        answer,
      ] as const),
    perform: (event) => doStep(page, event),
    state: () => page.evaluate(() => window.replayed?.state()),
  };
}

/** Plays a recording: each event at its time, by the page's clock, and each request answered as it was and in that order. */
export async function play(browser: Browser, recording: Recording, { build = "dist" }: PlayOptions = {}): Promise<Played> {
  const page = await openPage(browser, recording, build);
  const console: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && console.push(message.text())));
  page.on("pageerror", ({ message }) => void console.push(message));
  try {
    const replayed = replayPage(page);
    await start(page, recording);
    const replay = createReplay(recording, replayed);
    const states: string[] = [];
    const missed: string[] = [];
    for (let step = await replay.next(); step !== null; step = await replay.next()) {
      states.push(JSON.stringify(step.state));
      if (step.missed !== null) missed.push(step.missed);
    }
    await replayed.advance(rest);
    await replayed.settled();
    const text = await page.evaluate(async () => (await window.replayed?.recorder?.stop())?.text());
    const shown = await page.locator("main").ariaSnapshot();
    return { recording: readRecording(text ?? "null"), states, missed, console, shown };
  } finally {
    await page.context().close();
  }
}
