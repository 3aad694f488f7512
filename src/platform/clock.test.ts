import { expect } from "chai";
import { fakeClock } from "./testing/fakes.js";
import { browserClock, dayOf } from "./clock.js";

describe("the clock", () => {
  it("returns the day in the visitor's time zone", () => {
    expect(dayOf(new Date(2027, 1, 6, 23, 59))).to.equal("2027-02-06");
    expect(browserClock().today()).to.equal(dayOf(new Date()));
    expect(browserClock().now()).to.be.closeTo(Date.now(), 1000);
  });

  it("fires its timers unless they are cleared", async () => {
    const clock = browserClock();
    const fired: string[] = [];
    const stopped = clock.setTimeout(() => fired.push("stopped"), 1);
    clock.clearTimeout(stopped);
    clock.clearTimeout(undefined);
    await new Promise<void>((resolve) => clock.setTimeout(() => (fired.push("kept"), resolve()), 5));
    expect(fired).to.deep.equal(["kept"]);
  });
});

describe("the fake clock", () => {
  it("fires timers in order of time, including timers set while one fires", () => {
    const clock = fakeClock("2026-11-21T10:00:00Z");
    const start = clock.now();
    const fired: [string, number][] = [];
    const note = (name: string) => fired.push([name, clock.now() - start]);
    clock.setTimeout(() => note("late"), 300);
    clock.setTimeout(() => {
      note("early");
      clock.setTimeout(() => note("child"), 50);
    }, 100);
    clock.setTimeout(() => note("never"), 1000);
    clock.advance(300);
    expect(fired).to.deep.equal([
      ["early", 100],
      ["child", 150],
      ["late", 300],
    ]);
    expect(clock.pending()).to.equal(1);
  });
});
