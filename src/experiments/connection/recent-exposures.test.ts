import { expect } from "chai";
import { fakeClock } from "../../platform/testing/fakes.js";
import { createRecentExposures } from "./recent-exposures.js";

describe("recent exposures", () => {
  it("EXP-CFG-43 are given to the page engine for five seconds, renewed by each exposure", () => {
    const clock = fakeClock();
    const recent = createRecentExposures(clock);
    recent.add("visitor", 7, 70);
    clock.advance(3000);
    recent.add("visitor", 7, 71);
    clock.advance(4999);
    expect(recent.trackingCode("visitor")).to.include("['Experiments.assignVariation',7,71,true]");
    clock.advance(1);
    expect(recent.trackingCode("visitor")).to.equal("");
  });

  it("EXP-CFG-44 are removed every ten seconds while there are any", () => {
    const clock = fakeClock();
    const recent = createRecentExposures(clock);
    expect(clock.pending()).to.equal(0);
    recent.add("visitor", 7, 70);
    clock.advance(9999);
    expect(clock.pending()).to.equal(1);
    clock.advance(1);
    expect(clock.pending()).to.equal(0);
    recent.add("visitor", 7, 70);
    clock.advance(9000);
    recent.add("another", 8, 80);
    expect(clock.pending()).to.equal(1);
    clock.advance(1000);
    expect(clock.pending(), "the later one is left").to.equal(1);
    clock.advance(10_000);
    expect(clock.pending(), "none is left").to.equal(0);
    recent.add("visitor", 7, 70);
    recent.stop();
    expect(clock.pending()).to.equal(0);
  });
});
