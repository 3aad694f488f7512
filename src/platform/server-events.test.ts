import { expect } from "chai";
import { createServerEvents } from "./server-events.js";

class FakeEventSource extends EventTarget {
  static readonly made: FakeEventSource[] = [];
  closed = false;
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
}

describe("events that a server sends", () => {
  beforeEach(() => {
    FakeEventSource.made.length = 0;
    Object.defineProperty(globalThis, "EventSource", { value: FakeEventSource, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, "EventSource"));

  const states = () => FakeEventSource.made.map(({ closed }) => closed);

  it("are received by their type, until the stream is closed", () => {
    const received: string[] = [];
    const close = createServerEvents()("https://events.example/sse", "update", (data) => received.push(data));
    FakeEventSource.made[0]?.send("update", "one");
    FakeEventSource.made[0]?.send("other", "two");
    expect([FakeEventSource.made[0]?.url, received]).to.deep.equal(["https://events.example/sse", ["one"]]);
    close();
    expect(states()).to.deep.equal([true]);
  });

  it("EXP-CFG-35..36 have one stream a type and URL: the same opened again closes the earlier one", () => {
    const open = createServerEvents();
    open("https://events.example/a", "update", () => {});
    open("https://events.example/b", "update", () => {});
    open("https://events.example/a", "other", () => {});
    expect(states()).to.deep.equal([false, false, false]);
    open("https://events.example/a", "update", () => {});
    expect(states()).to.deep.equal([true, false, false, false]);
  });

  it("cannot be received where the browser has no event source", () => {
    Reflect.deleteProperty(globalThis, "EventSource");
    expect(() => createServerEvents()("https://events.example/a", "update", () => {})).to.throw();
  });
});
