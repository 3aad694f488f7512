import { expect } from "chai";
import fc from "fast-check";
import { addDays, daysBetween, monthOf, weekdayOf } from "./day.js";
import type { Day, Weekday } from "./day.js";
import { monthPage } from "./pages.js";
import { hardZones, inZone } from "./testing/time-zones.driver.js";
import { isoWeekOf, ordinalsOf, startOfWeek, weekOfMonth } from "./week.js";

const days = fc.integer({ min: 0, max: 200_000 }).map((count) => addDays("1600-01-01", count));
const weekdays = fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7);
/** The week of the year by ISO 8601, counted from the Monday on or before 4 January. */
function weekByHand(day: Day): number {
  const year = Number(day.slice(0, 4));
  const firstMonday = (of: number) => {
    let monday = `${of}-01-04`;
    while (weekdayOf(monday) !== 2) monday = addDays(monday, -1);
    return monday;
  };
  const own = [year + 1, year, year - 1].find((of) => firstMonday(of) <= day) ?? year;
  let number = 1;
  for (let monday = addDays(firstMonday(own), 7); monday <= day; monday = addDays(monday, 7)) number += 1;
  return number;
}

describe("weeks", () => {
  it("CAL-22 CAL-50 numbers the rows of a month's grid that hold its days, from the first and from the last", () => {
    fc.assert(
      fc.property(days, weekdays, (day, first) => {
        const rows = monthPage(monthOf(day), first).weeks.filter(({ first: start, last, page }) => last >= page.start && start <= page.end);
        const row = rows.findIndex((week) => week.days.includes(day)) + 1;
        expect(weekOfMonth(day, first)).to.deep.equal([row, row - rows.length - 1]);
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
        expect(isoWeekOf(day)).to.equal(weekByHand(day));
      }),
    );
    expect(["2026-12-31", "2027-01-03", "2027-01-04", "2024-12-30"].map(isoWeekOf)).to.deep.equal([53, 53, 1, 1]);
  });
  it("begin on the first weekday, at most six days before", () => {
    fc.assert(
      fc.property(days, weekdays, (day, first) => {
        const start = startOfWeek(day, first);
        expect(weekdayOf(start)).to.equal(first);
        expect(daysBetween(start, day)).to.be.within(0, 6);
      }),
    );
  });

  it("are the same in every time zone", () => {
    const some = ["2011-12-30", "1994-12-31", "2027-04-03", "2027-04-04", "2027-09-05", "2027-03-28", "2026-12-31"];
    const weeksOf = () => some.map((day) => [isoWeekOf(day), weekOfMonth(day, 2), ordinalsOf(day), startOfWeek(day, 7)]);
    const expected = inZone("UTC", weeksOf);
    for (const zone of hardZones) expect(inZone(zone, weeksOf), zone).to.deep.equal(expected);
  });
});
