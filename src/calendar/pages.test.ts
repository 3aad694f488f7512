import { expect } from "chai";
import fc from "fast-check";
import { addMonths, dateOf, lastDayOf, weekdayOf } from "./day.js";
import type { Weekday } from "./day.js";
import { monthPage, monthsFrom, monthsToShow } from "./pages.js";

const months = fc.integer({ min: 0, max: 2000 }).map((count) => addMonths("1990-01", count));
const weekdays = fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7);

describe("month pages", () => {
  it("CAL-22 draws every month as 6 rows of 7 days that hold each of its days once, in order", () => {
    fc.assert(
      fc.property(months, weekdays, (month, first) => {
        const { weeks } = monthPage(month, first);
        expect(weeks).to.have.length(6);
        for (const week of weeks) expect(week.days).to.have.length(7);
        const dates = weeks.flatMap((week) => week.days.flatMap((day) => (day === null ? [] : [dateOf(day)])));
        expect(dates).to.deep.equal(Array.from({ length: dateOf(lastDayOf(month)) }, (_, index) => index + 1));
      }),
    );
  });

  it("puts the first weekday in the first column of every row, and starts in the first row", () => {
    fc.assert(
      fc.property(months, weekdays, (month, first) => {
        const { weeks } = monthPage(month, first);
        for (const week of weeks) expect(weekdayOf(week.first)).to.equal(first);
        expect(weeks[0]?.empty).to.equal(false);
      }),
    );
  });

  it("February 2027 fills four rows from Monday the 1st and leaves two empty", () => {
    const { weeks } = monthPage("2027-02", 2);
    expect(weeks[0]?.days[0]).to.equal("2027-02-01");
    expect(weeks.map((week) => week.empty)).to.deep.equal([false, false, false, false, true, true]);
  });

  it("lists months in a row across a new year", () => {
    expect(monthsFrom("2026-12", 3)).to.deep.equal(["2026-12", "2027-01", "2027-02"]);
  });

  it("moves the months shown just far enough for the one wanted", () => {
    const shown = ["2027-02", "2027-03"];
    expect(monthsToShow(shown, "2027-04")).to.deep.equal(["2027-03", "2027-04"]);
    expect(monthsToShow(shown, "2028-02")).to.deep.equal(["2028-01", "2028-02"]);
    expect(monthsToShow(shown, "2027-01")).to.deep.equal(["2027-01", "2027-02"]);
    expect(monthsToShow(shown, "2027-03")).to.equal(shown);
  });

  it("CAL-58 keeps the pages of the last 12 months, each by the first weekday", () => {
    const months = monthsFrom("2030-01", 12);
    const pages = months.map((month) => monthPage(month, 2));
    expect(months.map((month) => monthPage(month, 2)).every((page, index) => page === pages[index])).to.equal(true);
    const [first, second] = pages;
    expect(monthPage("2030-01", 1)).not.to.equal(first);
    expect(monthPage("2030-02", 2)).to.equal(second);
    expect(monthPage("2030-01", 2)).not.to.equal(first);
    expect(monthPage("2030-01", 2)).to.deep.equal(first);
  });
});
