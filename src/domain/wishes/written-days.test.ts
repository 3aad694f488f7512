import { expect } from "chai";
import { dayFrom, monthFrom } from "./written-days.js";

const today = "2026-11-29";

describe("days as they are written", () => {
  it("are the next such day where they have no year", () => {
    expect(dayFrom({ date: 6, month: 2, year: null }, today)).to.equal("2027-02-06");
    expect(dayFrom({ date: 29, month: 11, year: null }, today)).to.equal(today);
    expect(dayFrom({ date: 28, month: 11, year: null }, today)).to.equal("2027-11-28");
    expect(dayFrom({ date: 29, month: 2, year: null }, today)).to.equal("2028-02-29");
    expect(dayFrom({ date: 31, month: 4, year: null }, today)).to.equal(null);
  });

  it("are that of their year, unless it has passed", () => {
    expect(dayFrom({ date: 6, month: 2, year: 2028 }, today)).to.equal("2028-02-06");
    expect(dayFrom({ date: 6, month: 2, year: 2026 }, today)).to.equal(null);
  });

  it("name the next such month, the current one too", () => {
    expect(["11", "12", "3"].map((month) => monthFrom(Number(month), null, today))).to.deep.equal(["2026-11", "2026-12", "2027-03"]);
    expect(monthFrom(3, 2028, today)).to.equal("2028-03");
    expect(monthFrom(3, 2026, today)).to.equal(null);
  });
});
