import { expect } from "chai";
import { weekdayOf } from "../calendar/day.js";
import { comingDay } from "./coming-day.js";

describe("the day that stands for one that has passed", () => {
  for (const [day, today, coming] of [
    ["2026-02-07", "2026-11-21", "2027-02-06"],
    ["2025-02-08", "2026-11-21", "2027-02-06"],
    ["2025-12-27", "2026-11-21", "2026-12-26"],
    ["2026-04-11", "2026-11-21", "2027-04-10"],
    ["2026-01-31", "2026-05-02", "2027-01-30"],
    ["2026-07-11", "2026-11-21", "2027-07-10"],
    ["2024-02-29", "2026-11-21", "2027-02-25"],
    ["2026-01-01", "2026-11-21", "2026-12-31"],
    ["2021-01-02", "2026-11-21", "2027-01-02"],
  ] as const)
    it(`of ${day} is ${coming} on ${today}, on the same weekday`, () => {
      expect(comingDay(day, today)).to.equal(coming);
      expect(weekdayOf(coming)).to.equal(weekdayOf(day));
    });

  it("is the day itself in the season that is running, and of days to come", () => {
    expect(comingDay("2026-11-07", "2026-11-21")).to.equal("2026-11-07");
    expect(comingDay("2027-01-30", "2027-02-10")).to.equal("2027-01-30");
    expect(comingDay("2027-02-06", "2026-11-21")).to.equal("2027-02-06");
  });
});
