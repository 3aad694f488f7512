import { mock } from "node:test";
import { expect } from "chai";
import { muteConsole } from "../../test/fixtures/console.js";
import { fakeLocation } from "./testing/fakes.js";
import { browserLocation } from "./location.js";

/** A window with an address, a history and events, for as long as a task runs. */
function withWindow(
  task: (page: { go(hash: string, ...events: string[]): void; entries: string[]; states: unknown[] }) => void,
  refuses = () => false,
): void {
  const events = new EventTarget();
  const location = new URL("https://ski.example:8080/se-results?x=1");
  const entries: string[] = [];
  const states: unknown[] = [];
  const write = (kind: string) => (state: unknown, _title: string, address: string) => {
    if (refuses()) throw new Error("SecurityError");
    entries.push(`${kind} ${address}`);
    states.push(state);
    location.hash = new URL(address, location).hash;
  };
  const globals = {
    location,
    history: { state: { router: 1 }, pushState: write("push"), replaceState: write("replace") },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  const before = Object.keys(globals).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  const go = (hash: string, ...names: string[]) => {
    location.hash = hash;
    for (const name of names) events.dispatchEvent(new Event(name));
  };
  try {
    task({ go, entries, states });
  } finally {
    for (const [name, descriptor] of before) {
      Reflect.deleteProperty(globalThis, name);
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    }
  }
}

describe("the page's address", () => {
  it("is read and written, and keeps the page's own history state", () => {
    withWindow(({ entries, states }) => {
      const location = browserLocation();
      location.push("e=1");
      location.replace("#e=2");
      location.replace("");
      const page = "https://ski.example:8080/se-results?x=1";
      expect(entries).to.deep.equal([`push ${page}#e=1`, `replace ${page}#e=2`, `replace ${page}`]);
      expect(states).to.deep.equal([{ router: 1 }, { router: 1 }, { router: 1 }]);
      expect([location.page().host, location.page().origin, location.hash()]).to.deep.equal([
        "ski.example:8080",
        "https://ski.example:8080",
        "",
      ]);
    });
  });

  it("notifies every listener once of a change made by others", () => {
    withWindow(({ go }) => {
      const location = browserLocation();
      const calls: string[] = [];
      const stop = location.onChange(() => calls.push("one"));
      location.onChange(() => calls.push("two"));
      go("#e=3", "popstate", "hashchange");
      expect(calls).to.deep.equal(["one", "two"]);
      location.push("e=4");
      go("#e=4", "hashchange");
      stop();
      go("#e=5", "hashchange");
      expect(calls).to.deep.equal(["one", "two", "two"]);
    });
  });

  it("stays as it is, with a warning, where it may not be written", async () => {
    const output = muteConsole();
    let attempts = 0;
    mock.timers.enable({ apis: ["setTimeout"] });
    withWindow(
      () => {
        expect(() => browserLocation().push("e=1")).not.to.throw();
        for (let minute = 0; minute < 60; minute += 1) mock.timers.tick(60_000);
      },
      () => (attempts += 1) > 0,
    );
    mock.timers.reset();
    // The text is loaded when it is logged.
    await import("./console-words.js");
    await new Promise((done) => setTimeout(done));
    output.restore();
    expect(output.warnings).to.have.length(1);
    expect(attempts).to.equal(5);
  });

  it("is written once the browser takes it again, with the last hash, unless the visitor has changed it meanwhile", () => {
    const output = muteConsole();
    mock.timers.enable({ apis: ["setTimeout"] });
    let refused = true;
    withWindow(
      ({ go, entries }) => {
        const location = browserLocation();
        location.onChange(() => undefined);
        location.push("e=1");
        location.push("e=2");
        refused = false;
        mock.timers.tick(20_000);
        expect(entries).to.deep.equal(["replace https://ski.example:8080/se-results?x=1#e=2"]);
        refused = true;
        location.push("e=3");
        refused = false;
        go("#e=9", "hashchange");
        mock.timers.tick(20_000);
        expect(entries).to.have.length(1);
      },
      () => refused,
    );
    mock.timers.reset();
    output.restore();
  });
});

describe("the fake address", () => {
  it("keeps a history and reports moves, not writes", () => {
    const location = fakeLocation("https://ski.example/se-results#a");
    const calls: string[] = [];
    location.onChange(() => calls.push(location.hash()));
    location.push("b");
    location.replace("c");
    location.go("#d");
    location.back();
    location.back();
    location.forward();
    expect(calls).to.deep.equal(["#d", "#c", "#a", "#c"]);
    expect([location.writes(), location.entries()]).to.deep.equal([2, 2]);
  });
});
