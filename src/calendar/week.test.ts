import { expect } from "chai";
import { getISOWeek, getWeekOfMonth, getWeeksInMonth } from "date-fns";
import fc from "fast-check";
import { addDays, monthOf, weekdayOf } from "./day.js";
import type { Day, Weekday } from "./day.js";
import { monthPage } from "./pages.js";
import { isoWeekOf, ordinalsOf, weekOfMonth } from "./week.js";

const days = fc.integer({ min: 0, max: 200_000 }).map((count) => addDays("1600-01-01", count));
const weekStarts = [0, 1, 2, 3, 4, 5, 6] as const;
const weekdays = fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7);
const localDate = (day: Day) => new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)));

describe("weeks", () => {
  it("CAL-22 CAL-50 numbers the rows of a month's grid that hold its days, from the first and from the last", () => {
    fc.assert(
      fc.property(days, weekdays, (day, first) => {
        const rows = monthPage(monthOf(day), first).weeks.filter(({ first: start, last, page }) => last >= page.start && start <= page.end);
        const row = rows.findIndex((week) => week.days.includes(day)) + 1;
        expect(weekOfMonth(day, first)).to.deep.equal([row, row - rows.length - 1]);
        const options = { weekStartsOn: weekStarts[first - 1] };
        expect(row).to.equal(getWeekOfMonth(localDate(day), options));
        expect(rows.length).to.equal(getWeeksInMonth(localDate(day), options));
      }),
    );
  });

  it("CAL-50 finds a month of four rows and one of six", () => {
    expect(weekOfMonth("2027-02-28", 2)).to.deep.equal([4, -1]);
    expect(weekOfMonth("2027-05-31", 2)).to.deep.equal([6, -1]);
    expect(weekOfMonth("2027-05-01", 2)).to.deep.equal([1, -6]);
  });

  it("CAL-52 numbers a day among its weekday in the month, from the first and from the last", () => {
    fc.assert(
      fc.property(days, (day) => {
        const same = monthPage(monthOf(day), 2)
          .weeks.flatMap((week) => week.days)
          .filter((other) => monthOf(other) === monthOf(day) && weekdayOf(other) === weekdayOf(day));
        const ordinal = same.indexOf(day) + 1;
        expect(ordinalsOf(day)).to.deep.equal([ordinal, ordinal - same.length - 1]);
      }),
    );
    expect(ordinalsOf("2027-01-29")).to.deep.equal([5, -1]);
    expect(ordinalsOf("2027-01-01")).to.deep.equal([1, -5]);
  });

  it("numbers the weeks of the year by ISO 8601", () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(isoWeekOf(day)).to.equal(getISOWeek(localDate(day)));
      }),
    );
    expect(["2026-12-31", "2027-01-03", "2027-01-04", "2024-12-30"].map(isoWeekOf)).to.deep.equal([53, 53, 1, 1]);
  });
});
