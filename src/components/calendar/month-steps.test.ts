import { expect } from "chai";
import { monthSteps } from "./month-steps.js";

const today = "2026-11-21";
const months = ["2027-02", "2027-03"];

describe("the steps next to the months in view", () => {
  it("lead to the adjacent month on either side, without bounds", () => {
    expect(monthSteps({ months, today })).to.deep.equal({
      first: "2027-02-01",
      last: "2027-03-31",
      before: "2027-01",
      after: "2027-04",
      earliestDay: null,
      latestDay: null,
    });
  });

  it("end at the earliest and the latest month, whose days bound the focus", () => {
    expect(monthSteps({ months, today, earliest: "2027-02", latest: "2027-03" })).to.include({
      before: null,
      after: null,
      earliestDay: "2027-02-01",
      latestDay: "2027-03-31",
    });
    const inside = monthSteps({
      months,
      today,
      earliest: "2027-01",
      latest: "2027-04",
      earliestDay: "2027-01-09",
      latestDay: "2027-04-10",
    });
    expect(inside).to.include({ before: "2027-01", after: "2027-04", earliestDay: "2027-01-09", latestDay: "2027-04-10" });
  });

  it("are next to today's month without months", () => {
    expect(monthSteps({ months: [], today })).to.include({ first: "2026-11-01", last: "2026-11-30", before: "2026-10", after: "2026-12" });
  });
});
