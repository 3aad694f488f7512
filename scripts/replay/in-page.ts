import type { Recorder } from "../../src/recorder/record.js";
import { requestOf } from "../../src/recorder/request.js";
import type { NotedRequest } from "../../src/recorder/request.js";
import type { Passage } from "../../src/platform/shared-page.js";

/** The part of a replay that runs in the page, before any other script: it answers the requests, and changes the tags. */

interface Waiting {
  readonly request: NotedRequest;
  readonly answer: (status: number, body: string) => void;
  readonly fail: () => void;
}

interface ReplayedPage {
  /** Requests without an answer, the oldest first. */
  waiting(): NotedRequest[];
  /** Answers the request at an index of `waiting`. */
  answer(index: number, status: number, body: string): void;
  fail(index: number): void;
  tag(number: number, name: string, attributes: Record<string, string>): void;
  remove(number: number): void;
  attribute(number: number, name: string, value: string | null): void;
  /** The searches as a page's script reads them. */
  state(): Record<string, unknown>;
  /** Resolves once the page has drawn twice: observers of sizes and of what is in view have been called. */
  drawn(): Promise<void>;
  recorder?: Recorder;
}

declare global {
  interface Window {
    replayed?: ReplayedPage;
  }
}

// The replay sets the page's clock afterwards; what the browser draws goes on.
const requestFrame = window.requestAnimationFrame.bind(window);
const waiting: Waiting[] = [];
const tags = new Map<number, Element>();

const passage: Passage = (_send, address, init) =>
  new Promise((resolve, reject) => {
    const entry: Waiting = {
      request: requestOf(address, init),
      answer: (status, body) => resolve({ ok: status >= 200 && status < 300, status, text: async () => body }),
      fail: () => reject(new TypeError("Failed to fetch")),
    };
    waiting.push(entry);
    init.signal?.addEventListener("abort", () => {
      const index = waiting.indexOf(entry);
      if (index >= 0) waiting.splice(index, 1);
      reject(init.signal?.reason);
    });
  });

interface SharedPage {
  readonly searches: ReadonlyMap<string, { publicSnapshot(): unknown }>;
}

// What the copies of the library on a page share: they find it, and send their requests by its passage.
const shared = { protocol: 1, searches: new Map(), hashWriter: null, passage } satisfies SharedPage & Record<string, unknown>;
Object.defineProperty(window, Symbol.for("ski-elements"), { value: shared, configurable: true });

const take = (index: number) => waiting.splice(index, 1)[0];

window.replayed = {
  waiting: () => waiting.map(({ request }) => request),
  answer: (index, status, body) => take(index)?.answer(status, body),
  fail: (index) => take(index)?.fail(),
  tag(number, name, attributes) {
    const tag = tags.get(number) ?? document.createElement(name);
    tags.set(number, tag);
    tag.setAttribute("data-recorded", String(number));
    for (const [attribute, value] of Object.entries(attributes)) tag.setAttribute(attribute, value);
    document.querySelector("main")?.append(tag);
  },
  remove: (number) => tags.get(number)?.remove(),
  attribute(number, name, value) {
    if (value === null) tags.get(number)?.removeAttribute(name);
    else tags.get(number)?.setAttribute(name, value);
  },
  state: () => Object.fromEntries([...shared.searches].map(([name, search]) => [name, search.publicSnapshot()])),
  drawn: () => new Promise((resolve) => requestFrame(() => requestFrame(() => resolve()))),
};
