import { expect } from "chai";
import fc from "fast-check";
import { onlyBest } from "./only-best.js";

describe("the best of values", () => {
  it("is the only largest or smallest one", () => {
    expect(onlyBest([3, 5, 4], "more")).to.equal(1);
    expect(onlyBest([3, 5, 4], "less")).to.equal(0);
    expect(onlyBest([null, 0, 4], "less")).to.equal(1);
  });

  it("is none where two are equal, and none with less than two known ones", () => {
    expect(onlyBest([5, 5, 4], "more")).to.equal(null);
    expect(onlyBest([null, 5, null], "more")).to.equal(null);
    expect(onlyBest([], "less")).to.equal(null);
  });

  it("is better than each other known one, whatever the values", () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: -5, max: 5 }))), (values) => {
        const best = onlyBest(values, "more");
        const known = values.filter((value) => value !== null);
        const top = Math.max(...known);
        if (best === null) expect(known.filter((value) => value === top).length).to.not.equal(known.length > 1 ? 1 : -1);
        else expect(values.flatMap((value, index) => (value === top ? [index] : []))).to.deep.equal([best]);
      }),
    );
  });
});
