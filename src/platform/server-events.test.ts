import { expect } from "chai";
import { fakeClock } from "./testing/fakes.js";
import { createServerEvents } from "./server-events.js";

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly made: FakeEventSource[] = [];
  closed = false;
  readyState = 1;
  constructor(readonly url: string) {
    super();
    FakeEventSource.made.push(this);
  }
  close() {
    this.closed = true;
  }
  send(type: string, data: string) {
    this.dispatchEvent(new MessageEvent(type, { data }));
  }
  open() {
    this.dispatchEvent(new Event("open"));
  }
  /** A browser reconnects after a lost connection, but not after the server refused. */
  fail(isRefused: boolean) {
    this.readyState = isRefused ? FakeEventSource.CLOSED : 0;
    this.dispatchEvent(new Event("error"));
  }
}

describe("server-sent events", () => {
  beforeEach(() => {
    FakeEventSource.made.length = 0;
    Object.defineProperty(globalThis, "EventSource", { value: FakeEventSource, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, "EventSource"));

  const clock = fakeClock();
  const ignore = () => {};
  const states = () => FakeEventSource.made.map(({ closed }) => closed);

  it("are received by their type, until the stream is closed", () => {
    const received: string[] = [];
    const close = createServerEvents(clock)("https://events.example/sse", "update", (data) => received.push(data), ignore);
    FakeEventSource.made[0]?.send("update", "one");
    FakeEventSource.made[0]?.send("other", "two");
    expect([FakeEventSource.made[0]?.url, received]).to.deep.equal(["https://events.example/sse", ["one"]]);
    close();
    expect(states()).to.deep.equal([true]);
  });

  it("EXP-CFG-35..36 have one stream per type and URL: opening the same again closes the earlier one", () => {
    const open = createServerEvents(clock);
    open("https://events.example/a", "update", ignore, ignore);
    open("https://events.example/b", "update", ignore, ignore);
    open("https://events.example/a", "other", ignore, ignore);
    expect(states()).to.deep.equal([false, false, false]);
    open("https://events.example/a", "update", ignore, ignore);
    expect(states()).to.deep.equal([true, false, false, false]);
  });

  it("call back once each time the stream is open again after a lost connection", () => {
    let count = 0;
    createServerEvents(clock)("https://events.example/sse", "update", ignore, () => (count += 1));
    const [source] = FakeEventSource.made;
    source?.open();
    expect(count).to.equal(0);
    for (const expected of [1, 2]) {
      source?.fail(false);
      source?.fail(false);
      source?.open();
      expect(count).to.equal(expected);
    }
    expect([states(), clock.pending()]).to.deep.equal([[false], 0]);
  });

  it("are received from a new stream a minute after the server refused one, unless it is closed", () => {
    const received: string[] = [];
    let count = 0;
    const close = createServerEvents(clock)(
      "https://events.example/sse",
      "update",
      (data) => received.push(data),
      () => (count += 1),
    );
    FakeEventSource.made[0]?.fail(true);
    clock.advance(59_999);
    expect(states()).to.have.length(1);
    clock.advance(1);
    FakeEventSource.made[1]?.open();
    FakeEventSource.made[1]?.send("update", "one");
    expect([received, count]).to.deep.equal([["one"], 1]);
    FakeEventSource.made[1]?.fail(true);
    close();
    clock.advance(60_000);
    expect([FakeEventSource.made.length, FakeEventSource.made[1]?.closed, clock.pending()]).to.deep.equal([2, true, 0]);
  });

  it("cannot be received where the browser has no event source", () => {
    Reflect.deleteProperty(globalThis, "EventSource");
    expect(() => createServerEvents(clock)("https://events.example/a", "update", ignore, ignore)).to.throw();
  });
});
