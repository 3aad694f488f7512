import { expect } from "chai";
import fc from "fast-check";
import { addDays, addMonths, daysBetween, lastDayOf, weekdayOf } from "./day.js";
import type { Weekday } from "./day.js";
import { monthPage, monthsFrom, monthsToShow, weekOf } from "./pages.js";

const months = fc.integer({ min: 0, max: 2000 }).map((count) => addMonths("1990-01", count));
const weekdays = fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7);

describe("month pages", () => {
  it("CAL-22 has every month as 6 rows of 7 days in a row, with days of the neighbouring months before and after its own", () => {
    fc.assert(
      fc.property(months, weekdays, (month, first) => {
        const { weeks } = monthPage(month, first);
        expect(weeks).to.have.length(6);
        const days = weeks.flatMap((week) => week.days);
        expect(days).to.have.length(42);
        days.forEach((day, index) => expect(day).to.equal(addDays(days[0] ?? "", index)));
        expect(days.indexOf(`${month}-01`)).to.be.within(0, 6);
        expect(days).to.include(lastDayOf(month));
        for (const { page } of weeks) expect(page).to.deep.equal({ start: `${month}-01`, end: lastDayOf(month) });
      }),
    );
  });

  it("CAL-20 has the week of a day as one row of seven, which is its own page", () => {
    fc.assert(
      fc.property(months, weekdays, fc.integer({ min: 0, max: 27 }), (month, first, index) => {
        const day = addDays(`${month}-01`, index);
        const { days, page } = weekOf(day, first);
        expect(days).to.include(day);
        expect(weekdayOf(page.start)).to.equal(first);
        expect([days[0], days[6], daysBetween(page.start, page.end)]).to.deep.equal([page.start, page.end, 6]);
      }),
    );
  });

  it("puts the first weekday in the first column of every row", () => {
    fc.assert(
      fc.property(months, weekdays, (month, first) => {
        const { weeks } = monthPage(month, first);
        for (const week of weeks) expect(weekdayOf(week.first)).to.equal(first);
      }),
    );
  });

  it("orders the weekdays from the first", () => {
    expect(monthPage("2027-02", 2).weeks[0]?.days.map(weekdayOf)).to.deep.equal([2, 3, 4, 5, 6, 7, 1]);
    expect(monthPage("2027-02", 1).weeks[0]?.days.map(weekdayOf)).to.deep.equal([1, 2, 3, 4, 5, 6, 7]);
  });

  it("February 2027 fills four rows from Monday the 1st and leaves two empty", () => {
    const { weeks } = monthPage("2027-02", 2);
    expect(weeks[0]?.days[0]).to.equal("2027-02-01");
    expect(weeks.map((week) => week.first > week.page.end)).to.deep.equal([false, false, false, false, true, true]);
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

  it("CAL-58 keeps the pages of the last 12 months, for each first weekday", () => {
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
