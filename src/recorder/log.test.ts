import { expect } from "chai";
import { createLog } from "./log.js";

describe("the log of a recording", () => {
  function startLog() {
    const times = { now: 1_000_000, passed: 50 };
    const log = createLog({ now: () => times.now, passed: () => times.passed });
    const pass = (milliseconds: number) => Object.assign(times, { now: times.now + milliseconds, passed: times.passed + milliseconds });
    return { log, times, pass };
  }

  it("has the time of each event since it began", () => {
    const { log, pass } = startLog();
    pass(120);
    log.add({ type: "scroll", top: 3 });
    expect(log.events).to.deep.equal([{ type: "scroll", top: 3, at: 120 }]);
  });

  it("notes once that the clock of the machine was set", () => {
    const { log, times, pass } = startLog();
    times.now += 3_600_000;
    pass(10);
    log.add({ type: "scroll", top: 1 });
    log.add({ type: "scroll", top: 2 });
    expect(log.events.map(({ type }) => type)).to.deep.equal(["clock", "scroll", "scroll"]);
    expect(log.events[0]).to.deep.equal({ type: "clock", at: 10, now: 4_600_010 });
  });

  it("keeps equal bodies once", () => {
    const { log } = startLog();
    expect(log.keep("{}")).to.equal(log.keep("{}"));
    expect(log.keep("[]")).not.to.equal(log.keep("{}"));
    expect(Object.values(log.bodies)).to.deep.equal(["{}", "[]"]);
  });
});
