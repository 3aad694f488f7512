import type { Browser, Page } from "playwright";
import { isInput, readRecording } from "../../src/recorder/recording.js";
import type { RecordedEvent, Recording } from "../../src/recorder/recording.js";
import { createAnswers } from "./answers.js";
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

/** Settings that the environment had given before the recording began. */
function withSettings(event: RecordedEvent, { searches }: Recording): RecordedEvent {
  if (event.type !== "tag") return event;
  const search = searches.find(({ store }) => store === (event.attributes["store"] ?? "default"));
  if (!search) return event;
  const { engineId, locale, currency, menuDomain } = search.settings;
  const known = { "engine-id": engineId, locale, currency, "menu-domain": menuDomain };
  const texts = Object.fromEntries(Object.entries(known).map(([name, value]) => [name, String(value)]));
  return { ...event, attributes: { ...texts, ...event.attributes } };
}

/** Plays a recording: each event at its time, by the page's clock, and each request answered as it was and in that order. */
export async function play(browser: Browser, recording: Recording, { build = "dist" }: PlayOptions = {}): Promise<Played> {
  const page = await openPage(browser, recording, build);
  const console: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && console.push(message.text())));
  page.on("pageerror", ({ message }) => void console.push(message));
  try {
    const settled = createSettled(page);
    await start(page, recording);
    const { states, missed } = await playEvents(page, recording, settled);
    await page.clock.runFor(rest);
    await settled();
    const text = await page.evaluate(async () => (await window.replayed?.recorder?.stop())?.text());
    const shown = await page.locator("main").ariaSnapshot();
    return { recording: readRecording(text ?? "null"), states, missed, console, shown };
  } finally {
    await page.context().close();
  }
}

async function playEvents(page: Page, recording: Recording, settled: () => Promise<void>): Promise<Pick<Played, "states" | "missed">> {
  const answers = createAnswers(recording);
  const states: string[] = [];
  const missed: string[] = [];
  let now = 0;

  async function end(event: Extract<RecordedEvent, { type: "answer" | "failure" }>): Promise<void> {
    // The library gives a request up by itself.
    if (event.type === "failure" && event.reason === "aborted") return;
    const index = answers.indexFor(event, (await page.evaluate(() => window.replayed?.waiting())) ?? []);
    if (index < 0) return void missed.push(`${event.type} ${event.number}: no request waits for it`);
    const answer = event.type === "answer" ? { status: event.status, body: recording.bodies[event.body] ?? "" } : null;
    await page.evaluate(([at, given]) => (given ? window.replayed?.answer(at, given.status, given.body) : window.replayed?.fail(at)), [
      index,
      answer,
    ] as const);
  }

  for (const event of recording.events.filter(isInput)) {
    if (event.at > now) await page.clock.runFor(event.at - now);
    now = Math.max(now, event.at);
    await settled();
    if (event.type === "answer" || event.type === "failure") await end(event);
    else
      await doStep(page, withSettings(event, recording)).catch((error: Error) =>
        missed.push(`${event.type}: ${error.message.split("\n")[0]}`),
      );
    await settled();
    states.push(JSON.stringify(await page.evaluate(() => window.replayed?.state())));
  }
  return { states, missed };
}
