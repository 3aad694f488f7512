import { expect } from "chai";
import { gridStateIn } from "./gridState.js";
import type { GridState } from "./gridState.js";

const state: GridState = {
  rangeStart: "2027-01-10",
  rangeEnd: "2027-03-05",
  aim: "end",
  tabDay: "2027-03-05",
  today: "2027-01-02",
};
const january = (of: GridState) => gridStateIn("2027-01-01", "2027-01-31", of);
const february = (of: GridState) => gridStateIn("2027-02-01", "2027-02-28", of);
const march = (of: GridState) => gridStateIn("2027-03-01", "2027-03-31", of);

describe("the state of a grid", () => {
  it("CAL-57 stays equal in months that a different end of the range does not affect", () => {
    const later = { ...state, rangeEnd: "2027-03-06", tabDay: "2027-03-06" };
    expect(january(later)).to.deep.equal(january(state));
    expect(february(later)).to.deep.equal(february(state));
    expect(march(later)).to.not.deep.equal(march(state));
  });

  it("keeps the ends of a range, or the day beside the month where the range goes on", () => {
    expect(january(state)).to.deep.include({ rangeStart: "2027-01-10", rangeEnd: "2027-02-01", aim: "end" });
    expect(february(state)).to.deep.include({ rangeStart: "2027-01-31", rangeEnd: "2027-03-01" });
    expect(march(state)).to.deep.include({ rangeStart: "2027-02-28", rangeEnd: "2027-03-05" });
  });

  it("has the tab stop and today only in their months, and no range where none overlaps the month", () => {
    expect(january(state)).to.deep.include({ tabDay: null, today: "2027-01-02" });
    expect(march(state)).to.deep.include({ tabDay: "2027-03-05", today: null });
    expect(gridStateIn("2027-04-01", "2027-04-30", state)).to.deep.equal({
      rangeStart: null,
      rangeEnd: null,
      aim: "",
      tabDay: null,
      today: null,
    });
  });
});
