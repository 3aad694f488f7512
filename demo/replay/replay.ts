import { isInput, type RecordedEvent, type Recording } from "../../src/recorder/recording.js";
import type { NotedRequest } from "../../src/recorder/request.js";
import { createAnswers } from "./answers.js";
import { isEnd, isGivenUp, type RequestEnd } from "./recorded.js";

/** An answer that a request of the page gets. */
export interface GivenAnswer {
  readonly status: number;
  readonly body: string;
}

/** A page in which a recording is played: its clock stands still by itself, and its requests wait. */
export interface ReplayPage {
  /** Lets milliseconds pass by the clock of the page. */
  advance(milliseconds: number): Promise<void>;
  /** Resolves once the page does nothing more by itself. */
  settled(): Promise<void>;
  /** Requests without an answer, the oldest first. */
  waiting(): Promise<readonly NotedRequest[]>;
  /** Answers the request at an index of `waiting`; with null its connection is lost. */
  answer(index: number, answer: GivenAnswer | null): Promise<void>;
  /** Does again what was done. Rejects if what it was done to is not there. */
  perform(event: RecordedEvent): Promise<void>;
  /** The searches, as a page's script reads them. */
  state(): Promise<unknown>;
}

export interface ReplayStep {
  readonly event: RecordedEvent;
  /** The searches after it. */
  readonly state: unknown;
  /** Why it could not be played; null where it was. */
  readonly missed: string | null;
}

export interface Replay {
  /** What is played, in order. */
  readonly inputs: readonly RecordedEvent[];
  /** How many of `inputs` have been played. */
  done(): number;
  /** Milliseconds of the recording that have passed. */
  now(): number;
  advanceTo(at: number): Promise<void>;
  /** Plays the next input at its time; null after the last one. */
  next(): Promise<ReplayStep | null>;
  /** The requests that wait now and that the recording has no answer for. */
  unanswered(): Promise<readonly NotedRequest[]>;
}

/** ms of the clock that pass at once, to begin with. */
const firstAdvance = 100;

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

/** Plays a recording in a page: each input at its time by the page's clock, and each request answered as it was and in that order. */
export function createReplay(recording: Recording, page: ReplayPage): Replay {
  const inputs = recording.events.filter(isInput);
  const answers = createAnswers(recording);
  let done = 0;
  let now = 0;

  /** Twice as long each time: what a timer leads to, such as a file that is loaded, may set the next one. */
  async function advanceTo(at: number): Promise<void> {
    for (let longest = firstAdvance; now < at; longest *= 2) {
      const milliseconds = Math.min(longest, at - now);
      await page.advance(milliseconds);
      now += milliseconds;
      await page.settled();
    }
  }
  /** Why the request of an answer was not there; null where it was answered. */
  async function end(event: RequestEnd): Promise<string | null> {
    if (isGivenUp(event)) return null;
    const index = answers.indexFor(event, await page.waiting());
    if (index < 0) return `${event.type} ${event.number}: no request waits for it`;
    await page.answer(index, event.type === "answer" ? { status: event.status, body: recording.bodies[event.body] ?? "" } : null);
    return null;
  }
  function perform(event: RecordedEvent): Promise<string | null> {
    return page.perform(withSettings(event, recording)).then(
      () => null,
      (error: Error) => `${event.type}: ${error.message.split("\n")[0]}`,
    );
  }

  async function unanswered(): Promise<readonly NotedRequest[]> {
    let left = await page.waiting();
    for (const event of inputs.slice(done)) {
      const index = isEnd(event) && !isGivenUp(event) ? answers.indexFor(event, left) : -1;
      if (index >= 0) left = left.toSpliced(index, 1);
    }
    return left;
  }

  return {
    inputs,
    unanswered,
    done: () => done,
    now: () => now,
    advanceTo,
    async next() {
      const event = inputs[done];
      if (!event) return null;
      await advanceTo(event.at);
      await page.settled();
      const missed = await (isEnd(event) ? end(event) : perform(event));
      await page.settled();
      done += 1;
      return { event, state: await page.state(), missed };
    },
  };
}

/** The recording with an answer to a request that it has none for, as the step after `last`. */
export function withAddedAnswer(
  recording: Recording,
  last: RecordedEvent,
  request: NotedRequest,
  { status, body }: GivenAnswer,
): Recording {
  const { events, bodies } = recording;
  const { at } = last;
  const number = 1 + Math.max(0, ...events.map((event) => ("number" in event ? event.number : 0)));
  const key = `added ${number}`;
  const added: RecordedEvent[] = [
    { type: "request", at, number, ...request },
    { type: "answer", at, number, status, body: key },
  ];
  return { ...recording, bodies: { ...bodies, [key]: body }, events: events.toSpliced(events.indexOf(last) + 1, 0, ...added) };
}

/** The recording with another answer to one of its requests, which may have failed. */
export function withAnswer(recording: Recording, number: number, { status, body }: GivenAnswer): Recording {
  const key = `changed ${number}`;
  return {
    ...recording,
    bodies: { ...recording.bodies, [key]: body },
    events: recording.events.map((event) =>
      isEnd(event) && event.number === number && !isGivenUp(event) ? { type: "answer", at: event.at, number, status, body: key } : event,
    ),
  };
}
