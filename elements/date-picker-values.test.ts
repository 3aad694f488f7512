import { expect } from "chai";
import { daySets, markLists } from "./date-picker-values.js";

const options = { firstWeekday: 2 as const, onFunctionError: () => {} };

/** A list of one day that counts how often the day is read. */
function countedDays() {
  let count = 0;
  const days = {
    get start() {
      count += 1;
      return "2027-02-06";
    },
    end: "2027-02-06",
  };
  return { list: [days], count: () => count };
}

describe("the date picker's lists", () => {
  it("are read once: what the check has read is used", () => {
    const { list, count } = countedDays();
    daySets.check(list);
    const days = daySets.read(list, options);
    expect(daySets.read(list, { ...options, firstWeekday: 1 })).to.equal(days);
    expect(days.has("2027-02-06")).to.equal(true);
    expect(count()).to.equal(1);
  });

  it("are read again by a check, for a page that has changed its list", () => {
    const list = ["2027-02-06"];
    daySets.check(list);
    list.push("2027-02-07");
    daySets.check(list);
    expect(daySets.read(list, options).has("2027-02-07")).to.equal(true);
  });

  it("CAL-50 with rules are read with the weekday that opens a week, and once for each", () => {
    // The first row of February 2027 is the 1st to the 7th from Monday, and the 1st to the 6th from Sunday.
    const list = [{ repeat: { weeks: 1 } }];
    daySets.check(list);
    const fromMonday = daySets.read(list, options);
    expect(fromMonday.has("2027-02-07")).to.equal(true);
    expect(daySets.read(list, options)).to.equal(fromMonday);
    expect(daySets.read(list, { ...options, firstWeekday: 1 }).has("2027-02-07")).to.equal(false);
  });

  it("report a function that throws to the element that reads them, not to their check", () => {
    const closed = () => {
      throw new Error("no such day");
    };
    const errors: unknown[] = [];
    const reporting = { ...options, onFunctionError: (error: unknown) => void errors.push(error) };
    daySets.check(closed);
    expect(daySets.read(closed, reporting).has("2027-02-06")).to.equal(true);
    const marks = [{ key: "fair", dates: closed, dot: true }];
    markLists.check(marks);
    expect(markLists.read(marks, reporting)("2027-02-06")).to.have.length(1);
    expect(errors).to.have.length(2);
  });
});
