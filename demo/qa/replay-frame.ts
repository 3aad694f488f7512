import { withGlobal } from "@sinonjs/fake-timers";
import { startRecording } from "../../src/recorder/record.js";
import { readRecording, type RecordedEvent, type Recording } from "../../src/recorder/recording.js";
import { performIn } from "../replay/perform.js";
import type { ReplayPage } from "../replay/replay.js";
import { createReplayedPage } from "../replay/replayed-page.js";

/** The page in a frame of the console, as a recording is played in it. */
export interface ReplayFrame extends ReplayPage {
  /** What it has led to so far, and what was done, by the clock of the page. */
  readonly events: readonly RecordedEvent[];
  /** All texts that the tags show. */
  shown(): string;
  /** Ends it: what was played, recorded in its turn. */
  finish(): Promise<Recording>;
}

/** Cookies and storage of the frame alone: nothing of a replay stays in the browser. */
function keepApart(): void {
  const cookies = new Map<string, string>();
  Object.defineProperty(document, "cookie", {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    set(text: string) {
      const [, name = "", value = ""] = /^([^=;]*)=?([^;]*)/.exec(text) ?? [];
      if (/max-age=0/i.test(text)) cookies.delete(name.trim());
      else cookies.set(name.trim(), value);
    },
  });
  for (const name of ["localStorage", "sessionStorage"]) {
    const kept = new Map<string, string>();
    const storage: Storage = {
      get length() {
        return kept.size;
      },
      key: (index) => [...kept.keys()][index] ?? null,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, String(value)),
      removeItem: (key) => void kept.delete(key),
      clear: () => kept.clear(),
    };
    Object.defineProperty(window, name, { value: storage });
  }
}

/** What is in view is measured by the frame: the browser takes the whole tab, in which the frame may be further down. */
function measureByFrame(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      super(callback, { ...options, root: options.root ?? document });
    }
  };
}

/** Loads every file of a build, so that none comes later than what it is needed for. */
async function preload(build: string): Promise<void> {
  const response = await fetch(`${build}preload.json`);
  if (!response.ok) throw new Error(`There is no build at ${build}.`);
  const files = new Set(Object.values((await response.json()) as Record<string, readonly string[]>).flat());
  await Promise.all(
    [...files].map((file) => {
      const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href: `${build}${file}` });
      return new Promise((resolve) => {
        link.onload = link.onerror = resolve;
        document.head.append(link);
      });
    }),
  );
}

/** The cookie of a works council's visitor, by which its engine was looked up. */
function companyIn({ events }: Recording): string | null {
  const asked = events.flatMap((event) => (event.type === "request" ? [event.query["company"] ?? event.query["companyName"]] : []));
  return asked.find((name) => name !== undefined) ?? null;
}

/**
 * Makes the page of a recording: its address, its clock and an empty memory, and then the library of a build (`/dist/light/`), which has no
 * tag yet. Rejects if the build cannot be loaded.
 */
export async function startReplayFrame(recording: Recording, build: string): Promise<ReplayFrame> {
  keepApart();
  measureByFrame();
  const { page, startedAt, consent } = recording;
  const { pathname, search, hash } = new URL(page.address, location.href);
  await preload(build);
  history.replaceState(null, "", `${pathname}${search}${hash}`);
  document.documentElement.lang = page.language;
  const company = companyIn(recording);
  if (company !== null) document.cookie = `company=${company}`;
  const replayed = createReplayedPage();
  const clock = withGlobal(window).install({
    now: Date.parse(startedAt),
    toFake: [
      ...(["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"] as const),
      ...(["requestAnimationFrame", "cancelAnimationFrame", "requestIdleCallback", "cancelIdleCallback"] as const),
    ],
  });
  await import(new URL(`${build}ski-elements.js`, location.href).href);
  if (consent) replayed.change({ type: "consent", at: 0, given: [...consent] });
  const recorder = startRecording();

  return {
    events: recorder.events,
    async advance(milliseconds) {
      await clock.tickAsync(milliseconds);
    },
    settled: () => replayed.drawn(),
    waiting: async () => replayed.waiting(),
    async answer(index, answer) {
      if (answer) replayed.answer(index, answer.status, answer.body);
      else replayed.fail(index);
    },
    async perform(event) {
      if (event.type === "clock") clock.setSystemTime(event.now);
      else performIn(replayed, event);
    },
    state: async () => replayed.state(),
    shown: () => [...document.querySelectorAll("[data-recorded]")].map(textOf).join("\n"),
    finish: async () => readRecording(await (await recorder.stop()).text()),
  };
}

/** The text that a tag draws; what is not shown is left out. */
function textOf(tag: Element): string {
  const drawn = [...(tag.shadowRoot?.children ?? [])].filter((one) => one instanceof HTMLElement);
  return drawn.map(({ innerText }) => innerText).join("\n");
}
