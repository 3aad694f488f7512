import { expect } from "chai";
import { dayNumber, dayText, firstDayOfMonth, knownDay, nextWeekday, weekday } from "./days.js";
import { seasonsOnSale } from "./periods.js";

describe("days of the engine", () => {
  for (const text of ["2027-02-30", "2027-13-01", "2027-2-3", "06/02/2027", "", "0", "2027-02-06T00:00"])
    it(`refuses the day ${JSON.stringify(text)}`, () => {
      expect(dayNumber(text)).to.equal(null);
    });

  it("counts days through leap years", () => {
    expect(knownDay("2028-03-01") - knownDay("2028-02-28")).to.equal(2);
    expect(dayText(knownDay("2028-02-29"))).to.equal("2028-02-29");
    expect(dayText(nextWeekday(knownDay("2027-02-01"), 6))).to.equal("2027-02-06");
    expect(weekday(knownDay("2027-02-07"))).to.equal(0);
  });

  it("moves months over the end of a year", () => {
    expect(dayText(firstDayOfMonth("2026-11", 3) ?? 0)).to.equal("2027-02-01");
    expect(firstDayOfMonth("2026-00")).to.equal(null);
  });

  for (const [today, sold] of [
    ["2026-09-30", "E2026 H2026 E2027"],
    ["2026-10-01", "H2026 E2027 H2027"],
    ["2027-04-30", "H2026 E2027 H2027"],
    ["2027-05-01", "E2027 H2027 E2028"],
  ] as const)
    it(`sells ${sold} on ${today}`, () => {
      expect(
        seasonsOnSale(knownDay(today))
          .map(({ season, year }) => `${season}${year}`)
          .join(" "),
      ).to.equal(sold);
    });
});
