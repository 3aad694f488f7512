import { expect } from "chai";
import { monthsFrom } from "../../calendar/pages.js";
import { mayHoldMore, monthsPerLoad, openingMonths, withMoreMonths } from "./shownMonths.js";

describe("months at first", () => {
  it("DATE-21 opens two months on the start, and a list that still has the months before it", () => {
    const opening = { first: "2026-12", start: "2027-02-06" };
    expect(openingMonths({ layout: "columns", ...opening })).to.deep.equal(["2027-02", "2027-03"]);
    expect(openingMonths({ layout: "list", ...opening })).to.deep.equal(["2026-12", "2027-01", "2027-02", "2027-03"]);
    expect(openingMonths({ layout: "list", first: "2026-12", start: "2026-11-28" })).to.deep.equal(["2026-11", "2026-12"]);
    expect(openingMonths({ layout: "list", first: "2026-12", start: null })).to.deep.equal(["2026-12", "2027-01"]);
  });
});

describe("months under one another", () => {
  it("BAR-12 adds as many months as one find returns: 6, or 2 with a start date", () => {
    expect(monthsPerLoad(null)).to.equal(6);
    expect(monthsPerLoad("2027-02-06")).to.equal(2);
    expect(withMoreMonths(["2026-11", "2026-12"], 2)).to.deep.equal(["2026-11", "2026-12", "2027-01", "2027-02"]);
  });

  it("BAR-12 stops once an answer for later months is empty", () => {
    const shown = monthsFrom("2026-12", 8);
    const known = { shown, covered: shown, startDates: ["2026-12-19"], batch: 6 };
    expect(mayHoldMore(known)).to.equal(false);
    expect(mayHoldMore({ ...known, startDates: ["2027-04-03"] })).to.equal(true);
    expect(mayHoldMore({ ...known, covered: shown.slice(0, 7) }), "not answered yet").to.equal(true);
    expect(mayHoldMore({ ...known, shown: shown.slice(0, 2) }), "less than one answer shown").to.equal(true);
  });
});
