import { expect } from "chai";
import fc from "fast-check";
import { addDays } from "./day.js";
import { cutRange, positionIn, rangeBetween } from "./range.js";

const days = fc.integer({ min: -40, max: 40 }).map((count) => addDays("2027-02-15", count));
const ranges = fc.tuple(days, days).map(([one, other]) => rangeBetween(one, other));

describe("day ranges", () => {
  it("CAL-42 puts the earlier day first, whichever is given first", () => {
    const wanted = { start: "2027-02-06", end: "2027-02-13" };
    expect(rangeBetween("2027-02-13", "2027-02-06")).to.deep.equal(wanted);
    expect(rangeBetween("2027-02-06", "2027-02-13")).to.deep.equal(wanted);
  });

  it("a cut range gives every day of its row the same place as the whole range", () => {
    fc.assert(
      fc.property(ranges, days, (range, first) => {
        const row = Array.from({ length: 7 }, (_, index) => addDays(first, index));
        const cut = cutRange(range, first, addDays(first, 6));
        for (const day of row) expect(positionIn(cut, day)).to.equal(positionIn(range, day));
      }),
    );
  });

  it("a row far inside a growing range sees no change", () => {
    const cut = (end: string) => cutRange({ start: "2027-02-01", end }, "2027-02-08", "2027-02-14");
    expect(cut("2027-02-20")).to.deep.equal(cut("2027-03-20"));
    expect(cut("2027-02-07")).to.equal(null);
  });

  it("names the ends, the inside and a range of one day", () => {
    const range = { start: "2027-02-06", end: "2027-02-08" };
    const positions = ["2027-02-05", "2027-02-06", "2027-02-07", "2027-02-08", "2027-02-09"].map((day) => positionIn(range, day));
    expect(positions).to.deep.equal([null, "start", "inside", "end", null]);
    expect(positionIn({ start: "2027-02-06", end: "2027-02-06" }, "2027-02-06")).to.equal("single");
  });
});
