import { expect } from "chai";
import fc from "fast-check";
import {
  addDays,
  addMonths,
  addMonthsToDay,
  daysBetween,
  daysFrom,
  daysOf,
  isDay,
  lastDayOf,
  monthOf,
  monthsBetween,
  weekdayOf,
} from "./day.js";
import { hardZones, inZone } from "./testing/time-zones.driver.js";

const days = fc
  .date({ min: new Date("1970-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const steps = fc.integer({ min: -1000, max: 1000 });
/** Any day, and more often those near a day that Apia or Kiritimati skipped, or near a change of clocks. */
const hardDays = fc.oneof(
  days,
  fc
    .tuple(
      fc.constantFrom("2011-12-30", "1994-12-31", "2027-04-03", "2027-09-05", "2018-11-04", "2027-03-28"),
      fc.integer({ min: -3, max: 3 }),
    )
    .map(([day, step]) => utcDay(utcTime(day) + step * dayLength)),
);

const dayLength = 86_400_000;
const utcTime = (day: string) => Date.parse(`${day}T00:00Z`);
const utcDay = (time: number) => new Date(time).toISOString().slice(0, 10);

describe("calendar days", () => {
  it("adds and counts days as inverses, across months, years and leap days", () => {
    fc.assert(
      fc.property(days, steps, (day, step) => {
        const moved = addDays(day, step);
        expect(daysBetween(day, moved)).to.equal(step);
        expect(addDays(moved, -step)).to.equal(day);
        expect(isDay(moved)).to.equal(true);
      }),
    );
    expect(addDays("2028-02-28", 1)).to.equal("2028-02-29");
    expect(addDays("2026-12-31", 1)).to.equal("2027-01-01");
  });

  it("counts the days on which clocks change like any other", () => {
    expect(addDays("2027-03-27", 1)).to.equal("2027-03-28");
    expect(addDays("2027-03-28", 1)).to.equal("2027-03-29");
    expect(daysBetween("2027-10-30", "2027-11-01")).to.equal(2);
  });

  for (const zone of hardZones) {
    it(`counts the same days in ${zone} as in UTC, including days that are skipped or have no midnight`, () => {
      inZone(zone, () => {
        fc.assert(
          fc.property(hardDays, steps, (day, step) => {
            const time = utcTime(day);
            const moved = utcDay(time + step * dayLength);
            expect(isDay(day)).to.equal(true);
            expect(addDays(day, step)).to.equal(moved);
            expect(daysBetween(day, moved)).to.equal(step);
            expect(weekdayOf(day)).to.equal(new Date(time).getUTCDay() + 1);
            expect(daysFrom(day, 9)).to.deep.equal(Array.from({ length: 9 }, (_, index) => utcDay(time + index * dayLength)));
            const [year = 0, month = 0] = day.split("-").map(Number);
            const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
            expect(daysOf(monthOf(day))).to.deep.equal(
              Array.from({ length: count }, (_, index) => utcDay(Date.UTC(year, month - 1, index + 1))),
            );
            expect(lastDayOf(monthOf(day))).to.equal(utcDay(Date.UTC(year, month, 0)));
            expect(addMonths(monthOf(day), step)).to.equal(utcDay(Date.UTC(year, month - 1 + step, 1)).slice(0, 7));
          }),
        );
      });
    });
  }

  it("adds and counts months as inverses", () => {
    fc.assert(
      fc.property(days, steps, (day, step) => {
        const month = monthOf(day);
        expect(monthsBetween(month, addMonths(month, step))).to.equal(step);
      }),
    );
  });

  it("keeps the date when it moves by months, or takes the month's last day", () => {
    expect(addMonthsToDay("2027-01-31", 1)).to.equal("2027-02-28");
    expect(addMonthsToDay("2027-03-15", -12)).to.equal("2026-03-15");
    expect(lastDayOf("2028-02")).to.equal("2028-02-29");
  });

  it("counts weekdays from Sunday, 1", () => {
    expect(weekdayOf("2027-02-07")).to.equal(1);
    expect(weekdayOf("2027-02-06")).to.equal(7);
  });

  it("FIND-08 and API-57 accepts a day of the calendar, written yyyy-MM-dd, and no other text", () => {
    expect(["2027-02-06", "2028-02-29", "2000-02-29", "2026-12-31"].every(isDay)).to.equal(true);
    const unreal = ["2027-02-29", "1900-02-29", "2027-13-01", "2027-00-10", "2027-04-31", "0000-01-01"];
    const unlike = ["2027-2-6", "06/02/2027", "", "2027-02-06T00:00", "2027-02-06T00:00:00", " 2027-02-06", "2027-02-06 ", "+02027-02-06"];
    expect([...unreal, ...unlike].filter(isDay)).to.deep.equal([]);
  });
});
