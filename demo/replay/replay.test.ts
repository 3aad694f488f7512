import { expect } from "chai";
import type { RecordedEvent } from "../../src/recorder/recording.js";
import type { NotedRequest } from "../../src/recorder/request.js";
import { recordingOf } from "../../src/recorder/testing/recording.driver.js";
import { createAnswers } from "./answers.js";
import { differences } from "./differences.js";
import { faultsOf, mainFault } from "./faults.js";
import { createReplay, withAddedAnswer, withAnswer, type GivenAnswer, type ReplayPage } from "./replay.js";

const requestAt = (number: number, path: string, query: Record<string, string> = {}) =>
  ({ type: "request", at: number, number, method: "GET", path, query }) as const;
const answerAt = (at: number, number: number) => ({ type: "answer", at, number, status: 200, body: "a" }) as const;
const failed = (call: string): RecordedEvent => ({
  ...({ type: "event", at: 1, tag: 0, name: "ski-error" } as const),
  detail: { code: "call-failed", message: "no", call },
});
const press = (at: number): RecordedEvent => ({ type: "press", at, target: { tag: 0, role: "button", name: "Search", nth: 0 } });
const noted = (path: string): NotedRequest => ({ method: "GET", path, query: {} });

describe("the answers of a replay", () => {
  const answers = createAnswers({
    events: [requestAt(1, "/find", { a: "1" }), requestAt(2, "/find", { a: "2" }), requestAt(3, "/catalog")],
  });

  it("are for the request with the same parameters, whatever the order", () => {
    const waiting = [requestAt(1, "/find", { a: "1" }), requestAt(2, "/find", { a: "2" })];
    expect(answers.indexFor(answerAt(9, 2), waiting)).to.equal(1);
    expect(answers.indexFor(answerAt(9, 1), waiting)).to.equal(0);
  });

  it("are for a request of the same path whose parameters nothing else of the recording has", () => {
    const waiting = [requestAt(1, "/find", { a: "2" }), requestAt(2, "/find", { a: "3" })];
    expect(answers.indexFor(answerAt(9, 1), waiting)).to.equal(1);
    expect(answers.indexFor(answerAt(9, 3), waiting)).to.equal(-1);
    expect(answers.indexFor(answerAt(9, 9), waiting)).to.equal(-1);
  });
});

describe("the fault of a recording", () => {
  it("is the last that it has, by its code and call, or by the message of an error", () => {
    const events = [failed("find"), failed("products"), failed("find"), { type: "fault", at: 3, message: "TypeError: no" } as const];
    expect(faultsOf({ events })).to.deep.equal(["ski-error call-failed find", "ski-error call-failed products", "TypeError: no"]);
    expect(mainFault({ events: events.slice(0, 2) })).to.equal("ski-error call-failed products");
    expect(mainFault({ events: [] })).to.equal(null);
  });
});

describe("the differences of two recordings", () => {
  it("leave out times and the numbers of requests, and name the first of each kind", () => {
    const one: RecordedEvent[] = [requestAt(1, "/find"), { type: "announced", at: 4, tag: 0, text: "12 stays" }];
    const other: RecordedEvent[] = [{ type: "announced", at: 7, tag: 0, text: "11 stays" }, requestAt(5, "/find"), failed("find")];
    expect(differences({ events: one }, { events: one.map((event) => ({ ...event, at: 99 })) })).to.deep.equal([]);
    expect(differences({ events: one }, { events: other }).map(({ kind, index }) => [kind, index])).to.deep.equal([
      ["announced", 0],
      ["events", 0],
    ]);
  });
});

/** A page that writes down what it is asked for. */
function notedPage(waiting: readonly NotedRequest[], more: Partial<ReplayPage> = {}) {
  const done: string[] = [];
  const page: ReplayPage = {
    advance: async (milliseconds) => void done.push(`${milliseconds} ms`),
    settled: async () => undefined,
    waiting: async () => waiting,
    answer: async (index, answer: GivenAnswer | null) => void done.push(`${index} ${answer ? `${answer.status} ${answer.body}` : "lost"}`),
    perform: async ({ type }) => void done.push(type),
    state: async () => done.length,
    ...more,
  };
  return { page, done };
}

describe("a replay", () => {
  const events: RecordedEvent[] = [
    requestAt(1, "/find"),
    press(200),
    answerAt(500, 1),
    { type: "failure", at: 500, number: 2, reason: "network" },
    { type: "failure", at: 600, number: 1, reason: "aborted" },
  ];
  const recording = recordingOf([...events, requestAt(2, "/catalog")], { bodies: { a: "found" } });

  it("plays what was done at its time, and answers the requests in the order of the recording", async () => {
    const { page, done } = notedPage([noted("/catalog"), noted("/find")]);
    const replay = createReplay(recording, page);
    const steps = [];
    for (let step = await replay.next(); step !== null; step = await replay.next()) steps.push(step);
    expect(done).to.deep.equal(["100 ms", "100 ms", "press", "100 ms", "200 ms", "1 200 found", "0 lost", "100 ms"]);
    expect(steps.map(({ missed, state }) => [missed, state])).to.deep.equal([
      [null, 3],
      [null, 6],
      [null, 7],
      [null, 8],
    ]);
    expect([replay.done(), replay.now()]).to.deep.equal([4, 600]);
  });

  it("names what is not there, and goes on", async () => {
    const { page } = notedPage([], { perform: () => Promise.reject(new Error("there is no button “Search”\nat all")) });
    const replay = createReplay(recording, page);
    expect((await replay.next())?.missed).to.equal("press: there is no button “Search”");
    expect((await replay.next())?.missed).to.equal("answer 1: no request waits for it");
  });

  it("gives a tag the settings that its search had when the recording began, under its own", async () => {
    const settings = { engineId: 1, locale: "en-GB", currency: "GBP", menuDomain: "https://a.test" };
    const tag: RecordedEvent = { type: "tag", at: 0, tag: 0, name: "ski-results", attributes: { currency: "EUR" } };
    const seen: RecordedEvent[] = [];
    const { page } = notedPage([], { perform: async (event) => void seen.push(event) });
    await createReplay(recordingOf([tag], { searches: [{ store: "default", settings, flags: {} }] }), page).next();
    expect(seen).to.deep.equal([
      { ...tag, attributes: { "engine-id": "1", locale: "en-GB", currency: "EUR", "menu-domain": "https://a.test" } },
    ]);
  });

  it("has another answer where one was changed, also for a request that failed", async () => {
    const changed = withAnswer(withAnswer(recording, 1, { status: 500, body: "no" }), 2, { status: 200, body: "there" });
    const { page, done } = notedPage([noted("/catalog"), noted("/find")]);
    const replay = createReplay(changed, page);
    while (await replay.next());
    expect(done.filter((one) => /^\d \d/.test(one))).to.deep.equal(["1 500 no", "0 200 there"]);
    expect(recording.bodies).to.deep.equal({ a: "found" });
  });

  it("names the requests that the recording has no answer for, and goes on with one that was added", async () => {
    const { page, done } = notedPage([noted("/find"), noted("/wiyp"), noted("/catalog")]);
    const replay = createReplay(recording, page);
    const played = await replay.next();
    expect(await replay.unanswered()).to.deep.equal([noted("/wiyp")]);
    if (!played) throw new Error("Nothing was played.");
    const longer = withAddedAnswer(recording, played.event, noted("/wiyp"), { status: 200, body: "new" });
    const next = createReplay(longer, page);
    await next.next();
    expect(await next.unanswered()).to.deep.equal([]);
    await next.next();
    expect(done.at(-1)).to.equal("1 200 new");
    expect(next.now()).to.equal(200);
    expect(longer.events.filter((event) => "number" in event && event.number === 3)).to.have.length(2);
  });
});
