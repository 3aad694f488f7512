import { expect } from "chai";
import { dateOf, weekdayOf } from "../../calendar/day.js";
import { times } from "../../calendar/times.js";
import { startOfPart } from "./month-parts.js";

const today = "2026-11-29";
const start = (part: Parameters<typeof startOfPart>[0], month: number, year: number | null = null, day = today) =>
  startOfPart(part, month, year, day);

describe("a part of a month", () => {
  it("begins on its Saturday: the first, the one nearest to the 15th, the last, or one by its number", () => {
    expect(["first", "second", "third", "middle", "last"].map((part) => start(part as "first", 3))).to.deep.equal([
      "2027-03-06",
      "2027-03-13",
      "2027-03-20",
      "2027-03-13",
      "2027-03-27",
    ]);
    expect(start("last", 1)).to.equal("2027-01-30");
    expect(start("middle", 1)).to.equal("2027-01-16");
  });

  it("has a middle in every month, at most three days from the 15th", () => {
    for (const month of times(12, (index) => index + 1))
      for (const year of times(28, (index) => 2027 + index)) {
        const middle = start("middle", month, year) ?? "";
        expect(weekdayOf(middle), middle).to.equal(7);
        expect(Math.abs(dateOf(middle) - 15), middle).to.be.at.most(3);
      }
  });

  it("is never in the past: in the next year where none is written, else none", () => {
    expect(start("first", 11)).to.equal("2027-11-06");
    expect(start("first", 12, null, "2026-12-05")).to.equal("2026-12-05");
    expect(start("first", 12, null, "2026-12-06")).to.equal("2027-12-04");
    expect(start("last", 12, null, "2026-12-06")).to.equal("2026-12-26");
    expect(start("first", 11, 2026)).to.equal(null);
    expect(start("first", 3, 2026)).to.equal(null);
    expect(start("first", 3, 2028)).to.equal("2028-03-04");
  });
});
